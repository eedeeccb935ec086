// An ESP32 on the other end of a serial cable, as far as its ROM loader and the flasher stub answer: SLIP packets, checksums, registers,
// compressed blocks into a flash that remembers, its MD5. It hears nothing at a wrong speed, and loads only when the reset lines say so.
import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";

const END = 0xc0, ESCAPE = 0xdb, ESCAPED_END = 0xdc, ESCAPED_ESCAPE = 0xdd;
const READ_REG = 0x0a, WRITE_REG = 0x09, SYNC = 0x08, MEM_BEGIN = 0x05, MEM_DATA = 0x07, MEM_END = 0x06, CHANGE_BAUD = 0x0f;
const DEFLATE_BEGIN = 0x10, DEFLATE_DATA = 0x11, DEFLATE_END = 0x12, FLASH_MD5 = 0x13, SPI_ATTACH = 0x0d, SPI_PARAMS = 0x0b, ERASE_ALL = 0xd0;
const FLASH_BYTES = 4 * 1024 * 1024, FLASH_ID = 0x1640ef;
const SPI_COMMAND = 0x3ff42000, SPI_WORD = 0x3ff42080, UART_CLOCK = 0x3ff40014, CHIP_MAGIC = 0x40001000;
const ROM_DATE = 0x20120707, ROM_BAUD = 115200, CRYSTAL_DIVIDER = 347;
const INVALID_MESSAGE = 5, BAD_CHECKSUM = 7;

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
    this.loaded = 0;
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
    this.reset();
    this.mode = this.signals.dataTerminalReady ? "load" : "run";
    if (this.mode === "run") ++this.starts;
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
  answer(op, { value = 0, data = [], error = 0 } = {}) {
    const status = this.stub ? [error ? 1 : 0, error] : [error ? 1 : 0, error, 0, 0];
    const head = Buffer.alloc(8);
    head[0] = 1;
    head[1] = op;
    head.writeUInt16LE(data.length + status.length, 2);
    head.writeUInt32LE(value >>> 0, 4);
    this.slip([...head, ...data, ...status]);
  }

  // ---- commands
  command(packet) {
    const op = packet[1], data = packet.subarray(8), word = (i) => data.readUInt32LE(4 * i);
    switch (op) {
      case SYNC:
        for (let i = 0; i < (this.stub ? 1 : 8); ++i) this.answer(op, { value: this.stub ? 0 : ROM_DATE });
        return;
      case READ_REG:
        return this.answer(op, { value: this.registers.get(word(0)) ?? 0 });
      case WRITE_REG:
        this.registers.set(word(0), word(1));
        if (word(0) === SPI_COMMAND) this.registers.set(SPI_COMMAND, 0).set(SPI_WORD, FLASH_ID);
        return this.answer(op);
      case MEM_BEGIN:
      case SPI_ATTACH:
      case SPI_PARAMS:
        return this.answer(op);
      case MEM_DATA:
        if (checksum(data.subarray(16)) !== packet.readUInt32LE(4)) return this.answer(op, { error: BAD_CHECKSUM });
        this.loaded += word(0);
        return this.answer(op);
      case MEM_END:
        this.answer(op);
        this.stub = this.loaded > 1000; // a program, and not nothing
        return this.stub ? this.slip(Buffer.from("OHAI")) : undefined;
      case CHANGE_BAUD:
        this.answer(op);
        this.chipBaud = word(0);
        return undefined;
      default:
        return this.stub ? this.flashCommand(op, packet, data, word) : this.answer(0, { error: INVALID_MESSAGE });
    }
  }

  flashCommand(op, packet, data, word) {
    switch (op) {
      case ERASE_ALL:
        this.flash.fill(0xff);
        return this.answer(op);
      case DEFLATE_BEGIN:
        this.writing = { bytes: word(0), at: word(3), blocks: [] };
        return this.answer(op);
      case DEFLATE_DATA:
        if (checksum(data.subarray(16)) !== packet.readUInt32LE(4)) return this.answer(op, { error: BAD_CHECKSUM });
        this.writing.blocks[word(1)] = data.subarray(16);
        return this.answer(op);
      case DEFLATE_END:
        this.write();
        return this.answer(op);
      case FLASH_MD5:
        this.write();
        return this.answer(op, { data: createHash("md5").update(this.flash.subarray(word(0), word(0) + word(1))).digest() });
      default:
        return this.answer(0, { error: INVALID_MESSAGE });
    }
  }
  write() {
    if (!this.writing) return;
    const { at, blocks, bytes } = this.writing, whole = inflateSync(Buffer.concat(blocks));
    if (whole.length === bytes) whole.copy(this.flash, at);
    if (this.wearsOut) this.flash[at + (bytes >> 1)] ^= 0x10;
    this.writing = null;
  }
}
