// A recorded game of each kind, and the menu before it, press by press beside the host.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { linesOf } from "../../src/web/page/speech.mjs";
import { ROOT, check, hostSums, hostWords, openStill, press, same, words } from "./stage.mjs";

// The screen alone: drawing the handheld's buttons up and down would be half of the time. They are pressed in hands.mjs.
const BARE = { width: 340, height: 260 };
const BY_THE_KEYBOARD = 24; // presses that the browser itself makes; the others are the same events out of the page

export function recordedGames() {
  const text = readFileSync(join(ROOT, "test", "records", "presses.inc"), "utf8");
  return [...text.matchAll(/PRESSES\("(\w+)",\s*((?:"[^"]*"\s*)+)/g)].map(([, id, parts]) => ({ id, letters: parts.replace(/["\s]/g, "") }));
}

function compare(name, got, wanted) {
  const first = got.findIndex((sum, i) => sum !== wanted[i]);
  check(`${name}: ${wanted.length} frames are the host's`, first < 0 && got.length === wanted.length, `press ${first} shows ${got[first]} instead of ${wanted[first]}`);
}

async function playThrough({ server, browser }, { id, letters }, wanted) {
  const context = await browser.context({ viewport: BARE });
  const page = await openStill(context, `${server.address}#game=${id}`);
  const got = [];
  for (const letter of letters.slice(0, BY_THE_KEYBOARD)) got.push(letter === "." ? await page.evaluate(() => playLetters(".")[0]) : await press(page, letter));
  got.push(...(await page.evaluate((rest) => playLetters(rest), letters.slice(BY_THE_KEYBOARD))));
  compare(`${id} from the first press to its end`, got, await wanted);
  same(`${id}: no trouble in the page`, page.troubles, []);
  await context.close();
}

// From the title into each game of the menu, by the words on the screen: the host's device has a battery to tell of.
async function startFromMenu({ armada, server, browser }, place) {
  const steps = [".", "a", ...Array(place).fill("r"), "a", "a", "a", "t"];
  const context = await browser.context();
  const page = await openStill(context, server.address);
  const got = [];
  for (const letter of steps) {
    await page.evaluate((each) => (playLetters(each), turn(20)), letter);
    got.push((await words(page)).split("\n"));
  }
  const host = (await hostWords(armada, steps)).map((screen) => linesOf(screen).map((line) => line.replace(/, Battery 80%$/, "")));
  same(`game ${place + 1} of the menu, from the title: its words are the host's`, got, host);
  await context.close();
}

export async function checkPlaying(stage) {
  // The template is for who writes a game: it is not in the page.
  const games = recordedGames().filter(({ id }) => id !== "template");
  const wanted = games.map(({ id, letters }) => hostSums(stage.armada, letters, id));
  for (let i = 0; i < games.length; ++i) await startFromMenu(stage, i);
  for (let i = 0; i < games.length; ++i) await playThrough(stage, games[i], wanted[i]);
}
