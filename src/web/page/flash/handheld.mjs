// "Put it on your handheld": firmware onto a board, and saves to and from one, over Web Serial. Loaded when it is opened and not before.
import { flash, loadImages } from "./flasher.mjs";
import { Line, Trouble, bring, newestOn } from "./line.mjs";

const BOARDS = [["odroid_go", "ODROID-GO"], ["devkit_ili9341", "ESP32 DevKit, ILI9341"], ["devkit_st7789", "ESP32 DevKit, ST7789"]];

function make(tag, words, attributes = {}) {
  const element = document.createElement(tag);
  if (words) element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function platformIoWay() {
  const words = make("p", "From a copy of the sources, with PlatformIO and the handheld on a USB cable:");
  return [words, make("pre", BOARDS.map(([environment]) => `pio run -e ${environment} -t upload`).join("\n"))];
}

// The player turns away from the browser's own question: that is no trouble.
async function chosenPort() {
  try {
    return await navigator.serial.requestPort();
  } catch (error) {
    if (error.name === "NotFoundError") return null;
    throw error;
  }
}

export class Handheld {
  constructor({ armada, dialogs, body }) {
    Object.assign(this, { armada, dialogs, body, busy: false });
  }

  async show() {
    const answer = await fetch(new URL("boards.json", import.meta.url)).catch(() => null);
    const boards = answer?.ok ? await answer.json() : null;
    const serial = "serial" in navigator;
    const parts = [];
    if (!serial) parts.push(make("p", "This browser cannot talk over a USB cable. Chrome, Edge or another Chromium on a computer can."));
    if (boards === null) parts.push(make("p", "Firmware cannot be fetched now: there is no network."));
    else if (boards.length === 0) parts.push(make("p", "This page has no firmware images."), ...platformIoWay());
    else if (serial) parts.push(...this.flashing(boards));
    else parts.push(...platformIoWay());
    if (serial) parts.push(...this.saving());
    this.told = make("p", "", { role: "status", id: "hand-told" });
    this.bar = make("progress", "", { max: "1", value: "0", "aria-label": "Written", id: "hand-progress" });
    this.bar.hidden = true;
    this.body.replaceChildren(...parts, this.bar, this.told);
  }

  flashing(boards) {
    const label = make("label", "Board", { class: "line" }), list = make("select", "", { id: "hand-board" });
    for (const { manifest, name } of boards) list.append(make("option", name, { value: manifest }));
    label.append(list);
    const erase = make("label", "", { class: "tick" }), box = make("input", "", { type: "checkbox", id: "hand-erase" });
    erase.append(box, " Erase everything first, saves too");
    const button = make("button", "Connect and install", { type: "button", id: "hand-flash" });
    button.addEventListener("click", () => this.work(() => this.install(list.value, box.checked)));
    const row = make("div", "", { class: "row" });
    row.append(button);
    return [make("p", "Plug the handheld in, choose it, and press the button. It takes about a minute. Saves are kept."), label, erase, row];
  }

  saving() {
    const row = make("div", "", { class: "row" });
    const fetchThem = make("button", "Fetch its saves", { type: "button", id: "hand-fetch" }), bringThem = make("button", "Bring it mine", { type: "button", id: "hand-bring" });
    fetchThem.addEventListener("click", () => this.work(() => this.fetchSaves()));
    bringThem.addEventListener("click", () => this.work(() => this.bringSaves()));
    row.append(fetchThem, bringThem);
    return [make("h3", "Saved games"), make("p", "Go on here with a game from a handheld that runs Pocket Armada, or there with one from here."), row];
  }

  tell(words) {
    this.told.textContent = words;
  }

  async work(what) {
    if (this.busy) return;
    this.busy = true;
    for (const button of this.body.querySelectorAll("button")) button.disabled = true;
    this.tell("");
    try {
      await what();
    } catch (error) {
      this.tell(error instanceof Trouble ? `It did not work: ${error.message}` : `It did not work: ${error.message ?? error}. Is the cable in, and nothing else using it?`);
    }
    this.bar.hidden = true;
    this.busy = false;
    for (const button of this.body.querySelectorAll("button")) button.disabled = false;
  }

  async install(manifest, eraseAll) {
    const port = await chosenPort();
    if (port === null) return;
    const images = await loadImages(manifest);
    this.bar.hidden = false;
    await flash(port, images, {
      eraseAll,
      progress: (fraction, words) => {
        this.bar.value = fraction;
        this.tell(words);
      },
    });
    this.tell(`Pocket Armada ${images.version} is on it. Have fun.`);
  }

  async withLine(what) {
    const port = await chosenPort();
    if (port === null) return;
    this.tell("Connecting.");
    const line = await Line.open(port);
    try {
      await line.version();
      await what(line);
    } finally {
      await line.close();
    }
  }

  // Games alone: brightness and panel are a handheld's own.
  games() {
    return this.armada.games();
  }
  titleOf(name) {
    return this.games().find((game) => game.name === name)?.title ?? name;
  }

  fetchSaves() {
    return this.withLine(async (line) => {
      const found = await newestOn(line, this.games().map(({ name }) => name));
      const told = [];
      for (const [name, { slot, bytes }] of found) told.push(`${this.titleOf(name)}: ${await this.dialogs.bringInBytes(name, slot, bytes, "The save on the handheld")}`);
      this.tell(told.join(" ") || "No game is saved on it.");
    });
  }

  bringSaves() {
    return this.withLine(async (line) => {
      const ours = this.dialogs.newestGames().map(({ name, slot }) => ({ name, slot, bytes: this.armada.exportSave(name, slot) }));
      if (ours.length === 0) return this.tell("No game is saved here.");
      const done = await bring(line, ours, (names) => this.dialogs.mayReplaceThere(names.map((name) => this.titleOf(name))));
      return this.tell(done ? `On the handheld now: ${ours.map(({ name }) => this.titleOf(name)).join(", ")}.` : "Its own saves are kept.");
    });
  }
}
