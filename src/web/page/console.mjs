// The WebAssembly module as an object: memory and numbers are hidden here, the rest of the page sees words, bytes and pixels. The
// other side is src/web/page_calls.h.

export const WIDTH = 320, HEIGHT = 240;
export const BUTTONS = ["up", "down", "left", "right", "a", "b", "select", "start"];
export const SAVES_OURS = 0, SAVES_ELSEWHERE = 1, SAVES_NONE = 2, SAVES_AWAITED = 3;

// Answers of importSave, in the order of the module's.
export const IMPORTS = ["done", "noName", "notFitting", "wouldReplace", "notSaved", "notWritten"];

// The page has begun to fetch and unpack it. Some servers unpack it on the way: then it is taken as it is.
async function compiled() {
  try {
    return await early;
  } catch {
    return WebAssembly.compile(await (await fetch("console.bin")).arrayBuffer());
  }
}

export class Console {
  // `device` offers readSave(name, slot) -> bytes, null or undefined where they cannot be read; writeSave(name, slot, bytes) -> bool;
  // sound(milliseconds, hertz, volume); light(level); random() -> number; today() -> days since 1970-01-01.
  static async load(device) {
    const self = new Console();
    const memory = () => self.wasm.memory;
    const nameAt = (at) => {
      const bytes = new Uint8Array(memory().buffer, at, 64);
      return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    };
    const page = {
      readSave(name, slot, to, room) {
        const bytes = device.readSave(nameAt(name), slot);
        if (bytes === null) return -1;
        if (bytes === undefined || bytes.length > room) return -2;
        new Uint8Array(memory().buffer).set(bytes, to);
        return bytes.length;
      },
      writeSave: (name, slot, from, count) => (device.writeSave(nameAt(name), slot, new Uint8Array(memory().buffer).slice(from, from + count)) ? 1 : 0),
      sound: (at, hertz, volume) => device.sound(at >>> 0, hertz, volume),
      light: (level) => device.light(level),
      random: () => device.random(),
      today: () => device.today(),
    };
    const instance = await WebAssembly.instantiate(await compiled(), { page });
    self.wasm = instance.exports;
    self.wasm._initialize();
    self.exchangeAt = self.wasm.exchange();
    self.room = self.wasm.exchangeBytes();
    self.image = new ImageData(new Uint8ClampedArray(memory().buffer, self.wasm.pixels(), WIDTH * HEIGHT * 4), WIDTH, HEIGHT);
    return self;
  }

  // -- words and bytes through the module's memory
  put(words, bytes = new Uint8Array()) {
    const letters = new TextEncoder().encode(words);
    if (letters.length + 1 + bytes.length > this.room) return false;
    const room = new Uint8Array(this.wasm.memory.buffer, this.exchangeAt, this.room);
    room.set(letters);
    room[letters.length] = 0;
    room.set(bytes, letters.length + 1);
    return true;
  }
  bytes(count) {
    return new Uint8Array(this.wasm.memory.buffer, this.exchangeAt, count).slice();
  }
  taken(count) {
    return new TextDecoder().decode(this.bytes(count));
  }

  // -- running
  // Where the console's QR codes lead; an address that is too long for one is left out by the console.
  setPage(address) {
    this.put(address.slice(0, 255));
    this.wasm.setPage();
  }
  // Words that say what is wrong with the link, "" when nothing is.
  boot(saves, link, now) {
    this.put(link.slice(0, 8000));
    return this.faultOf(this.wasm.boot(saves, now), link);
  }
  openLink(link) {
    this.put(link.slice(0, 8000));
    return this.faultOf(this.wasm.openLink(), link);
  }
  faultOf(fault, link) {
    return link.includes("=") ? this.taken(this.wasm.linkFault(fault)) : "";
  }
  frame(now) {
    return this.wasm.frame(now) !== 0;
  }
  press(button, now) {
    this.wasm.press(BUTTONS.indexOf(button), now);
  }
  release(button) {
    this.wasm.release(BUTTONS.indexOf(button));
  }
  releaseAll() {
    this.wasm.releaseAll();
  }
  leave() {
    this.wasm.leave();
  }
  comeBack(now) {
    this.wasm.comeBack(now);
  }

  // -- what is seen. Shows the rows that changed; false when none did.
  show(context) {
    const rows = this.wasm.changedRows();
    const from = rows & 0xffff, to = rows >>> 16;
    if (from === to) return false;
    context.putImageData(this.image, 0, 0, 0, from, WIDTH, to - from);
    return true;
  }
  words() {
    return this.taken(this.wasm.words());
  }
  deal() {
    return this.taken(this.wasm.deal());
  }
  // The deal with every move so far.
  record() {
    return this.taken(this.wasm.record());
  }

  // -- saves
  games() {
    const rows = this.taken(this.wasm.listGames()).split("\n").filter(Boolean);
    return rows.map((row) => ({ name: row.split("\t")[0], title: row.split("\t")[1] }));
  }
  saves() {
    const rows = this.taken(this.wasm.listSaves()).split("\n").filter(Boolean);
    return rows.map((row) => {
      const [name, slot, bytes, number, title, position] = row.split("\t");
      return { name, slot: Number(slot), bytes: Number(bytes), number: Number(number), title, position, file: `${name}.${slot}.save` };
    });
  }
  exportSave(name, slot) {
    this.put(name);
    return this.bytes(this.wasm.exportSave(slot));
  }
  // { answer, why }: one of IMPORTS, and the reason where it does not fit.
  importSave(name, slot, bytes, over) {
    const longest = 1984;
    if (bytes.length > longest) return { answer: "notFitting", why: "is longer than any save" };
    if (!this.put(name, bytes)) return { answer: "noName", why: "" };
    const told = this.wasm.importSave(slot, bytes.length, over);
    return { answer: IMPORTS[told & 0xff], why: this.taken(told >>> 8) };
  }
}
