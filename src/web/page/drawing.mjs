// Draws the handheld and the bars of the page with the console's own pen: tile by tile, all of it, or the one tile around what changed.
import { WIDTH, HEIGHT } from "./console.mjs";

// Entries of the palette (lib/canvas/palette.h), and sizes of the display font (lib/canvas/canvas.h).
const INK = 1, NIGHT = 2, STEEL = 3, MIST = 5, PAPER = 6, KRAFT = 7, SEPIA = 8, UMBER = 9, WHITE = 10, BRICK = 12, GOLD = 15, HAZE = 4, CLEAR = 0xff;
const PX12 = 0, PX18 = 1;
const ICONS = { full: 0, sound: 1, silent: 2, saves: 3, share: 4, hand: 5 };
const ICON = 13;

export const LABELS = { full: "Full screen", sound: "Sound", saves: "Saves", share: "Share", hand: "Put it on your handheld" };
const KEYS = [["Arrows", "Move"], ["X", "A"], ["Z", "B"], ["C", "SELECT"], ["Esc", "START"]];

export class Drawing {
  constructor(console, canvas) {
    this.console = console;
    this.pen = console.wasm;
    this.context = canvas.getContext("2d");
    this.held = new Set();
    this.silent = false;
    this.saved = "Saved in this browser";
    this.places = {}; // of what can be pressed in the bars: name -> { x, y, w, h }
  }

  // -- tiles
  all(plan) {
    this.plan = plan;
    for (let y = 0; y < plan.height; y += HEIGHT) for (let x = 0; x < plan.width; x += WIDTH) this.tile(x, y, 0, 0, WIDTH, HEIGHT);
  }
  // A piece no larger than a tile.
  piece(x, y, w, h) {
    const left = (x - 4) & ~3, top = (y - 4) & ~3; // dither goes by fours
    this.tile(left, top, x - left, y - top, w, h);
  }
  tile(left, top, x, y, w, h) {
    this.pen.penTile(left, top);
    this.draw();
    const pixels = new Uint8ClampedArray(this.pen.memory.buffer, this.pen.penPixels(), WIDTH * HEIGHT * 4);
    this.context.putImageData(new ImageData(pixels, WIDTH, HEIGHT), left, top, x, y, w, h);
  }

  // -- what is held down
  hold(held) {
    const { plan } = this, before = this.held;
    this.held = new Set(held);
    if (!plan?.pad) return;
    const differs = (names) => names.some((name) => before.has(name) !== this.held.has(name));
    const plate = Math.floor(plan.pad.n * 1.72) + 4;
    if (differs(["up", "down", "left", "right"])) this.piece(plan.pad.x - plate, plan.pad.y - plate, 2 * plate, 2 * plate);
    for (const name of ["a", "b"]) {
      const { x, y, r } = plan[name];
      if (differs([name])) this.piece(x - r - 5, y - r - 5, 2 * r + 12, 2 * r + 12);
    }
    for (const name of ["select", "start"]) {
      const { x, y, w, h } = plan[name];
      if (differs([name])) this.piece(x - (w >> 1) - 2, y - (h >> 1) - 2, w + 6, h + 6);
    }
  }

  // -- all of it, in the coordinates of the page
  draw() {
    const { plan, pen } = this;
    pen.penSky(plan.width, plan.height);
    if (plan.shell) this.drawHandheld(plan);
    if (plan.bar?.words) this.drawWordBar(plan);
    if (plan.bar && !plan.bar.words) this.drawIconBar(plan);
    for (const place of plan.icons?.places ?? []) this.drawIcon(plan.icons.look, place);
    if (plan.keys) this.drawKeys(plan);
    if (plan.footer) this.drawFooter(plan.footer);
  }

  drawHandheld(plan) {
    const { pen } = this, { shell, bezel, screen, pad, rocket, grille } = plan;
    pen.penShell(shell.x, shell.y, shell.w, shell.h, shell.cut, shell.finReach, shell.finHeight);
    for (const band of plan.bands) pen.penBand(band.x, band.y, band.h);
    for (const belt of plan.belts) pen.penBelt(belt.x, belt.y, belt.w);
    pen.penBezel(screen.x, screen.y, bezel.extra, bezel.rim, bezel.brand);
    const held = ["up", "down", "left", "right"].reduce((bits, name, i) => bits | (this.held.has(name) ? 1 << i : 0), 0);
    pen.penPad(pad.x, pad.y, pad.n, held);
    pen.penRound(plan.a.x, plan.a.y, plan.a.r, true, this.held.has("a"));
    pen.penRound(plan.b.x, plan.b.y, plan.b.r, false, this.held.has("b"));
    pen.penPill(plan.select.x, plan.select.y, plan.select.w, plan.select.h, false, this.held.has("select"));
    pen.penPill(plan.start.x, plan.start.y, plan.start.w, plan.start.h, true, this.held.has("start"));
    if (rocket) {
      const angle = (rocket.angle * Math.PI) / 180;
      pen.penRocket(rocket.x, rocket.y, rocket.length, Math.cos(angle), -Math.sin(angle));
    }
    if (grille) pen.penGrille(grille.x, grille.y, grille.columns, grille.rows, grille.pitch);
    for (const screw of plan.screws) pen.penScrew(screw.x, screw.y);
  }

  words(x, y, words, colour, bold = false) {
    this.console.put(words);
    return this.pen.penWords(x, y, colour, bold);
  }
  width(words) {
    this.console.put(words);
    return this.pen.wordsWidth(false);
  }
  marquee(x, y, words, colour, size) {
    this.console.put(words);
    return this.pen.penMarquee(x, y, colour, size);
  }
  icon(name, x, y, colour, scale) {
    this.pen.penIcon(ICONS[name === "sound" && this.silent ? "silent" : name], x, y, colour, scale);
  }

  drawWordBar({ width, bar }) {
    const { pen } = this;
    pen.penRect(0, 0, width, bar.h - 2, INK);
    pen.penRect(0, bar.h - 2, width, 1, GOLD);
    let x = this.marquee(8, 5, "POCKET ARMADA", PAPER, PX12);
    for (const [y, cut] of [[7, 0], [10, 6], [13, 12]]) pen.penRect(x + 4 + cut, y, 46 - cut, 1, NIGHT);
    x = 200;
    for (const name of ["full", "sound", "saves", "share"]) {
      const from = x;
      this.icon(name, x, 5, MIST, 1);
      x = this.words(x + 18, 8, LABELS[name], PAPER) + 14;
      this.places[name] = { x: from - 5, y: 0, w: x - from - 4, h: bar.h - 2 };
    }
    const wide = this.width(LABELS.hand);
    const place = { x: width - 8 - wide - 32, y: 2, w: wide + 32, h: 18 };
    pen.penBox(place.x, place.y, place.w, place.h, NIGHT, GOLD, 3);
    this.icon("hand", place.x + 6, 5, GOLD, 1);
    this.words(place.x + 24, 8, LABELS.hand, GOLD);
    this.places.hand = place;
  }

  drawIconBar({ width, bar }) {
    const { pen } = this;
    pen.penRect(0, 0, width, bar.h - 1, INK);
    pen.penRect(0, bar.h - 1, width, 1, GOLD);
    const half = bar.h >> 1, oneLine = bar.h < 36;
    if (oneLine && bar.room >= 126) {
      this.marquee(12, half - 6, "POCKET ARMADA", PAPER, PX12);
    } else if (!oneLine && bar.room >= 60) {
      const large = bar.h >= 44 && bar.room >= 88;
      this.marquee(12, half - (large ? 19 : 14), "POCKET", PAPER, large ? PX18 : PX12);
      this.marquee(12, half + (large ? 2 : 3), "ARMADA", GOLD, large ? PX18 : PX12);
    }
  }

  drawIcon(look, { name, x, y, size }) {
    const { pen } = this, scale = Math.max(1, Math.floor(size / 18)), inset = (size - ICON * scale) >> 1;
    if (look === "shell") {
      pen.penBox(x + 1, y + 1, size, size, WHITE, CLEAR, 6);
      pen.penBox(x, y, size, size, KRAFT, SEPIA, 6);
    } else {
      pen.penBox(x, y, size, size, INK, STEEL, 6);
    }
    this.icon(name, x + inset, y + inset, look === "shell" ? (name === "hand" ? BRICK : UMBER) : PAPER, scale);
    this.places[name] = { x, y, w: size, h: size };
  }

  drawKeys({ width, keys }) {
    const { pen } = this;
    const wide = KEYS.reduce((sum, [key, what]) => sum + this.width(key) + this.width(what) + 31, this.width(this.saved) + 4);
    let x = (width - wide) >> 1;
    for (const [key, what] of KEYS) {
      const n = this.width(key) + 12;
      pen.penBox(x, keys.y, n, 15, NIGHT, STEEL, 3);
      this.words(x + 6, keys.y + 3, key, PAPER);
      x = this.words(x + n + 5, keys.y + 3, what, MIST) + 14;
    }
    this.words(x + 4, keys.y + 3, this.saved, HAZE);
  }

  drawFooter({ x, y, w, h }) {
    const { pen } = this, scale = Math.max(1, Math.min(Math.floor(h / 17), Math.floor((w - 20) / 150)));
    pen.penBox(x, y, w, h, INK, GOLD, 6);
    const n = this.width(LABELS.hand) * scale + 20 * scale;
    const left = x + ((w - n) >> 1);
    this.icon("hand", left, y + ((h - ICON * scale) >> 1), GOLD, scale);
    this.console.put(LABELS.hand);
    pen.penLargeWords(left + 20 * scale, y + ((h - 8 * scale) >> 1), PAPER, scale);
    this.places.hand = { x, y, w, h };
  }
}
