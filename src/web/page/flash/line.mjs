// The handheld's serial line as docs/serial.md describes it, over Web Serial: one command a line, every answer ends with ok or error. What
// is heard is believed only when it checks; scripts/handheld does the same from a PC.

const BAUD = 115200;
const QUIET_MS = 300; // of silence before the first word: what the chip says when it starts is not for us
const PATIENCE_MS = 10000; // without a letter
const MOST_LINES = 1024;
const BYTES_A_LINE = 32;

export class Trouble extends Error {}

export function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; ++bit) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
// Of a save: over all of it, with its own CRC behind it, the sum would be the same for every save.
export const checksum = (save) => crc32(save.subarray(0, -4));
const hex = (number, digits) => number.toString(16).toUpperCase().padStart(digits, "0");
const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds, "later"));

export class Line {
  #port;
  #reader;
  #heard = ""; // not yet a whole line
  #pending = null; // a read that nobody has waited for to its end

  static async open(port) {
    const self = new Line();
    self.#port = port;
    await port.open({ baudRate: BAUD });
    // Both lines low: most boards are reset by them, and this one shall go on with its game.
    await port.setSignals?.({ dataTerminalReady: false, requestToSend: false }).catch(() => {});
    self.#reader = port.readable.getReader();
    while (await self.#hear(QUIET_MS)) if (self.#heard.length > 100000) throw new Trouble("it never stops talking. Is it a Pocket Armada?");
    self.#heard = "";
    return self;
  }

  async close() {
    await this.#reader.cancel().catch(() => {});
    this.#reader.releaseLock();
    await this.#port.close().catch(() => {});
  }

  // Something more was heard; false: silence for so long.
  async #hear(patience) {
    this.#pending ??= this.#reader.read();
    const read = await Promise.race([this.#pending, later(patience)]);
    if (read === "later") return false;
    this.#pending = null;
    if (read.done) throw new Trouble("the cable is gone.");
    for (const byte of read.value) this.#heard += byte === 10 || (byte >= 32 && byte < 127) ? String.fromCharCode(byte) : byte === 13 ? "" : "?";
    return true;
  }

  async #send(words) {
    const writer = this.#port.writable.getWriter();
    await writer.write(new TextEncoder().encode(`${words}\n`));
    writer.releaseLock();
  }

  async #line() {
    while (!this.#heard.includes("\n")) if (!(await this.#hear(PATIENCE_MS))) throw new Trouble("it does not answer. Is it a Pocket Armada, and awake?");
    const end = this.#heard.indexOf("\n"), line = this.#heard.slice(0, end);
    this.#heard = this.#heard.slice(end + 1);
    return line;
  }

  // All lines of the answer but the last, and what stands behind its ok.
  async ask(words) {
    await this.#send(words);
    const lines = [];
    for (;;) {
      const line = await this.#line();
      if (/^ok\b/.test(line)) return { lines, told: line.slice(3) };
      if (/^error\b/.test(line)) throw new Trouble(`it says: ${line.slice(6)}.`);
      lines.push(line);
      if (lines.length > MOST_LINES) throw new Trouble("its answer does not end. Is it a Pocket Armada?");
    }
  }

  async version() {
    const { told } = await this.ask("version");
    if (!told.startsWith("Pocket Armada")) throw new Trouble("this is no Pocket Armada.");
    return told;
  }

  // [{ name, slot, readable }]
  async saves() {
    const { lines } = await this.ask("saves");
    return lines.map((line) => {
      const row = /^([a-z0-9_-]{1,16}) ([01]) (unreadable|\d{1,4} [0-9A-F]{8})$/.exec(line);
      if (row === null) throw new Trouble("the list of its saves came in pieces. Try again.");
      return { name: row[1], slot: Number(row[2]), readable: row[3] !== "unreadable" };
    });
  }

  async fetch(name, slot) {
    const { lines, told } = await this.ask(`export ${name} ${slot}`);
    const row = /^(\S+) ([01]) (\d{1,4}) ([0-9A-F]{8})$/.exec(told);
    const bytes = Uint8Array.from(lines.join("").match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
    const whole = lines.every((line) => /^([0-9A-F]{2})+$/.test(line)) && row !== null && row[1] === name && Number(row[2]) === slot;
    if (!whole || bytes.length !== Number(row[3]) || hex(checksum(bytes), 8) !== row[4]) throw new Trouble(`${name} came in pieces. Try again.`);
    return bytes;
  }

  async send(name, slot, bytes) {
    await this.#send(`import ${name} ${slot} ${bytes.length} ${hex(checksum(bytes), 8)}`);
    let answer = await this.#line();
    if (answer === "send") {
      for (let at = 0; at < bytes.length; at += BYTES_A_LINE) await this.#send([...bytes.subarray(at, at + BYTES_A_LINE)].map((byte) => hex(byte, 2)).join(""));
      answer = await this.#line();
    }
    if (!/^ok\b/.test(answer)) throw new Trouble(`it does not take ${name}: ${answer.replace(/^error /, "")}.`);
  }
}

// ---- of the two saves under a name the whole one with the higher number goes on; the numbers wrap ------------------------------------
export function isWhole(save) {
  return save.length >= 16 && new DataView(save.buffer, save.byteOffset, save.length).getUint32(save.length - 4, true) === checksum(save);
}
const numberOf = (save) => new DataView(save.buffer, save.byteOffset, save.length).getUint32(5, true);
export const isNewer = (save, than) => ((numberOf(save) - numberOf(than)) | 0) > 0;
export const isSame = (save, other) => save.length === other.length && save.every((byte, i) => byte === other[i]);

// name -> { slot, bytes }
export async function newestOn(line, names) {
  const best = new Map();
  for (const { name, slot, readable } of await line.saves()) {
    if (!readable || !names.includes(name)) continue;
    const bytes = await line.fetch(name, slot);
    const other = best.get(name);
    if (isWhole(bytes) && (other === undefined || isNewer(bytes, other.bytes))) best.set(name, { slot, bytes });
  }
  return best;
}

// Brings saves ({ name, slot, bytes }) so that they go on there. mayReplace(names) is asked before something else gives way. What runs there is
// saved before each import, so it is looked at again until nothing is missing.
export async function bring(line, ours, mayReplace) {
  let asked = false;
  for (let round = 0; round < 3; ++round) {
    const there = new Map();
    for (const { name, slot, readable } of await line.saves()) {
      if (ours.some((save) => save.name === name)) there.set(`${name}.${slot}`, readable ? await line.fetch(name, slot) : null);
    }
    const wanted = ours.flatMap((save) => {
      const beside = there.get(`${save.name}.${1 - save.slot}`);
      const goesFirst = beside === null || (beside !== undefined && isWhole(beside) && isNewer(beside, save.bytes));
      return goesFirst ? [save, { ...save, slot: 1 - save.slot }] : [save];
    });
    const missing = wanted.filter((save) => {
      const here = there.get(`${save.name}.${save.slot}`);
      return here === undefined || here === null || !isSame(here, save.bytes);
    });
    if (missing.length === 0) return true;
    const lost = missing.filter((save) => there.has(`${save.name}.${save.slot}`)).map((save) => save.name);
    if (lost.length > 0 && !asked && !(await mayReplace([...new Set(lost)]))) return false;
    asked ||= lost.length > 0;
    for (const save of missing) await line.send(save.name, save.slot, save.bytes);
  }
  throw new Trouble("the game that runs there is saved over it again and again. Go to its title and try again.");
}
