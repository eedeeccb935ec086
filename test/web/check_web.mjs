#!/usr/bin/env node
// Checks the page in a real browser (Debian's Chromium, driven by playwright-core): the frames equal the host's after every press of a
// recorded game of each kind, nothing is lost by reloading, crashing or killing, and all that the page offers beside playing.
//     test/web/check_web.mjs build/host/armada   (the last line is `N passed, M failed`)
// Frames, words and records of the host are those of ARMADA_PLAIN, the same program without sanitizers, where that is given.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checkFiles } from "./files.mjs";
import { checkHandheld } from "./handheld.mjs";
import { checkHands } from "./hands.mjs";
import { checkKeeping } from "./keeping.mjs";
import { checkPlaying } from "./playing.mjs";
import { Browser, PICTURES, ROOT, Server, check, ended } from "./stage.mjs";

const sanitized = resolve(process.argv[2] ?? join(ROOT, "build", "host", "armada"));
const armada = process.env.ARMADA_PLAIN ?? sanitized;
mkdirSync(PICTURES, { recursive: true });
const built = spawnSync(join(ROOT, "scripts", "build_web"), { encoding: "utf8" });
check("the page is built", built.status === 0, built.stdout + built.stderr);
if (built.status !== 0) process.exit(ended());

const server = await Server.open(join(ROOT, "build", "web"));
const browser = await Browser.open();
const stage = { armada, programs: dirname(sanitized), server, browser };
const only = process.argv.slice(3);
for (const [name, part] of Object.entries({ files: checkFiles, playing: checkPlaying, keeping: checkKeeping, hands: checkHands, handheld: checkHandheld })) {
  if (only.length > 0 && !only.includes(name)) continue;
  try {
    await part(stage);
  } catch (trouble) {
    check(`${name}: could not be run to its end`, false, trouble.stack);
  }
}
await stage.browser.close();
server.close();
process.exit(ended());
