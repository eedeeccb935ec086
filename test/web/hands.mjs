// Fingers, keys, controllers, ears and eyes: touch on phones and tablets, sound after the first press, full screen, pictures, words for
// screen readers, links, and what axe says of all of it.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { recordedGames } from "./playing.mjs";
import { PICTURES, check, hostSays, hostSums, installed, openPage, openStill, same, words } from "./stage.mjs";

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  large: { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  sideways: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
const LETTER_OF = { u: "up", d: "down", l: "left", r: "right", a: "a", b: "b", s: "select", t: "start" };

const middleOf = (page, button) =>
  page.evaluate((name) => {
    const { x, y, width, height } = document.querySelector(`[data-button=${name}]`).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, button);

// Fingers through the browser itself: each change names all that are down.
async function fingers(context, page) {
  const session = await context.newCDPSession(page);
  return (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
}

// ---- touch: a game's first presses by thumbs, beside the host -----------------------------------------------------------------------
async function touchPlay({ armada, server, browser }, size) {
  const context = await browser.context(SIZES[size]);
  const page = await openStill(context, `${server.address}#game=pew_pew`);
  const touch = await fingers(context, page), letters = "ttaararabadt", got = [];
  for (const letter of letters) {
    const point = await middleOf(page, LETTER_OF[letter]);
    await touch("touchStart", [point]);
    await page.evaluate(() => turn(3));
    await touch("touchEnd", []);
    got.push(await page.evaluate(() => (turn(3), sum())));
  }
  same(`${size}: played by thumbs, the frames are the host's`, got, await hostSums(armada, letters, "pew_pew"));

  // Both thumbs at once, and one that slides on the pad.
  const held = () => page.evaluate(() => [...document.querySelectorAll("[data-button]")].filter((button) => button.dataset.held === "yes").map((button) => button.dataset.button));
  const up = await middleOf(page, "up"), right = await middleOf(page, "right"), a = await middleOf(page, "a");
  await touch("touchStart", [up]);
  await touch("touchStart", [up, a]);
  same(`${size}: two thumbs hold two buttons`, await held(), ["up", "a"]);
  await touch("touchMove", [right, a]);
  same(`${size}: a thumb slides on the pad`, await held(), ["right", "a"]);
  await touch("touchEnd", []);
  same(`${size}: and all are let go`, await held(), []);
  await context.close();
}

// ---- how it stands on each size ------------------------------------------------------------------------------------------------------
async function sizes({ server, browser }) {
  for (const [name, size] of Object.entries(SIZES)) {
    const context = await browser.context(size);
    const page = await openStill(context, `${server.address}#game=pulp_invasion`);
    await page.evaluate(() => (playLetters(".t"), turn(20)));
    const seen = await page.evaluate(() => {
      const { width, height, left, top, right, bottom } = document.getElementById("screen").getBoundingClientRect();
      // A direction is a quarter of the pad's plate, larger than its arm.
      const small = [...document.querySelectorAll("#buttons button, #bar button")]
        .filter((button) => !button.hidden)
        .map((button) => [button.getBoundingClientRect(), ["up", "down", "left", "right"].includes(button.dataset.button) ? 1.5 : 1])
        .map(([{ width: w, height: h }, more]) => ({ width: w * more, height: h * more }));
      return { dots: (width * devicePixelRatio) / 320, square: Math.abs(width / height - 4 / 3) < 0.01, within: left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5, least: Math.min(...small.map((each) => Math.min(each.width, each.height))) };
    });
    check(`${name}: a pixel is a square of whole dots, and all of the screen is seen`, Math.abs(seen.dots - Math.round(seen.dots)) < 0.02 && seen.square && seen.within, seen);
    if (size.hasTouch) check(`${name}: no button is smaller than 44 pixels`, seen.least >= 43.5, seen);
    writeFileSync(join(PICTURES, `${name}.png`), await page.screenshot());
    await context.close();
  }
}

// ---- controllers ---------------------------------------------------------------------------------------------------------------------
async function controllers({ armada, server, browser }) {
  const context = await browser.context();
  const page = await openStill(context, `${server.address}#game=pew_pew`, (each) =>
    each.addInitScript(() => {
      globalThis.pad = { index: 0, axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
      navigator.getGamepads = () => [null, pad];
    }),
  );
  const of = { u: 12, d: 13, l: 14, r: 15, a: 0, b: 1, s: 8, t: 9 }, letters = "ttaarasb", got = [];
  // A controller is looked at once a frame, just before the console goes on: the press counts for that frame.
  for (const letter of letters) {
    got.push(
      await page.evaluate((button) => {
        pad.buttons[button].pressed = true;
        turn(3);
        pad.buttons[button].pressed = false;
        turn(3);
        return sum();
      }, of[letter]),
    );
  }
  same("a game controller plays, and the frames are the host's", got, await hostSums(armada, letters, "pew_pew"));
  const held = () => page.evaluate(() => (turn(1), [...document.querySelectorAll("[data-held=yes]")].map((button) => button.dataset.button)));
  await page.evaluate(() => (pad.axes[0] = 0.5));
  same("a stick that hardly leans means nothing", await held(), []);
  await page.evaluate(() => (pad.axes[0] = 0.6));
  same("one that leans is a direction", await held(), ["right"]);
  await page.evaluate(() => (pad.axes[0] = 0.45));
  same("it may come back a little", await held(), ["right"]);
  await page.evaluate(() => (pad.axes[0] = 0.1));
  same("and stands straight again", await held(), []);
  await context.close();
}

// ---- sound, full screen, pictures, keys ------------------------------------------------------------------------------------------------
async function soundAndPictures({ server, browser }) {
  const context = await browser.context();
  const page = await openStill(context, server.address, (each) =>
    each.addInitScript(() => {
      globalThis.contexts = [];
      const Real = AudioContext;
      globalThis.AudioContext = class extends Real {
        constructor(...all) {
          super(...all);
          contexts.push(this);
        }
      };
    }),
  );
  same("no sound before the first press", await page.evaluate(() => contexts.length), 0);
  await page.keyboard.press("x");
  same("and then there is", await page.evaluate(() => contexts.length), 1);
  await page.getByRole("button", { name: "Sound" }).click();
  same("it can be switched off", await page.getByRole("button", { name: "Sound" }).getAttribute("aria-pressed"), "false");

  await page.evaluate(() => document.activeElement.blur());
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("p")]);
  const png = readFileSync(await download.path());
  check("P saves a picture of the screen, three times as large", download.suggestedFilename().endsWith(".png") && png.readUInt32BE(16) === 960 && png.readUInt32BE(20) === 720, download.suggestedFilename());
  check("and it shows something", inflateSync(idat(png)).length > 960 * 720);

  await page.getByRole("button", { name: "Full screen" }).click();
  await page.waitForFunction(() => document.fullscreenElement !== null && document.documentElement.dataset.layout === "bare", null, { polling: 20 });
  await page.keyboard.press("f");
  await page.waitForFunction(() => document.fullscreenElement === null && document.documentElement.dataset.layout !== "bare", null, { polling: 20 });
  check("full screen shows the screen alone, and F leaves it", true);

  // By keys alone: Tab leads through the page's own buttons, Enter opens, Escape closes.
  await page.keyboard.press("Tab");
  const reached = [];
  for (let i = 0; i < 8; ++i) {
    reached.push(await page.evaluate(() => document.activeElement.id));
    await page.keyboard.press("Tab");
  }
  check("Tab reaches every button of the bar", ["full", "sound", "saves", "share", "hand"].every((id) => reached.includes(id)), reached);
  await page.focus("#share");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#share-dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.getElementById("share-dialog").open, null, { polling: 20 });
  check("Enter opens a panel, Escape closes it", true);
  same("no trouble in the page", page.troubles, []);
  await context.close();
}
function idat(png) {
  const parts = [];
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  return Buffer.concat(parts);
}

// ---- words -----------------------------------------------------------------------------------------------------------------------------
async function liveRegion({ server, browser }) {
  const context = await browser.context();
  const page = await openStill(context, server.address);
  const said = () => page.evaluate(() => (turn(20), document.getElementById("said").textContent));
  await said();
  await page.evaluate(() => playLetters("a"));
  check("a new screen is said", (await said()).includes("New game"), await said());
  await page.evaluate(() => playLetters("r"));
  const news = await said();
  check("of a changed one what is new, and no more", news.length > 0 && !news.includes("POCKET ARMADA"), news);
  check("it is polite", (await page.getAttribute("#said", "aria-live")) === "polite");
  await context.close();
}

// ---- links -----------------------------------------------------------------------------------------------------------------------------
const scanned = (picture) => spawnSync("zbarimg", ["-q", "--raw", picture], { encoding: "utf8" }).stdout.trim();

async function links({ armada, server, browser }) {
  const context = await browser.context();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await openStill(context, `${server.address}#game=pew_pew&seed=4242`);
  await page.evaluate(() => playLetters(".t.t"));
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Share this deal" }).click();
  await page.waitForFunction(() => document.getElementById("share-told").textContent !== "", null, { polling: 10 });
  same("Share this deal copies its link", await page.evaluate(() => navigator.clipboard.readText()), `${server.address}#game=pew_pew&seed=4242`);
  await page.keyboard.press("Escape");

  // The pause menu's code: the row before Leave. On the page it is the same link, on the host the deal alone, as no page is set there.
  for (let i = 0; i < 4 && !(await words(page)).includes("PAUSED"); ++i) await page.evaluate(() => (playLetters("t"), turn(20))); // past the lessons
  await page.evaluate(() => (playLetters("uua."), turn(10)));
  const picture = join(PICTURES, "share.png");
  writeFileSync(picture, await page.screenshot());
  same("a phone reads the same link off the page", scanned(picture), `${server.address}#game=pew_pew&seed=4242`);
  await hostSays(armada, ["shot", "--script", "-", "--game", "pew_pew", "--out", join(PICTURES, "host-share.png")], "wait:20 start wait:4 start wait:4 up*2 a wait:4");
  same("and the deal off the host's own screen, as small as a handheld's", scanned(join(PICTURES, "host-share.png")), "#game=pew_pew&seed=7");

  // Hidden hands: nothing to share before the end.
  await page.evaluate(() => (location.hash = "#game=stellar_siege&seed=5"));
  await page.evaluate(() => playLetters("..a.."));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  same("with hidden hands the link tells no deal before the end", await page.inputValue("#share-link"), server.address);
  await page.keyboard.press("Escape");
  for (const [link, why] of [["#game=chess", "not here"], ["#game=pew_pew&seed=x", "not a number"], ["#game=pew_pew&colour=red", "does not have"]]) {
    await page.evaluate((hash) => (location.hash = hash), link);
    await page.waitForFunction((wanted) => document.getElementById("toast").textContent.includes(wanted), why, { polling: 10 });
    check(`${link} is refused with its reason`, (await words(page)).includes("SIEGE"), await words(page));
  }
  await context.close();
}

// ---- records ---------------------------------------------------------------------------------------------------------------------------
async function records({ server, browser }) {
  const { letters } = recordedGames().find(({ id }) => id === "pew_pew");
  const context = await browser.context();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await openStill(context, `${server.address}#game=pew_pew`);
  const score = async (each) => (await words(each)).match(/hull [^,\n]+|left of \d+/g) ?? [];
  // Played by chance until there is something to look at: moves to share, and a score on the screen.
  const atOnce = 30;
  let link = "", wanted = [];
  for (let at = 0; at < letters.length && !(wanted.length > 0 && /moves=.{8}/.test(link)); at += atOnce) {
    await page.evaluate((next) => (playLetters(next), turn(60)), letters.slice(at, at + atOnce));
    wanted = await score(page);
    if (wanted.length === 0) continue;
    await page.locator("#share").click();
    const soFar = page.getByRole("button", { name: "Share the game so far" });
    if ((await soFar.count()) > 0) {
      await soFar.click();
      await page.waitForFunction(() => document.getElementById("share-told").textContent !== "", null, { polling: 10 });
      link = await page.evaluate(() => navigator.clipboard.readText());
    }
    await page.keyboard.press("Escape");
  }
  check("a game is shared with its moves", /#game=pew_pew&seed=7&moves=[A-Za-z0-9_-]+$/.test(link), link);
  await context.close();

  // Somebody with a game of their own looks at it: theirs is as it was afterwards.
  const other = await browser.context();
  const theirs = await openStill(other, `${server.address}#game=pew_pew&seed=77`);
  await theirs.evaluate(() => (playLetters("..t..araba"), turn(60)));
  const saves = () => theirs.evaluate(() => JSON.stringify([0, 1].map((slot) => localStorage.getItem(`pocket-armada/pew_pew.${slot}`))));
  const kept = await saves();
  await theirs.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf("#")));
  const header = async () => (await theirs.evaluate(() => turn(60)), (await words(theirs)).split("\n")[0]);
  const first = await header(), steps = Number(/of (\d+)/.exec(first)?.[1]);
  check("a record begins at its first step", /Step 0 of \d+/.test(first) && steps > 5, first);
  await theirs.evaluate(() => playLetters("a"));
  check("A shows the next step, and says it", /Step 1 of/.test(await header()) && /\w+.*\./.test(await words(theirs)), await words(theirs));
  await theirs.evaluate(() => playLetters("l"));
  check("left goes back", /Step 0 of/.test(await header()), await header());
  // Each step says its own move and nothing of the ones before; SELECT shows the table without words on it.
  const said = [];
  for (let i = 0; i < steps; ++i) said.push(await theirs.evaluate(() => (playLetters("r"), turn(40), document.getElementById("words").textContent)));
  const sentences = (text) => (text.match(/action points?\./g) ?? []).length;
  check("each step says its own move alone", said.length > 5 && said.every((text) => sentences(text) <= 1) && said.some((text) => sentences(text) === 1), said.find((text) => sentences(text) > 1));
  const bare = await theirs.evaluate(() => (playLetters("s"), turn(20), document.getElementById("words").textContent));
  check("SELECT shows the table without the words", bare.length < said.at(-1).length, bare);
  await theirs.evaluate(() => (playLetters("s"), turn(20)));
  check("and the last is where it was shared", new RegExp(`Step ${steps} of ${steps}`).test(await header()), await header());
  same("with its score", await score(theirs), wanted);
  writeFileSync(join(PICTURES, "record.png"), await theirs.screenshot());
  await theirs.evaluate(() => (playLetters("b"), turn(90)));
  same("nothing of it was saved", await saves(), kept);
  check("B leaves it for the game of one's own", !/Step/.test(await words(theirs)), await words(theirs));
  for (const moves of ["AAAA", "____________", "A*", "B"]) {
    await theirs.evaluate((each) => (document.getElementById("toast").replaceChildren(), (location.hash = `#game=pew_pew&seed=7&moves=${each}`)), moves);
    if (moves === "AAAA") await theirs.evaluate(() => playLetters("b"));
    else await theirs.waitForFunction(() => document.getElementById("toast").textContent.includes("does not fit its deal"), null, { polling: 10 });
  }
  check("moves that cannot be are refused", true);
  same("and nothing was saved then either", await saves(), kept);
  same("no trouble in the page", theirs.troubles, []);
  await other.close();
}

// ---- axe -------------------------------------------------------------------------------------------------------------------------------
async function axe({ server, browser }) {
  const source = readFileSync(installed.resolve("axe-core/axe.min.js"), "utf8");
  for (const size of ["desktop", "phone"]) {
    const context = await browser.context(SIZES[size]);
    const page = await openPage(context, `${server.address}#game=pew_pew&seed=1`);
    await page.evaluate(source);
    const violations = async (where) => {
      const found = await page.evaluate(() => axe.run(document).then(({ violations: all }) => all.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" ")}`)));
      same(`${size}, ${where}: axe finds nothing`, found, []);
    };
    await violations("playing");
    for (const [button, dialog] of [["saves", "saves-dialog"], ["share", "share-dialog"], ["hand", "hand-dialog"]]) {
      await page.locator(`#${button}`).click();
      await page.waitForSelector(`#${dialog}[open]`);
      if (button === "hand") await page.waitForSelector("#hand-told", { state: "attached" });
      writeFileSync(join(PICTURES, `${size}-${button}.png`), await page.screenshot());
      await violations(`${button} open`);
      await page.keyboard.press("Escape");
    }
    await context.close();
  }
}

export async function checkHands(stage) {
  for (const size of ["phone", "sideways", "tablet"]) await touchPlay(stage, size);
  await sizes(stage);
  await controllers(stage);
  await soundAndPictures(stage);
  await liveRegion(stage);
  await links(stage);
  await records(stage);
  await axe(stage);
}
