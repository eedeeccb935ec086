// Nothing is lost: reloading, a page that crashes, a browser that is killed, no network, a new version, files out and in.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser, check, hostSays, openPage, openStill, same, words } from "./stage.mjs";
import { recordedGames } from "./playing.mjs";

const GAME = "pew_pew";
const middle = (letters) => letters.length >> 2; // it ends with its last press

// Continues from the title: the cursor stands on the game that was played last, and Continue is its first row.
const goOn = (page) => page.evaluate(() => (playLetters(".a.a."), turn(30)));
// All motion over; a preview, which is no part of a game, is put away.
async function rest(page) {
  await page.evaluate(() => turn(60));
  if ((await words(page)).includes("Preview")) await page.evaluate(() => (playLetters("b"), turn(30)));
}

async function inTheMiddle(context, address, letters) {
  const page = await openStill(context, `${address}#game=${GAME}`);
  await page.evaluate((first) => playLetters(first), letters);
  await rest(page);
  return page;
}
// What would go on: the saves as they stand in the browser.
const kept = (page) =>
  page.evaluate((name) => {
    const [stamp, text] = [0, 1].map((slot) => localStorage.getItem(`pocket-armada/${name}.${slot}`)?.split(" ") ?? ["0", ""]).sort((one, other) => other[0] - one[0])[0];
    return { stamp: Number(stamp), text };
  }, GAME);

// Where the game stands: game and round as the header says them, and every move as it is kept. (Where one aims is gone with the page.)
const standing = async (page) => [...(await words(page)).split("\n")[0].split(", ").slice(0, 2), (await kept(page)).text];

async function goesOn(name, page, before) {
  await goOn(page);
  await rest(page);
  same(`${name}: it goes on where it was`, await standing(page), before);
}

// ---- reload, crash, kill ---------------------------------------------------------------------------------------------------------
async function reloadAndCrash({ server, browser }, letters) {
  const context = await browser.context();
  const page = await inTheMiddle(context, server.address, letters.slice(0, middle(letters)));
  const before = await standing(page);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === "yes", null, { polling: 10 });
  await goesOn("reloaded in the middle", page, before);

  await page.evaluate(() => (playLetters("aabaara"), turn(10))); // it is heard again, whatever that does in this game
  await rest(page);
  const later = await standing(page);
  await page.keyboard.down("ArrowRight");
  const session = await context.newCDPSession(page), crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {});
  await crashed;
  await goesOn("crashed in the middle of a press", await openStill(context, server.address), later);
  await context.close();
}

async function killTheBrowser(stage, letters) {
  const page = await inTheMiddle(stage.browser.own, stage.server.address, letters.slice(0, middle(letters)));
  const before = await standing(page), { stamp } = await kept(page);
  // Both places have it: what the page wrote last is on the disk when the database says so.
  await page.waitForFunction(
    ([name, wanted]) =>
      new Promise((resolve) => {
        const request = indexedDB.open("pocket-armada", 1);
        request.onsuccess = () => {
          const all = request.result.transaction("saves").objectStore("saves").getAll();
          all.onsuccess = () => (request.result.close(), resolve(all.result.some((save) => save.stamp === wanted)));
        };
      }),
    [GAME, stamp],
    { polling: 20 },
  );
  await stage.browser.kill();
  stage.browser = await Browser.open(stage.browser.profile);
  await goesOn("the whole browser killed", await openStill(stage.browser.own, stage.server.address), before);
}

async function onePageAtATime({ server, browser }) {
  const context = await browser.context();
  const first = await openStill(context, `${server.address}#game=${GAME}&seed=5`);
  await rest(first);
  const second = await openStill(context, server.address);
  await rest(second);
  check("a second tab says that the saves are in use", (await words(second)).includes("IN USE"), await words(second));
  const loaded = second.waitForEvent("load");
  await first.close();
  await loaded;
  await second.waitForFunction(() => document.documentElement.dataset.ready === "yes", null, { polling: 10 });
  await rest(second);
  check("it goes on when the first one is closed", !(await words(second)).includes("IN USE"), await words(second));
  await context.close();
}

// ---- no network, a new version ---------------------------------------------------------------------------------------------------
async function offlineAndUpdate({ server, browser }) {
  const context = await browser.context();
  const page = await openPage(context, server.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-ready=yes]");
  check("it starts without a network", await page.evaluate(() => navigator.serviceWorker.controller !== null));
  await page.goto(`${server.address}?from=home#game=${GAME}&seed=3`);
  await page.waitForSelector("html[data-ready=yes]");
  check("and opens a link there", (await page.evaluate(() => location.hash)) === "");
  await context.setOffline(false);

  const worker = readFileSync(join(server.folder, "sw.js"), "utf8");
  server.instead.set("sw.js", worker.replace(/VERSION="\w+"/, 'VERSION="another"'));
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => undefined));
  await page.waitForFunction(() => document.getElementById("toast").textContent.includes("A new version is here"), null, { polling: 20 });
  check("a new version is offered, and not forced upon a game", true);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load it" }).click();
  await loaded;
  await page.waitForSelector("html[data-ready=yes]");
  await page.waitForFunction(() => caches.keys().then((names) => names.length === 1 && names[0] === "pocket-armada another"), null, { polling: 20 });
  check("it is loaded, and the old one's files are gone", true);
  server.instead.delete("sw.js");
  same("no trouble in the page", page.troubles.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")), []);
  await context.close();
}

// ---- files -----------------------------------------------------------------------------------------------------------------------
async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
async function brought(page, name, bytes) {
  await page.setInputFiles("#saves-file", { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
  await page.waitForFunction((file) => document.getElementById("saves-told").textContent.startsWith(`${file}:`) || document.getElementById("replace-dialog").open, name, { polling: 10 });
  return page.evaluate(() => document.getElementById("saves-told").textContent);
}
function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; ++bit) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
// The same save, but of a format that comes after ours: all of it checks.
function newer(bytes) {
  const other = Buffer.from(bytes);
  other[4] = 99;
  other.writeUInt32LE(crc32(other.subarray(0, -4)), other.length - 4);
  return other;
}

async function filesOutAndIn({ armada, server, browser }, letters) {
  const context = await browser.context();
  const page = await inTheMiddle(context, server.address, letters.slice(0, middle(letters)));
  const { text } = await kept(page);
  await page.getByRole("button", { name: "Saves" }).click();
  const file = await downloaded(page, "Download Pew Pew!");
  check("a save is downloaded under the name that handheld and PC use", /^pew_pew\.[01]\.save$/.test(file.name), file.name);
  same("its bytes are those that the browser keeps", file.bytes.toString("base64"), text);
  const folder = mkdtempSync(join(tmpdir(), "armada-save-"));
  const record = await hostSays(armada, ["record", "--save", writeTo(folder, file)]);
  check("the program on a PC goes on with it", record.includes("pew_pew"), record.slice(0, 200));
  rmSync(folder, { recursive: true });

  const half = file.bytes.subarray(0, file.bytes.length / 2), flipped = Buffer.from(file.bytes);
  flipped[60] ^= 4;
  for (const [what, name, bytes, reason] of [
    ["a save with a flipped bit", file.name, flipped, "damaged"],
    ["half a save", file.name, half, "damaged"],
    ["an empty file", file.name, [], "damaged"],
    ["a save of a newer program", file.name, newer(file.bytes), "another version"],
    ["another game's save", "stellar_siege.0.save", file.bytes, "another game"],
    ["more than any save has", file.name, Buffer.alloc(5000), "longer than any save"],
    ["a file of no game", "chess.0.save", file.bytes, "no game here has that name"],
    ["a picture", "holiday.jpg", file.bytes, "a save is called"],
  ]) {
    const told = await brought(page, name, bytes);
    check(`${what} is refused with its reason`, told.includes(reason), told);
    same(`and nothing is changed by ${what}`, (await kept(page)).text, text);
  }
  await page.getByRole("button", { name: "Close" }).click();

  // Another deal is on the table: the file is brought back after a question.
  await page.evaluate(() => (location.hash = "#game=pew_pew&seed=99"));
  await page.evaluate(() => playLetters(".ta.aaa.")); // past the lessons, and a few steps
  await page.getByRole("button", { name: "Saves" }).click();
  await brought(page, file.name, file.bytes);
  check("over another game it is asked first", await page.evaluate(() => document.getElementById("replace-dialog").open));
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.waitForFunction(() => document.getElementById("saves-told").textContent.includes("yours is kept"), null, { polling: 10 });
  check("Keep mine keeps it", (await kept(page)).text !== text);
  await brought(page, file.name, file.bytes);
  await page.getByRole("button", { name: "Replace" }).click();
  await page.waitForFunction(() => document.getElementById("saves-told").textContent.includes("it is here now"), null, { polling: 10 });
  same("Replace brings it in", (await kept(page)).text, text);
  same("no trouble in the page", page.troubles, []);
  await context.close();
}
function writeTo(folder, { name, bytes }) {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

export async function checkKeeping(stage) {
  const { letters } = recordedGames().find(({ id }) => id === GAME);
  await reloadAndCrash(stage, letters);
  await onePageAtATime(stage);
  await offlineAndUpdate(stage);
  await filesOutAndIn(stage, letters);
  await killTheBrowser(stage, letters);
}
