#!/usr/bin/env node
// How long the page takes from the click on its address to its first frame: the median, the quickest and the slowest of 15 loads, the
// first time (nothing kept) and offline (from the service worker). Of build/web, on this machine; nothing is asserted.
import { join } from "node:path";
import { Browser, ROOT, Server, openPage, ready } from "./stage.mjs";

const LOADS = 15;
const frameAt = (page) => page.evaluate(() => performance.getEntriesByName("first frame")[0].startTime);

function tell(name, times) {
  times.sort((one, other) => one - other);
  console.log(`${name}: ${Math.round(times[LOADS >> 1])} ms (${Math.round(times[0])} to ${Math.round(times[LOADS - 1])})`);
}

const server = await Server.open(join(ROOT, "build", "web"));
const browser = await Browser.open();
const first = [], kept = [];
for (let i = 0; i < LOADS; ++i) {
  const context = await browser.context();
  first.push(await frameAt(await openPage(context, server.address)));
  await context.close();
}
const context = await browser.context();
const page = await openPage(context, server.address);
await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
for (let i = 0; i < LOADS; ++i) kept.push(await frameAt(await ready(page, server.address)));
tell("first visit", first);
tell("kept offline", kept);
await browser.close();
server.close();
