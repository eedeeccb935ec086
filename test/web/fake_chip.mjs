// An ESP32 on the other end of a serial cable, as far as its ROM loader and the flasher stub answer: SLIP packets, lengths, checksums, registers,
// compressed blocks into a flash that remembers, its MD5. It hears nothing at a wrong speed, and loads only when the reset lines say so.
// What it was compared with: docs/web.md, "How it is tested".
import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";

const END = 0xc0, ESCAPE = 0xdb, ESCAPED_END = 0xdc, ESCAPED_ESCAPE = 0xdd;
const READ_REG = 0x0a, WRITE_REG = 0x09, SYNC = 0x08, MEM_BEGIN = 0x05, MEM_DATA = 0x07, MEM_END = 0x06, CHANGE_BAUD = 0x0f;
const FLASH_BEGIN = 0x02, FLASH_DATA = 0x03, FLASH_END = 0x04;
const DEFLATE_BEGIN = 0x10, DEFLATE_DATA = 0x11, DEFLATE_END = 0x12, FLASH_MD5 = 0x13, SPI_ATTACH = 0x0d, SPI_PARAMS = 0x0b, ERASE_ALL = 0xd0;
const FLASH_BYTES = 4 * 1024 * 1024, SECTOR_BYTES = 4096, MOST_A_BLOCK = 0x4000, FLASH_ID = 0x1640ef;
const SPI_COMMAND = 0x3ff42000, SPI_WORD = 0x3ff42080, UART_CLOCK = 0x3ff40014, CHIP_MAGIC = 0x40001000;
const ROM_DATE = 0x20120707, ROM_BAUD = 115200, CRYSTAL_DIVIDER = 347, SYNC_ANSWERS = 8;
const HEADER = 16; // of a block: its length, its number, two zeros

// The same fault has a number of the ROM's and one of the stub's.
const FAULTS = {
  length: { rom: 0x05, stub: 0xc0 },
  checksum: { rom: 0x07, stub: 0xc1 },
  blockSize: { rom: 0x05, stub: 0xc2 },
  notWriting: { rom: 0x06, stub: 0xc6 },
  inflate: { rom: 0x0b, stub: 0xc7 },
  tooLittle: { rom: 0x06, stub: 0xc8 },
  tooMuch: { rom: 0x06, stub: 0xc9 },
  unknown: { rom: 0x05, stub: 0xff },
};
// Bytes that a command brings to the ROM loader and to the stub. Blocks have any number; to begin a
// write the stub takes a word about encryption, too.
const same = (...lengths) => ({ rom: lengths, stub: lengths }), begin = { rom: [16], stub: [16, 20] };
const LENGTHS = {
  [SYNC]: same(36), [READ_REG]: same(4), [WRITE_REG]: same(16), [MEM_BEGIN]: same(16), [MEM_END]: same(8), [CHANGE_BAUD]: same(8), [SPI_ATTACH]: { rom: [8], stub: [4] },
  [SPI_PARAMS]: same(24), [FLASH_BEGIN]: begin, [FLASH_END]: same(4), [DEFLATE_BEGIN]: begin, [DEFLATE_END]: same(4), [FLASH_MD5]: same(16), [ERASE_ALL]: same(0),
};

const checksum = (bytes) => bytes.reduce((sum, byte) => sum ^ byte, 0xef);

export class FakeChip {
  // magic: what kind of chip it says it is. send(bytes) goes to the cable.
  constructor({ send, magic = 0x00f01d83 }) {
    Object.assign(this, { send, magic });
    this.flash = Buffer.alloc(FLASH_BYTES, 0xff);
    this.mode = "run";
    this.starts = 0; // of the firmware
    this.wearsOut = false; // a bit of what is written does not stay
    this.signals = { dataTerminalReady: false, requestToSend: false };
    this.baud = ROM_BAUD;
    this.reset();
  }
  reset() {
    this.stub = false;
    this.program = null; // what is being loaded into its memory
    this.writing = null; // into its flash
    this.pieces = []; // of its memory that are loaded
    this.chipBaud = ROM_BAUD;
    this.packet = null;
    this.escaping = false;
    this.registers = new Map([[CHIP_MAGIC, this.magic], [UART_CLOCK, CRYSTAL_DIVIDER]]);
  }

  // ---- the cable
  opened(baud) {
    this.baud = baud;
  }
  setSignals(signals) {
    const before = this.signals.requestToSend;
    for (const [name, value] of Object.entries(signals)) if (value !== undefined) this.signals[name] = value;
    if (!before || this.signals.requestToSend) return; // it starts when the reset line is let go
    this.restart(this.signals.dataTerminalReady ? "load" : "run");
  }
  restart(mode) {
    this.reset();
    this.mode = mode;
    if (mode === "run") ++this.starts;
  }
  receive(bytes) {
    if (this.mode !== "load" || this.baud !== this.chipBaud) return;
    for (const byte of bytes) this.hear(byte);
  }
  hear(byte) {
    if (byte === END) {
      if (this.packet?.length > 0) this.command(Buffer.from(this.packet));
      this.packet = [];
      return;
    }
    if (this.packet === null) return;
    if (this.escaping) this.packet.push(byte === ESCAPED_END ? END : ESCAPE);
    else if (byte !== ESCAPE) this.packet.push(byte);
    this.escaping = !this.escaping && byte === ESCAPE;
  }
  slip(bytes) {
    const out = [END];
    for (const byte of bytes) {
      if (byte === END) out.push(ESCAPE, ESCAPED_END);
      else if (byte === ESCAPE) out.push(ESCAPE, ESCAPED_ESCAPE);
      else out.push(byte);
    }
    this.send(Buffer.from([...out, END]));
  }
  // The ROM says 1 and why, in four bytes; the stub says why, in two.
  answer(op, { value = 0, data = [], fault } = {}) {
    const number = fault === undefined ? 0 : FAULTS[fault][this.stub ? "stub" : "rom"];
    const status = this.stub ? [number, 0] : [number ? 1 : 0, number, 0, 0];
    const head = Buffer.alloc(8);
    head[0] = 1;
    head[1] = op;
    head.writeUInt16LE(data.length + status.length, 2);
    head.writeUInt32LE(value >>> 0, 4);
    this.slip([...head, ...data, ...status]);
  }

  // ---- commands
  command(packet) {
    if (packet.length < 8 || packet[0] !== 0) return undefined;
    const op = packet[1], data = packet.subarray(8), word = (i) => data.readUInt32LE(4 * i);
    const fitting = LENGTHS[op]?.[this.stub ? "stub" : "rom"] ?? [data.length];
    if (packet.readUInt16LE(2) !== data.length || !fitting.includes(data.length)) return this.answer(op, { fault: "length" });
    switch (op) {
      case SYNC:
        for (let i = 0; i < SYNC_ANSWERS; ++i) this.answer(op, { value: this.stub ? 0 : ROM_DATE });
        return undefined;
      case READ_REG:
        return this.answer(op, { value: this.registers.get(word(0)) ?? 0 });
      case WRITE_REG:
        this.registers.set(word(0), ((this.registers.get(word(0)) ?? 0) & ~word(2)) | (word(1) & word(2)));
        if (word(0) === SPI_COMMAND) this.registers.set(SPI_COMMAND, 0).set(SPI_WORD, FLASH_ID); // the only thing that is asked of it
        return this.answer(op);
      case SPI_ATTACH:
      case SPI_PARAMS:
        return this.answer(op);
      case MEM_BEGIN:
      case MEM_DATA:
      case MEM_END:
        return this.memoryCommand(op, packet, data, word);
      case CHANGE_BAUD:
        this.answer(op);
        // The stub reckons from the speed that it is told it has.
        this.chipBaud = this.stub ? Math.round((this.chipBaud * word(0)) / word(1)) : word(0);
        return undefined;
      default:
        return this.stub ? this.flashCommand(op, packet, data, word) : this.answer(op, { fault: "unknown" });
    }
  }

  // What is wrong with a block, if anything.
  faultOf(packet, data, task) {
    if (!task) return "notWriting";
    if (data.length < HEADER || data.readUInt32LE(0) !== data.length - HEADER) return "length";
    return checksum(data.subarray(HEADER)) === packet.readUInt32LE(4) ? task.fault : "checksum";
  }

  memoryCommand(op, packet, data, word) {
    if (op === MEM_BEGIN) {
      this.program = { bytes: word(0), at: word(3), got: 0 };
      this.pieces.push(this.program);
      return this.answer(op);
    }
    if (op === MEM_DATA) {
      const fault = this.faultOf(packet, data, this.program);
      if (fault === undefined) this.program.got += word(0);
      return this.answer(op, { fault });
    }
    const whole = this.pieces.every((piece) => piece.got === piece.bytes), entry = word(1);
    const begins = this.pieces.some((piece) => entry >= piece.at && entry < piece.at + piece.bytes);
    if (!whole || !begins) return this.answer(op, { fault: "tooLittle" });
    this.answer(op);
    this.stub = true;
    return this.slip(Buffer.from("OHAI"));
  }

  flashCommand(op, packet, data, word) {
    switch (op) {
      case ERASE_ALL:
        this.flash.fill(0xff);
        return this.answer(op);
      case FLASH_BEGIN:
      case DEFLATE_BEGIN:
        if (word(2) > MOST_A_BLOCK) return this.answer(op, { fault: "blockSize" });
        this.writing = { bytes: word(0), count: word(1), at: word(3), left: word(0), packed: op === DEFLATE_BEGIN, blocks: [] };
        return this.answer(op);
      case FLASH_DATA:
      case DEFLATE_DATA: {
        const fault = this.faultOf(packet, data, this.writing);
        this.answer(op, { fault });
        return fault === undefined ? this.takeBlock(data.subarray(HEADER)) : undefined; // what goes wrong now is told at the next one
      }
      case FLASH_END:
      case DEFLATE_END: {
        const fault = !this.writing ? "notWriting" : this.writing.left > 0 ? "tooLittle" : this.writing.fault;
        if (this.writing?.left === 0) this.writing = null;
        this.answer(op, { fault });
        if (fault === undefined && word(0) === 0) this.restart("run");
        return undefined;
      }
      case FLASH_MD5:
        return this.answer(op, { data: createHash("md5").update(this.flash.subarray(word(0), word(0) + word(1))).digest() });
      default:
        return this.answer(op, { fault: "unknown" });
    }
  }
  takeBlock(block) {
    const task = this.writing;
    if (task.left === 0 && block.length > 4) task.fault = "tooMuch";
    task.blocks.push(block);
    if (task.blocks.length !== task.count) return;
    let whole = Buffer.concat(task.blocks);
    try {
      if (task.packed) whole = inflateSync(whole);
      else whole = whole.subarray(0, task.bytes); // the last block is filled up
    } catch {
      task.fault = "inflate";
      return;
    }
    if (whole.length !== task.bytes) {
      task.fault = whole.length < task.bytes ? "tooLittle" : "tooMuch";
      return;
    }
    task.left = 0;
    // Whole sectors are erased before anything is written to them.
    this.flash.fill(0xff, task.at - (task.at % SECTOR_BYTES), Math.ceil((task.at + task.bytes) / SECTOR_BYTES) * SECTOR_BYTES);
    whole.copy(this.flash, task.at);
    if (this.wearsOut) this.flash[task.at + (task.bytes >> 1)] ^= 0x10;
  }
}
