// The files of the page, without a browser: their size, the module's memory, what the lock file names.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { ROOT, check, same } from "./stage.mjs";

const PLAYING_BYTES = 400 * 1024, CONSOLE_BYTES = 720 * 1024;

// The limits of the memory that a module has of its own: the section with number 5.
function memoryOf(module) {
  let at = 8;
  const number = () => {
    let value = 0, shift = 0, byte = 0;
    do {
      byte = module[at++];
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    return value;
  };
  while (at < module.length) {
    const kind = module[at++], size = number(), end = at + size;
    if (kind === 5) {
      const count = number(), flags = number();
      return { count, least: number(), most: flags & 1 ? number() : null };
    }
    at = end;
  }
  return null;
}

export async function checkFiles() {
  const folder = join(ROOT, "build", "web");
  const sizes = readdirSync(folder, { recursive: true }).map((name) => [name, statSync(join(folder, name))]).filter(([, each]) => each.isFile());
  const playing = sizes.filter(([name]) => !name.startsWith("flash")).reduce((sum, [, each]) => sum + each.size, 0);
  const packed = readFileSync(join(folder, "console.bin")), module = gunzipSync(packed);
  check("all that playing loads has less than 400 KB", playing < PLAYING_BYTES, `${playing} bytes`);
  check("and the console less than 720 KB unpacked", module.length < CONSOLE_BYTES, `${module.length} bytes`);
  check("the module needs nothing of a C library's", WebAssembly.Module.imports(new WebAssembly.Module(module)).every((each) => each.module === "page"));
  const memory = memoryOf(module);
  check("the module's memory is fixed", memory?.count === 1 && memory.least === memory.most, memory);
  for (const place of ["test/web", "src/web/flash"]) {
    const text = readFileSync(join(ROOT, place, "package-lock.json"), "utf8");
    const packages = Object.entries(JSON.parse(text).packages).filter(([name]) => name !== "");
    check(`the lock file of ${place} names no host`, !/https?:/.test(text));
    same("it pins the bytes of every package", packages.filter(([, each]) => !each.integrity?.startsWith("sha512-")).map(([name]) => name), []);
  }
}
