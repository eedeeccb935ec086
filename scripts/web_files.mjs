#!/usr/bin/env node
// Puts the page's folder together out of the module and src/web/page: packs the module, puts script and style into the page itself (esbuild
// makes one of the modules, and shortens them), makes the fonts and icons out of the console's own tables, and writes the service worker's
// list of files. Needs Node 18 and esbuild.
//
//     scripts/web_files.mjs MODULE.wasm OUT [FIRMWARE]
//
// FIRMWARE is a folder as scripts/release_images.py fills it: manifests of ESP Web Tools and the images that they name.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync, gzipSync } from "node:zlib";
import { fontOf } from "./web_font.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PAGE = join(ROOT, "src", "web", "page");
const BUDGET = 400 * 1024; // bytes for playing, as they are stored and sent by a server that packs nothing
const CONSOLE_BUDGET = 720 * 1024; // the module unpacked, as much as a handheld's flash holds with five games
const ESPTOOL = join(ROOT, ".cache", "flash", "node_modules", "esptool-js");
const [module, out, firmware] = process.argv.slice(2);

function refuse(words) {
  console.error(`web_files: ${words}`);
  process.exit(1);
}

// ---- the module, to draw with -----------------------------------------------------------------------------------------------------
const wasm = readFileSync(module), compiled = new WebAssembly.Module(wasm);
const page = {}; // it draws, and asks the page for nothing
for (const { name } of WebAssembly.Module.imports(compiled)) page[name] = () => -1;
const { exports: armada } = new WebAssembly.Instance(compiled, { page });
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

// The badge of the installed page: `size` pixels, each of the drawn ones `scale` wide. It has few colours: a palette and a byte a pixel.
function icon(size, scale) {
  const drawn = size / scale, width = 320;
  armada.penBadge(drawn);
  const pixels = new Uint32Array(armada.memory.buffer, armada.penPixels(), width * 240);
  const colours = [...new Set(Array.from({ length: drawn * drawn }, (_, i) => pixels[Math.floor(i / drawn) * width + (i % drawn)]))];
  const rows = [];
  for (let y = 0; y < size; ++y) {
    const row = Buffer.alloc(1 + size);
    for (let x = 0; x < size; ++x) row[1 + x] = colours.indexOf(pixels[Math.floor(y / scale) * width + Math.floor(x / scale)]);
    rows.push(row);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(colours.flatMap((colour) => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff]));
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("PLTE", palette), chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

// ---- script and style -------------------------------------------------------------------------------------------------------------
function shortened(what, ...options) {
  const { status, stdout, stderr, error } = spawnSync("esbuild", ["--minify", "--log-level=warning", ...options], { input: what, encoding: "utf8" });
  if (status !== 0) refuse(`esbuild: ${error?.message ?? stderr}`);
  return stdout.trim();
}
// A script and all that it imports, in one; what is loaded later stays by itself.
const bundled = (name) => shortened("", "--bundle", "--format=esm", "--target=es2022", "--external:./flash/*", "--external:./esptool.js", join(PAGE, name));

// One file instead of twelve: nothing is waited for but the module.
function onePage(html) {
  return html
    .replace(/<!--.*?-->\s*/gs, "")
    .replace(/<script>(.*?)<\/script>/s, (_, script) => `<script>${shortened(script)}</script>`)
    .replace('<link rel="stylesheet" href="style.css">', () => `<style>${shortened(readFileSync(join(PAGE, "style.css")), "--loader=css")}</style>`)
    .replace('<script type="module" src="main.mjs"></script>', () => `<script type="module">${bundled("main.mjs")}</script>`)
    .replace(/\n\s*/g, "\n");
}

// ---- all files --------------------------------------------------------------------------------------------------------------------
const files = new Map();
files.set("index.html", Buffer.from(onePage(readFileSync(join(PAGE, "index.html"), "utf8"))));
files.set("manifest.webmanifest", readFileSync(join(PAGE, "manifest.webmanifest")));
files.set("console.bin", gzipSync(wasm, { level: 9 }));
files.set("bulletin.ttf", fontOf(armada, false));
files.set("bulletin-bold.ttf", fontOf(armada, true));
files.set("icon-192.png", icon(192, 2));
files.set("icon-512.png", icon(512, 4));
files.set("flash/handheld.mjs", Buffer.from(bundled("flash/handheld.mjs")));

// What belongs to handhelds is loaded when somebody opens it, and is not kept offline.
const worker = shortened(readFileSync(join(PAGE, "sw.js")));
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
const told = (count, budget) => `${Math.ceil(count / 1024)} KB${budget ? ` of ${budget / 1024} KB` : ""}`;
console.log(`${out}: ${files.size} files; for playing ${told(bytes, BUDGET)} as stored, of which the console ${told(files.get("console.bin").length)}; that is ${told(wasm.length, CONSOLE_BUDGET)} unpacked`);
console.log(boards.length > 0 ? `Firmware: ${boards.map((board) => board.name).join(", ")}` : "Firmware: none (make web FIRMWARE=folder)");
if (bytes > BUDGET || wasm.length > CONSOLE_BUDGET) refuse("the page is larger than its budget");
