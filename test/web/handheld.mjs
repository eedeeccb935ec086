// "Put it on your handheld" over a fake serial port: firmware onto a chip that answers as a ROM loader does, and saves to and from the
// firmware itself, which runs on its stand-ins (test/firmware_line).
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { md5 } from "../../src/web/page/flash/md5.mjs";
import { FakeChip } from "./fake_chip.mjs";
import { ROOT, Server, check, openPage, openStill, same } from "./stage.mjs";

const SAVES_AT = 0x3f0000; // behind the apps, as boards/ has it: what an upload leaves alone
const C3_MAGIC = 0x1b31506f;

// ---- the port, in the page -----------------------------------------------------------------------------------------------------------
function fakePort() {
  const toBytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  class Port {
    async open({ baudRate }) {
      if (this.readable) throw new DOMException("already open", "InvalidStateError");
      this.readable = new ReadableStream({ start: (controller) => (this.controller = controller) });
      this.writable = new WritableStream({ write: (bytes) => cableWrites(btoa(String.fromCharCode(...bytes))) });
      await cableOpens(baudRate);
    }
    async close() {
      this.readable = this.writable = null;
      await cableCloses();
    }
    setSignals(signals) {
      return cableSignals(signals);
    }
    getInfo() {
      return { usbVendorId: 0x1a86, usbProductId: 0x7523 };
    }
  }
  const port = new Port();
  globalThis.cableSays = (text) => port.readable && port.controller.enqueue(toBytes(text));
  Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port }, configurable: true });
}

// `other` is at the other end: receive(bytes), opened(baud), setSignals(signals); what it sends goes to the page in its order.
async function plugIn(page, makeOther) {
  let last = Promise.resolve();
  const send = (bytes) => {
    const text = Buffer.from(bytes).toString("base64");
    last = last.then(() => page.evaluate((each) => cableSays(each), text)).catch(() => {});
  };
  const other = makeOther(send);
  await page.exposeFunction("cableWrites", (text) => other.receive(Buffer.from(text, "base64")));
  await page.exposeFunction("cableOpens", (baud) => other.opened(baud));
  await page.exposeFunction("cableCloses", () => undefined);
  await page.exposeFunction("cableSignals", (signals) => other.setSignals(signals));
  await page.addInitScript(fakePort);
  return other;
}

const told = (page) => page.evaluate(() => document.getElementById("hand-told")?.textContent ?? "");
async function untilTold(page, words) {
  const ended = (wanted) => {
    const said = document.getElementById("hand-told")?.textContent ?? "";
    return said.includes(wanted) || said.startsWith("It did not work");
  };
  await page.waitForFunction(ended, words, { polling: 20 });
  if (!(await told(page)).includes(words)) throw new Error(`it told: ${await told(page)}`);
}
async function openHandheld(page) {
  await page.locator("#hand").click();
  await page.waitForSelector("#hand-told", { state: "attached" });
}

// ---- firmware ------------------------------------------------------------------------------------------------------------------------
// A folder as scripts/release_images.py fills it.
function fillFirmware(folder) {
  mkdirSync(folder, { recursive: true });
  const image = Buffer.alloc(70000, 0xff);
  for (let at = 0x1000, block = 0; at < image.length; at += 32, ++block) createHash("sha256").update(`block ${block >> 1}`).digest().copy(image, at);
  for (const [stem, name, chipFamily] of [["a-odroid_go", "ODROID-GO", "ESP32"], ["b-other", "Another chip's", "ESP32-S3"]]) {
    writeFileSync(join(folder, `${stem}-whole.bin`), image);
    const builds = [{ chipFamily, parts: [{ path: `${stem}-whole.bin`, offset: 0 }] }];
    writeFileSync(join(folder, `${stem}-manifest.json`), JSON.stringify({ name: `Pocket Armada (${name})`, version: "9.9", new_install_prompt_erase: true, builds }));
  }
  return image;
}

async function installed(page, board, erase = false) {
  await openHandheld(page);
  await page.selectOption("#hand-board", { label: board });
  await page.setChecked("#hand-erase", erase);
  await page.click("#hand-flash");
}

async function flashing({ browser }, server, image) {
  const context = await browser.context();
  let chip = null;
  const page = await openPage(context, server.address, async (each) => (chip = await plugIn(each, (send) => new FakeChip({ send }))));
  check("playing loads nothing of the flashing", !server.asked.some((file) => file.startsWith("flash")), server.asked);
  const saves = Buffer.from("a player's saves");
  saves.copy(chip.flash, SAVES_AT);
  chip.wearsOut = true;
  await installed(page, "Pocket Armada (ODROID-GO)");
  await untilTold(page, "It did not work");
  check("a flash that does not keep what is written is told", /MD5/i.test(await told(page)), await told(page));
  chip.wearsOut = false;
  await page.click("#hand-flash");
  await untilTold(page, "is on it");
  check("firmware is written, byte for byte", chip.flash.subarray(0, image.length).equals(image));
  same("the version is told", await told(page), "Pocket Armada 9.9 is on it. Have fun.");
  check("saves behind it are left alone", chip.flash.subarray(SAVES_AT, SAVES_AT + saves.length).equals(saves));
  check("and the handheld is started", chip.mode === "run" && chip.starts > 0, `${chip.mode}, ${chip.starts} starts`);
  const before = Buffer.from(chip.flash);
  await page.selectOption("#hand-board", { label: "Pocket Armada (Another chip's)" });
  await page.click("#hand-flash");
  await untilTold(page, "this firmware is for ESP32-S3");
  check("firmware of another chip is refused, and nothing is written", chip.flash.equals(before), await told(page));
  await page.selectOption("#hand-board", { label: "Pocket Armada (ODROID-GO)" });
  await page.setChecked("#hand-erase", true);
  await page.click("#hand-flash");
  await untilTold(page, "is on it");
  check("erasing everything takes the saves too", chip.flash.subarray(SAVES_AT, SAVES_AT + saves.length).every((byte) => byte === 0xff));
  same("no trouble in the page", page.troubles, []);
  await context.close();
}

async function withoutImages({ browser, server }) {
  const context = await browser.context();
  const page = await openPage(context, server.address);
  await openHandheld(page);
  const words = await page.evaluate(() => document.getElementById("hand-body").textContent);
  check("without images the page says so and shows the PlatformIO way", words.includes("This page has no firmware images.") && words.includes("pio run -e odroid_go -t upload"), words);
  await context.close();
}

// ---- saves ---------------------------------------------------------------------------------------------------------------------------
class FirmwareLine {
  constructor(program, send) {
    this.process = spawn(program, { stdio: ["pipe", "pipe", "ignore"] });
    this.process.stdout.on("data", send);
  }
  receive(bytes) {
    this.process.stdin.write(bytes);
  }
  opened(baud) {
    this.baud = baud;
  }
  setSignals() {}
}

// A few steps of a game, past its lessons.
async function begun(context, address, seed, plug) {
  const page = await openStill(context, `${address}#game=pew_pew&seed=${seed}`, plug);
  await page.evaluate(() => (playLetters("..t..araba.."), turn(30)));
  return page;
}

async function savesOverTheLine({ browser, server, programs }) {
  const context = await browser.context();
  let line = null;
  const page = await begun(context, server.address, 11, async (each) => (line = await plugIn(each, (send) => new FirmwareLine(join(programs, "test", "firmware_line"), send))));
  await openHandheld(page);
  await page.click("#hand-fetch");
  await untilTold(page, "No game is saved on it.");
  check("a handheld without saves says so", true);
  same("the line has its speed", line.baud, 115200);
  await page.click("#hand-bring");
  await untilTold(page, "On the handheld now: Pew Pew!.");
  check("a game goes to the handheld", true);
  const slots = (each) => each.evaluate(() => [0, 1].map((slot) => localStorage.getItem(`pocket-armada/pew_pew.${slot}`)?.split(" ") ?? ["0", ""]).sort((one, other) => other[0] - one[0]).map(([, text]) => text));
  const [mine] = await slots(page);
  await page.getByRole("button", { name: "Close" }).click();

  // Another person's browser, another game: it is asked before the one gives way to the other.
  const other = await browser.context();
  const theirs = await begun(other, server.address, 12, (each) => plugIn(each, (send) => {
    line.process.stdout.removeAllListeners("data");
    line.process.stdout.on("data", send);
    return line;
  }));
  await openHandheld(theirs);
  await theirs.click("#hand-fetch");
  await theirs.waitForSelector("#replace-dialog[open]");
  await theirs.click("#replace-yes");
  await untilTold(theirs, "it is here now");
  same("a game comes from the handheld, byte for byte", (await slots(theirs))[0], mine);
  same("no trouble in the pages", [...page.troubles, ...theirs.troubles], []);
  line.process.kill();
  await context.close();
  await other.close();
}

export async function checkHandheld(stage) {
  for (const words of ["", "a", "message digest", "x".repeat(55), "x".repeat(56), "x".repeat(64), "y".repeat(1000)]) {
    const bytes = Buffer.from(words);
    same(`MD5 of ${bytes.length} bytes`, md5(bytes), createHash("md5").update(bytes).digest("hex"));
  }
  const folder = mkdtempSync(join(tmpdir(), "armada-flash-"));
  const image = fillFirmware(join(folder, "firmware"));
  const built = spawnSync(join(ROOT, "scripts", "build_web"), { encoding: "utf8", env: { ...process.env, OUT: join(folder, "web"), FIRMWARE: join(folder, "firmware") } });
  check("make web FIRMWARE=folder builds a page with it", built.status === 0, built.stdout + built.stderr);
  const server = await Server.open(join(folder, "web"), "/");
  await flashing(stage, server, image);
  server.close();
  await withoutImages(stage);
  await savesOverTheLine(stage);
  rmSync(folder, { recursive: true });
}
