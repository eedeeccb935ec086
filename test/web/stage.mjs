// What every check of the page needs: the page's files on a server of their own under a path, one browser, pages whose time stands
// still until it is told to go on, and the frame of a check from outside (test/support/checks.py is the same in Python).
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const installed = createRequire(join(ROOT, ".cache", "web", "anything.js"));
export const PICTURES = join(ROOT, "build", "logs", "web");
const PATIENCE_MS = 300000; // of a slow machine; nothing here waits for time to pass

// ---- what is checked -------------------------------------------------------------------------------------------------------------
let passed = 0, failed = 0;
export function check(name, good, why = "") {
  if (good) ++passed;
  else ++failed;
  const told = typeof why === "string" ? why : JSON.stringify(why);
  console.log(good ? `ok   ${name}` : `FAIL ${name}: ${told}`.replace(/[\s:]+$/, "").replaceAll("\n", " | "));
}
export function same(name, got, wanted) {
  check(name, JSON.stringify(got) === JSON.stringify(wanted), `${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
}
export function ended() {
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

// ---- the server ------------------------------------------------------------------------------------------------------------------
const KINDS = { html: "text/html", mjs: "text/javascript", js: "text/javascript", css: "text/css", png: "image/png", json: "application/json", webmanifest: "application/manifest+json" };

export class Server {
  static async open(folder, path = "/some/where/") {
    const self = new Server();
    self.folder = folder;
    self.asked = [];
    self.instead = new Map(); // file -> what is sent in its place
    self.server = createServer((request, answer) => self.answer(path, request, answer));
    await new Promise((resolve) => self.server.listen(0, "127.0.0.1", resolve));
    self.address = `http://127.0.0.1:${self.server.address().port}${path}`;
    return self;
  }
  answer(path, request, answer) {
    const wanted = decodeURIComponent(new URL(request.url, "http://host").pathname);
    const file = wanted.startsWith(path) ? wanted.slice(path.length) || "index.html" : "";
    this.asked.push(file);
    const full = join(this.folder, file);
    if (file === "" || file.includes("..") || !existsSync(full)) {
      answer.statusCode = 404;
      return answer.end();
    }
    answer.setHeader("Content-Type", KINDS[file.split(".").pop()] ?? "application/octet-stream");
    return answer.end(this.instead.get(file) ?? readFileSync(full));
  }
  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

// ---- the browser -----------------------------------------------------------------------------------------------------------------
const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/snap/bin/chromium"].find(existsSync);

// A browser of our own, so that it can be killed as a whole and started again with the same profile.
export class Browser {
  static async open(profile = mkdtempSync(join(tmpdir(), "armada-web-"))) {
    if (CHROMIUM === undefined) throw new Error("there is no chromium; scripts/setup test installs it");
    const self = new Browser();
    self.profile = profile;
    rmSync(join(profile, "DevToolsActivePort"), { force: true });
    const words = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-background-networking", "--mute-audio", "--disable-dev-shm-usage",
      "--disable-component-update", "--disable-sync", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
    self.process = spawn(CHROMIUM, words, { stdio: ["ignore", "ignore", "pipe"], detached: true });
    self.gone = new Promise((resolve) => self.process.once("exit", resolve));
    const where = await new Promise((resolve, reject) => {
      let said = "";
      self.process.stderr.on("data", (bytes) => {
        said += bytes;
        const found = /DevTools listening on (ws:\S+)/.exec(said);
        if (found) resolve(found[1]);
      });
      self.gone.then(() => reject(new Error(`chromium ended: ${said.slice(-500)}`)));
    });
    const { chromium } = installed("playwright-core");
    self.playwright = await chromium.connectOverCDP(where);
    return self;
  }
  // Another person's browser: nothing is kept there yet.
  context(options = {}) {
    return this.playwright.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  }
  // The one whose saves outlive the browser.
  get own() {
    return this.playwright.contexts()[0];
  }
  async kill() {
    process.kill(-this.process.pid, "SIGKILL");
    await this.gone;
  }
  async close() {
    await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 20 });
  }
}

// ---- pages -----------------------------------------------------------------------------------------------------------------------
// In the page: time goes on by ticks of the console (1/30 s) and only when it is told to, chance is that of the host's scripts, and
// what the canvas shows is summed up as the host does it.
function standStill({ seed, day }) {
  const Real = Date, noon = new Real(day);
  globalThis.Date = class extends Real {
    constructor(...all) {
      super(...(all.length > 0 ? all : [noon.getTime()]));
    }
  };
  let ticks = 0, moment = 0, waiting = [], word = seed;
  performance.now = () => moment;
  globalThis.requestAnimationFrame = (call) => waiting.push(call);
  crypto.getRandomValues = (words) => ((words[0] = word++), words);
  const table = new Uint32Array(256).map((_, i) => {
    for (let bit = 0; bit < 8; ++bit) i = i & 1 ? (i >>> 1) ^ 0xedb88320 : i >>> 1;
    return i;
  });
  globalThis.turn = (count) => {
    for (let i = 0; i < count; ++i) {
      moment = Math.ceil((++ticks * 25) / 3) * 4; // the console goes by 4 ms: the first of those at which the tick is due
      const due = waiting;
      waiting = [];
      for (const call of due) call(moment);
    }
  };
  globalThis.sum = () => {
    const { data } = document.getElementById("screen").getContext("2d").getImageData(0, 0, 320, 240);
    let value = 0xffffffff;
    for (let i = 0; i < data.length; i += 4) {
      value = table[(value ^ ((data[i] & 0xf8) | (data[i + 1] >> 5))) & 0xff] ^ (value >>> 8);
      value = table[(value ^ (((data[i + 1] << 3) & 0xe0) | (data[i + 2] >> 3))) & 0xff] ^ (value >>> 8);
    }
    return ((value ^ 0xffffffff) >>> 0).toString(16).toUpperCase().padStart(8, "0");
  };
  const codes = { u: "ArrowUp", d: "ArrowDown", l: "ArrowLeft", r: "ArrowRight", a: "KeyX", b: "KeyZ", s: "KeyC", t: "Escape" };
  const key = (kind, code) => document.body.dispatchEvent(new KeyboardEvent(kind, { code, bubbles: true, cancelable: true }));
  // A letter a press, as in test/support/presses.h; the sum after each.
  globalThis.playLetters = (letters) =>
    [...letters].map((letter) => {
      if (letter === ".") {
        turn(10);
      } else {
        key("keydown", codes[letter]);
        turn(3);
        key("keyup", codes[letter]);
        turn(3);
      }
      return sum();
    });
}

export const KEY_OF = { u: "ArrowUp", d: "ArrowDown", l: "ArrowLeft", r: "ArrowRight", a: "x", b: "z", s: "c", t: "Escape" };
const HOST_SEED = 7, HOST_DAY = "2026-11-16T12:00"; // FixedEntropy::kFirst, SteppedClock's today

async function opened(context, prepare) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(error.message));
  page.on("console", (message) => message.type() === "error" && page.troubles.push(message.text()));
  if (prepare) await prepare(page);
  return page;
}
export async function ready(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "yes", null, { polling: 10 });
  return page;
}
export async function openPage(context, address, prepare) {
  return ready(await opened(context, prepare), address);
}
export async function openStill(context, address, prepare) {
  const page = await opened(context, prepare);
  await page.addInitScript(standStill, { seed: HOST_SEED, day: HOST_DAY });
  return ready(page, address);
}
export const words = (page) => page.evaluate(() => document.getElementById("words").textContent);
// As a finger does it: down, three ticks, up, three ticks.
export async function press(page, letter) {
  await page.keyboard.down(KEY_OF[letter]);
  await page.evaluate(() => turn(3));
  await page.keyboard.up(KEY_OF[letter]);
  return page.evaluate(() => (turn(3), sum()));
}

// ---- the host --------------------------------------------------------------------------------------------------------------------
// Held as long as a press, but at once: a press of a script waits until it is heard, and a finger does not.
const WORD_OF = { ".": "wait:10" };
for (const [letter, name] of Object.entries({ u: "up", d: "down", l: "left", r: "right", a: "a", b: "b", s: "select", t: "start" })) WORD_OF[letter] = `hold:${name}:3`;

// The sums of the same presses on the host; `game` undefined: from the title.
export function hostSums(armada, letters, game) {
  const script = [...letters].map((letter) => `${WORD_OF[letter]} shot`).join(" ");
  return hostSays(armada, ["shot", "--script", "-", "--sums", ...(game ? ["--game", game] : [])], script).then((said) => said.trim().split("\n"));
}
// The screen in letters after each press and two thirds of a second.
export async function hostWords(armada, letters) {
  const script = [...letters].map((letter) => `${WORD_OF[letter]} wait:20 shot`).join(" ");
  const rows = (await hostSays(armada, ["shot", "--script", "-", "--text"], script)).split("\n"), each = Math.floor(rows.length / letters.length);
  return [...letters].map((_, i) => rows.slice(i * each, (i + 1) * each).join("\n"));
}
export function hostSays(armada, arguments_, input = "") {
  return new Promise((resolve, reject) => {
    const host = spawn(armada, arguments_, { stdio: ["pipe", "pipe", "pipe"] });
    let said = "", complained = "";
    host.stdout.on("data", (bytes) => (said += bytes));
    host.stderr.on("data", (bytes) => (complained += bytes));
    host.once("close", (status) => (status === 0 ? resolve(said) : reject(new Error(`armada ${arguments_[0]}: ${complained}`))));
    host.stdin.on("error", () => {});  // it may end before it has read anything; its status tells the rest
    host.stdin.end(input);
  });
}
