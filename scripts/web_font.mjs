// The console's body font as a TrueType font, so that the words of the page are those of the screen: each pixel is a square, and at a size of 12
// pixels of the font, whatever one is wide, all edges lie on dots of the display.

const UNIT = 20; // of a pixel: so few that a step of ten pixels is a byte
const EM = 12, ASCENT = 9, DESCENT = 3, CAPITAL = 8, ROWS = 10, BLANK = 4;
const LETTERS = [...Array(95).keys()].map((i) => 32 + i).concat([0x2019, 0x2013, 0x2026, 0xd7, 0xb7]);

// Squares as few rectangles as may be: runs of a row, as far down as the same run goes.
function rectangles(rows) {
  const found = [], taken = rows.map(() => 0);
  rows.forEach((row, y) => {
    for (let x = 0; x < 16; ++x) {
      if (!((row & ~taken[y]) >> x & 1)) continue;
      let w = 1, h = 1;
      while ((row & ~taken[y]) >> (x + w) & 1) ++w;
      const run = ((1 << w) - 1) << x;
      while (y + h < rows.length && (rows[y + h] & run) === run) ++h;
      for (let j = y; j < y + h; ++j) taken[j] |= run;
      found.push({ x, y, w, h });
    }
  });
  return found;
}

function glyphsOf(armada, bold) {
  const exchange = () => new Uint8Array(armada.memory.buffer, armada.exchange(), ROWS);
  return LETTERS.map((letter) => {
    if (letter === 32) return { letter, rows: [], advance: BLANK };
    const width = armada.glyph(letter), rows = [...exchange()];
    // Bold is the same glyph struck twice, with two pixels to the next.
    return { letter, rows: bold ? rows.map((row) => row | (row << 1)) : rows, advance: width + (bold ? 3 : 1) };
  });
}

// ---- tables -----------------------------------------------------------------------------------------------------------------------
class Bytes {
  #parts = [];
  u8(...values) {
    for (const value of values) this.#parts.push(value & 0xff);
    return this;
  }
  u16(...values) {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }
  u32(...values) {
    for (const value of values) this.u16(value >>> 16, value);
    return this;
  }
  add(bytes) {
    for (const byte of bytes) this.#parts.push(byte);
    return this;
  }
  get length() {
    return this.#parts.length;
  }
  done() {
    return Buffer.from(this.#parts);
  }
}

function outline(rows) {
  const boxes = rectangles(rows).map(({ x, y, w, h }) => ({ left: x * UNIT, right: (x + w) * UNIT, top: (CAPITAL - y) * UNIT, bottom: (CAPITAL - y - h) * UNIT }));
  if (boxes.length === 0) return Buffer.alloc(0);
  const bytes = new Bytes(), most = (of) => Math.max(...boxes.map(of)), least = (of) => Math.min(...boxes.map(of));
  bytes.u16(boxes.length, least((b) => b.left), least((b) => b.bottom), most((b) => b.right), most((b) => b.top));
  boxes.forEach((_, i) => bytes.u16(4 * i + 3));
  bytes.u16(0);
  const points = boxes.flatMap((b) => [[b.left, b.bottom], [b.left, b.top], [b.right, b.top], [b.right, b.bottom]]);
  const steps = points.map((point, i) => [0, 1].map((axis) => point[axis] - (i === 0 ? 0 : points[i - 1][axis])));
  // On the curve; on each axis no step at all, or a byte and its sign.
  const kind = (step, short, same) => (step === 0 ? same : step > 0 ? short | same : short);
  for (const [dx, dy] of steps) bytes.u8(1 | kind(dx, 0x02, 0x10) | kind(dy, 0x04, 0x20));
  for (const axis of [0, 1]) for (const step of steps) if (step[axis] !== 0) bytes.u8(Math.abs(step[axis]));
  if (bytes.length % 2 === 1) bytes.u8(0);
  return bytes.done();
}

function cmap(letters) {
  const segments = letters.map((letter, i) => ({ letter, glyph: i + 1 })).sort((a, b) => a.letter - b.letter);
  const count = segments.length + 1, power = 2 ** Math.floor(Math.log2(count));
  const table = new Bytes().u16(4, 16 + 8 * count, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power));
  for (const { letter } of segments) table.u16(letter);
  table.u16(0xffff, 0);
  for (const { letter } of segments) table.u16(letter);
  table.u16(0xffff);
  for (const { letter, glyph } of segments) table.u16(glyph - letter);
  table.u16(1);
  for (let i = 0; i < count; ++i) table.u16(0);
  return new Bytes().u16(0, 1, 3, 1).u32(12).add(table.done()).done();
}

function names(bold) {
  const words = [[1, "Bulletin"], [2, bold ? "Bold" : "Regular"], [4, bold ? "Bulletin Bold" : "Bulletin"], [6, bold ? "Bulletin-Bold" : "Bulletin"]];
  const head = new Bytes().u16(0, words.length, 6 + 12 * words.length), tail = new Bytes();
  for (const [id, word] of words) {
    head.u16(3, 1, 0x409, id, 2 * word.length, tail.length);
    for (const letter of word) tail.u16(letter.codePointAt(0));
  }
  return head.add(tail.done()).done();
}

function sumOf(bytes) {
  let sum = 0;
  for (let i = 0; i < bytes.length; ++i) sum = (sum + bytes[i] * 2 ** (24 - 8 * (i % 4))) % 2 ** 32;
  return sum;
}

export function fontOf(armada, bold) {
  const glyphs = [{ letter: 0, rows: [0x1f, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x1f], advance: 6 }, ...glyphsOf(armada, bold)];
  const outlines = glyphs.map(({ rows }) => outline(rows));
  const widest = Math.max(...glyphs.map(({ advance }) => advance)) * UNIT, count = glyphs.length;
  const hmtx = new Bytes(), loca = new Bytes().u32(0), glyf = new Bytes();
  glyphs.forEach(({ advance, rows }, i) => {
    const left = Math.min(...rectangles(rows).map(({ x }) => x), 16);
    hmtx.u16(advance * UNIT, left === 16 ? 0 : left * UNIT);
    glyf.add(outlines[i]);
    loca.u32(glyf.length);
  });
  const weight = bold ? 700 : 400, style = bold ? 0x20 : 0x40;
  const tables = {
    "OS/2": new Bytes()
      .u16(4, 5 * UNIT, weight, 5, 0, 6.5 * UNIT, 7 * UNIT, 0, 1.4 * UNIT, 6.5 * UNIT, 7 * UNIT, 0, 4.8 * UNIT, UNIT / 2, 2.6 * UNIT, 0)
      .u8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      .u32(1, 0, 0, 0)
      .add(Buffer.from("ARMA"))
      .u16(style, 32, 0x2026, ASCENT * UNIT, -DESCENT * UNIT, 0, ASCENT * UNIT, DESCENT * UNIT)
      .u32(1, 0)
      .u16(6 * UNIT, CAPITAL * UNIT, 0, 32, 1)
      .done(),
    cmap: cmap(LETTERS),
    glyf: glyf.done(),
    head: new Bytes().u32(0x10000, 0x10000, 0, 0x5f0f3cf5).u16(0x000b, EM * UNIT).u32(0, 0, 0, 0).u16(0, -DESCENT * UNIT, widest, ASCENT * UNIT, bold ? 1 : 0, 8, 2, 1, 0).done(),
    hhea: new Bytes().u32(0x10000).u16(ASCENT * UNIT, -DESCENT * UNIT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, count).done(),
    hmtx: hmtx.done(),
    loca: loca.done(),
    maxp: new Bytes().u32(0x10000).u16(count, 4 * 40, 40, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0).done(),
    name: names(bold),
    post: new Bytes().u32(0x30000, 0, 0, 0, 0, 0, 0, 0).done(),
  };
  const tags = Object.keys(tables).sort(), power = 2 ** Math.floor(Math.log2(tags.length));
  const head = new Bytes().u32(0x10000).u16(tags.length, 16 * power, Math.log2(power), 16 * (tags.length - power)), body = new Bytes();
  for (const tag of tags) {
    head.add(Buffer.from(tag)).u32(sumOf(tables[tag]), 12 + 16 * tags.length + body.length, tables[tag].length);
    body.add(tables[tag]);
    while (body.length % 4 !== 0) body.u8(0);
  }
  const font = Buffer.concat([head.done(), body.done()]);
  const headAt = 12 + 16 * tags.length + bodyOffset(tags, tables, "head");
  font.writeUInt32BE((0xb1b0afba - sumOf(font) + 2 ** 32) % 2 ** 32, headAt + 8);
  return font;
}

function bodyOffset(tags, tables, wanted) {
  let at = 0;
  for (const tag of tags) {
    if (tag === wanted) return at;
    at += Math.ceil(tables[tag].length / 4) * 4;
  }
  return at;
}
