// MD5 as RFC 1321 has it, in hex: what the chip tells of its flash, to compare with what was to be written there. Browsers have no MD5.

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

export function md5(bytes) {
  const room = (bytes.length + 9 + 63) & ~63, padded = new Uint8Array(room), view = new DataView(padded.buffer);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  view.setUint32(room - 8, bytes.length << 3, true);
  view.setUint32(room - 4, Math.floor(bytes.length / 2 ** 29), true);
  const sums = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  const words = new Uint32Array(16);
  for (let at = 0; at < room; at += 64) {
    for (let i = 0; i < 16; ++i) words[i] = view.getUint32(at + 4 * i, true);
    let [a, b, c, d] = sums;
    for (let i = 0; i < 64; ++i) {
      const round = i >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round];
      const word = words[[i, 5 * i + 1, 3 * i + 5, 7 * i][round] & 15];
      const sum = (a + mixed + SINES[i] + word) | 0, by = SHIFTS[4 * round + (i & 3)];
      [a, d, c, b] = [d, c, b, (b + ((sum << by) | (sum >>> (32 - by)))) | 0];
    }
    [a, b, c, d].forEach((value, i) => (sums[i] = (sums[i] + value) | 0));
  }
  return sums.map((sum) => [0, 8, 16, 24].map((by) => ((sum >>> by) & 0xff).toString(16).padStart(2, "0")).join("")).join("");
}
