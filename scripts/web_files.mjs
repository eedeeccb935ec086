#!/usr/bin/env node
// Puts the page's folder together out of the module and src/web/page: packs the module, makes the fonts and icons out of the console's own
// tables, and writes the service worker's list of files. Needs Node 18 and nothing else.
//
//     scripts/web_files.mjs MODULE.wasm OUT [FIRMWARE]
//
// FIRMWARE is a folder as scripts/release_images.py fills it: manifests of ESP Web Tools and the images that they name.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync, gzipSync } from "node:zlib";
import { fontOf } from "./web_font.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PAGE = join(ROOT, "src", "web", "page");
const BUDGET = 400 * 1024; // bytes for playing, as they are sent by a server that packs nothing
const ESPTOOL = join(ROOT, ".cache", "flash", "node_modules", "esptool-js");
const [module, out, firmware] = process.argv.slice(2);

function refuse(words) {
  console.error(`web_files: ${words}`);
  process.exit(1);
}

// ---- the module, to draw with -----------------------------------------------------------------------------------------------------
const none = () => 0;
const wasm = readFileSync(module);
const { exports: armada } = new WebAssembly.Instance(new WebAssembly.Module(wasm), {
  page: { readSave: () => -1, writeSave: none, sound: none, light: none, random: none, today: none },
  wasi_snapshot_preview1: { fd_close: none, fd_seek: none, fd_write: none, proc_exit: none },
});
armada._initialize();

// ---- pictures ---------------------------------------------------------------------------------------------------------------------
function sum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let i = 0; i < 8; ++i) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(kind, content) {
  const head = Buffer.alloc(4), tail = Buffer.alloc(4), body = Buffer.concat([Buffer.from(kind), content]);
  head.writeUInt32BE(content.length);
  tail.writeUInt32BE(sum(body));
  return Buffer.concat([head, body, tail]);
}

// The badge of the installed page: `size` pixels, each of the drawn ones `scale` wide.
function icon(size, scale) {
  const drawn = size / scale, width = 320;
  armada.penBadge(drawn);
  const pixels = new Uint8Array(armada.memory.buffer, armada.penPixels(), width * 240 * 4);
  const rows = [];
  for (let y = 0; y < size; ++y) {
    const row = Buffer.alloc(1 + 3 * size);
    for (let x = 0; x < size; ++x) {
      const from = (Math.floor(y / scale) * width + Math.floor(x / scale)) * 4;
      row.set(pixels.subarray(from, from + 3), 1 + 3 * x);
    }
    rows.push(row);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

// ---- all files --------------------------------------------------------------------------------------------------------------------
const files = new Map();
for (const entry of readdirSync(PAGE, { withFileTypes: true, recursive: true })) {
  const path = join(entry.parentPath ?? entry.path, entry.name);
  if (entry.isFile()) files.set(path.slice(PAGE.length + 1), readFileSync(path));
}
files.set("console.bin", gzipSync(wasm, { level: 9 }));
files.set("bulletin.ttf", fontOf(armada, false));
files.set("bulletin-bold.ttf", fontOf(armada, true));
files.set("icon-192.png", icon(192, 2));
files.set("icon-512.png", icon(512, 4));

// Modules that main.mjs will ask for, all at once instead of one after the other.
const preloads = [...files.keys()].filter((name) => name.endsWith(".mjs") && name !== "main.mjs" && !name.startsWith("flash/")).map((name) => `<link rel="modulepreload" href="${name}">`);
files.set("index.html", Buffer.from(files.get("index.html").toString().replace("<!-- modules -->", preloads.join("\n"))));

// What belongs to handhelds is loaded when somebody opens it, and is not kept offline.
const worker = files.get("sw.js").toString();
files.delete("sw.js");
const version = createHash("sha256");
for (const [name, content] of files) version.update(name).update("\0").update(content);
const list = ["./", ...[...files.keys()].filter((name) => name !== "index.html" && !name.startsWith("flash/"))].map((name) => JSON.stringify(name)).join(", ");
files.set("sw.js", Buffer.from(worker.replace("@VERSION@", version.digest("hex").slice(0, 12)).replace('"@FILES@"', list)));

// ---- firmware: what is fetched when somebody installs it, and never kept offline -----------------------------------------------------
const boards = [];
if (firmware) {
  if (!existsSync(firmware)) refuse(`there is no folder ${firmware}`);
  for (const name of readdirSync(firmware).filter((each) => each.endsWith("manifest.json")).sort()) {
    const text = readFileSync(join(firmware, name)), manifest = JSON.parse(text);
    boards.push({ manifest: name, name: manifest.name });
    files.set(`flash/${name}`, text);
    for (const { path } of manifest.builds.flatMap((build) => build.parts)) {
      if (basename(path) !== path || !existsSync(join(firmware, path))) refuse(`${name} names ${path}, which is not beside it`);
      files.set(`flash/${path}`, readFileSync(join(firmware, path)));
    }
  }
  if (boards.length === 0) refuse(`${firmware} holds no manifest`);
  if (!existsSync(join(ESPTOOL, "bundle.js"))) refuse("esptool-js is missing; scripts/setup flash fetches it");
  files.set("flash/esptool.js", readFileSync(join(ESPTOOL, "bundle.js")));
  files.set("flash/esptool-LICENSE.txt", readFileSync(join(ESPTOOL, "LICENSE")));
}
files.set("flash/boards.json", Buffer.from(`${JSON.stringify(boards, null, 1)}\n`));

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "flash"), { recursive: true });
for (const [name, content] of files) writeFileSync(join(out, name), content);
const bytes = [...files].filter(([name]) => !name.startsWith("flash/")).reduce((total, [, content]) => total + content.length, 0);
const told = (count) => `${Math.ceil(count / 1024)} KB`;
console.log(`${out}: ${files.size} files, ${told(bytes)} of ${told(BUDGET)} for playing; the console ${told(files.get("console.bin").length)}, unpacked ${told(wasm.length)}`);
console.log(boards.length > 0 ? `Firmware: ${boards.map((board) => board.name).join(", ")}` : "Firmware: none (make web FIRMWARE=folder)");
if (bytes > BUDGET) refuse("the page is larger than its budget");
