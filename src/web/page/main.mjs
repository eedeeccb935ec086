// The page: puts console, drawing, keys, sound and saves together, and keeps them going.
import { Console, SAVES_AWAITED, SAVES_ELSEWHERE, SAVES_NONE, SAVES_OURS } from "./console.mjs";
import { Dialogs } from "./dialogs.mjs";
import { Drawing } from "./drawing.mjs";
import { Input } from "./input.mjs";
import { layOut, layOutFull } from "./layout.mjs";
import { Saves, holdSaves } from "./saves.mjs";
import { Sound } from "./sound.mjs";
import { Speech } from "./speech.mjs";
import { watchForUpdates } from "./updates.mjs";

const byId = (id) => document.getElementById(id);
const now = () => Math.floor(performance.now());
const sound = new Sound();
const thumbs = matchMedia("(any-pointer: coarse)");
const screen = byId("screen"), shell = byId("shell");
const context = screen.getContext("2d", { alpha: false, willReadFrequently: true });

// ---- the device -------------------------------------------------------------------------------------------------------------------
// The upper steps differ little: a display has a brightness of its own. As in the window.
function light(level) {
  const below = 10 - level;
  screen.style.opacity = level === 0 ? 0 : (255 - 2 * below * below) / 255;
}

// Locks, databases and even localStorage take a browser's time when it starts. The first frame does without them, and nothing is kept until
// they are here. On a first visit there is nothing to look at; later a glance tells how bright the screen is to be.
let saves = navigator.serviceWorker?.controller ? Saves.glance() : Saves.none(), held = false;
// First the lock, then a look: so what is read is the last that another tab wrote. When that tab goes, this one loads anew.
async function claimSaves() {
  held = await holdSaves(() => location.reload());
  saves = await Saves.open();
}
const claimed = location.hash ? claimSaves() : null; // a link deals over a save: then there is no frame before it
const armada = await Console.load({
  readSave: (name, slot) => saves.read(name, slot),
  writeSave: (name, slot, bytes) => held && saves.write(name, slot, bytes),
  sound: (at, hertz, volume) => sound.play(at, hertz, volume),
  light,
  today() {
    const date = new Date();
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86400000;
  },
  random: () => crypto.getRandomValues(new Uint32Array(1))[0],
});

// ---- layout -----------------------------------------------------------------------------------------------------------------------
const drawing = new Drawing(armada, shell);
let plan = null;

function place(element, { x, y, w, h }) {
  const dot = plan.scale / devicePixelRatio;
  Object.assign(element.style, { left: `${x * dot}px`, top: `${y * dot}px`, width: `${w * dot}px`, height: `${h * dot}px` });
}

function placeButtons() {
  const round = ({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
  const pill = ({ x, y, w, h }) => ({ x: x - w / 2, y: y - h / 2, w, h });
  const { n, x, y } = plan.pad;
  const arm = (dx, dy) => ({ x: x - n / 2 + dx * n, y: y - n / 2 + dy * n, w: n, h: n });
  const places = { up: arm(0, -1), down: arm(0, 1), left: arm(-1, 0), right: arm(1, 0), a: round(plan.a), b: round(plan.b), select: pill(plan.select), start: pill(plan.start) };
  for (const button of byId("buttons").children) place(button, places[button.dataset.button]);
}

function arrange() {
  const density = devicePixelRatio;
  const size = { width: Math.round(innerWidth * density), height: Math.round(innerHeight * density), density, touch: thumbs.matches };
  plan = document.fullscreenElement && !thumbs.matches ? layOutFull(size) : layOut(size);
  document.documentElement.style.setProperty("--dot", `${Math.max(1, Math.round(1.6 * density)) / density}px`);
  document.documentElement.dataset.layout = plan.kind;
  shell.width = plan.width;
  shell.height = plan.height;
  place(shell, { x: 0, y: 0, w: plan.width, h: plan.height });
  place(screen, { ...plan.screen, w: 320, h: 240 });
  drawing.places = {};
  drawing.all(plan);
  byId("buttons").hidden = !plan.pad;
  if (plan.pad) placeButtons();
  for (const button of document.querySelectorAll("#bar button")) {
    button.hidden = drawing.places[button.id] === undefined;
    if (!button.hidden) place(button, drawing.places[button.id]);
  }
}

// ---- keys, fingers, controllers ---------------------------------------------------------------------------------------------------
const input = new Input({
  press(button) {
    sound.wake();
    armada.press(button, now());
  },
  release: (button) => armada.release(button),
  changed(buttons) {
    drawing.hold(buttons);
    for (const button of byId("buttons").children) button.dataset.held = buttons.includes(button.dataset.button) ? "yes" : "no";
  },
});
// Enter and space belong to the control that has the focus; in a dialog all keys do.
input.listenToKeys(window, (event) => {
  if (document.querySelector("dialog[open]")) return true;
  const own = document.activeElement?.matches("button, input, select, a, label");
  return own && ["Enter", "Space", "NumpadEnter"].includes(event.code);
});
input.listenToPointers(shell, () => plan, (event) => {
  const dot = plan.scale / devicePixelRatio;
  return { x: event.clientX / dot, y: event.clientY / dot };
});
// A screen reader clicks without a finger.
byId("buttons").addEventListener("click", (event) => {
  const button = event.target.dataset.button;
  if (button === undefined) return;
  input.hold(button, "click");
  input.letGo(button, "click");
});
shell.addEventListener("contextmenu", (event) => event.preventDefault());

// ---- the page's own controls ------------------------------------------------------------------------------------------------------
const dialogs = new Dialogs({
  armada,
  screen,
  opened() {
    input.letGoAll();
  },
});

function toggleFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.({ navigationUI: "hide" })?.catch(() => dialogs.toast("This browser has no full screen."));
}
function toggleSound() {
  sound.on = !sound.on;
  sound.wake();
  if (!sound.on) sound.silence();
  drawing.silent = !sound.on;
  byId("sound").setAttribute("aria-pressed", String(sound.on));
  localSet("sound", sound.on ? "on" : "off");
  drawing.all(plan);
}
function localSet(name, value) {
  try {
    localStorage.setItem(`pocket-armada-page/${name}`, value);
  } catch {
    // Then it is asked for again next time.
  }
}
function localGet(name) {
  try {
    return localStorage.getItem(`pocket-armada-page/${name}`);
  } catch {
    return null;
  }
}

byId("full").addEventListener("click", toggleFullScreen);
byId("sound").addEventListener("click", toggleSound);
byId("saves").addEventListener("click", () => dialogs.openSaves());
byId("share").addEventListener("click", () => dialogs.openShare());
byId("hand").addEventListener("click", () => dialogs.openHandheld());
window.addEventListener("keydown", (event) => {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (event.code === "KeyF") toggleFullScreen();
  else if (event.code === "KeyP") dialogs.takePicture();
});
dialogs.listenToDrops(window);

// ---- running ----------------------------------------------------------------------------------------------------------------------
const speech = new Speech(byId("said"), byId("words"), () => armada.words());
armada.setPage(new URL(location.pathname, location.href).href);
function firstFrame() {
  arrange();
  armada.show(context);
  if (performance.getEntriesByName("first frame").length === 0) performance.mark("first frame"); // test/web/measure.mjs reads it
}
if (!location.hash) {
  armada.boot(SAVES_AWAITED, "", now());
  firstFrame();
}
await (claimed ?? claimSaves());
if (localGet("sound") === "off") {
  sound.on = false;
  drawing.silent = true;
  byId("sound").setAttribute("aria-pressed", "false");
}
if (!saves.works) drawing.saved = "This browser keeps no saves";
else if (!held) drawing.saved = "Open in another tab";
const fault = armada.boot(!saves.works ? SAVES_NONE : held ? SAVES_OURS : SAVES_ELSEWHERE, location.hash, now());
firstFrame();
document.documentElement.dataset.shown = "yes"; // its words, for which the browser looks for fonts
speech.changed(now());
if (fault) {
  dialogs.toast(fault);
} else if (!plan.keys && !thumbs.matches && localGet("keys") !== "told") {
  dialogs.toast("Arrows move, X is A, Z is B, C is SELECT, Esc is START.");
  localSet("keys", "told");
}
// A link deals once: loading the page again goes on with the game.
function forgetLink() {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
}
if (held) forgetLink();

// A check of the console's own that fails stops it: the page says so, and what was saved is there after loading.
function goOn(moment) {
  try {
    armada.frame(moment);
  } catch (trouble) {
    dialogs.toast("The console has stopped. Your game is saved as of your last move.", "Load it again", () => location.reload());
    throw trouble;
  }
}

function frame() {
  const moment = now();
  input.lookAtPads();
  goOn(moment);
  if (armada.show(context)) speech.changed(moment);
  speech.look(moment);
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

// ---- coming and going -------------------------------------------------------------------------------------------------------------
window.addEventListener("resize", arrange);
document.addEventListener("fullscreenchange", arrange);
thumbs.addEventListener("change", arrange);
(function watchDensity() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => (arrange(), watchDensity()), { once: true });
})();
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    input.letGoAll();
    armada.leave();
    sound.silence();
  } else {
    armada.comeBack(now());
  }
});
window.addEventListener("pagehide", () => armada.leave());
window.addEventListener("hashchange", () => {
  if (!location.hash) return;
  const wrong = armada.openLink(location.hash);
  if (wrong) dialogs.toast(wrong);
  forgetLink();
});
watchForUpdates((reload) => dialogs.toast("A new version is here.", "Load it", () => (armada.leave(), reload())));
document.documentElement.dataset.ready = "yes";
