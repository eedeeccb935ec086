// Where everything stands: a pure function of the window's size. All numbers are art pixels, of which each is `scale` x `scale` dots of the
// display, so that the screen and all around it are sharp on every density. Of the arrangements the one with the largest screen
// wins that leaves room for the controls.

export const SCREEN_WIDTH = 320, SCREEN_HEIGHT = 240;
const TOUCH = 44; // least size of what a thumb is to hit, in CSS pixels
const LARGEST_SCALE = 16;

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

// window: { width, height } in dots of the display, density: dots a CSS pixel, touch: thumbs are to be expected.
export function layOut({ width, height, density, touch }) {
  for (let scale = LARGEST_SCALE; scale >= 1; --scale) {
    const room = { w: Math.floor(width / scale), h: Math.floor(height / scale), scale, css: (pixels) => Math.ceil((pixels * density) / scale) };
    const found = desk(room, touch) ?? sideways(room, touch) ?? upright(room, true) ?? upright(room, false);
    if (found) return { ...found, scale, width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
  }
  // Smaller than the screen itself: it is shown all the same, and nothing else.
  return { ...bare({ w: width, h: height }), scale: 1, width, height };
}

// What is drawn: { kind, screen, bezel, shell, bands, belts, pad, a, b, select, start, icons, words, ... }. Buttons have their middle and
// their size.

// ---- picture 29: a bar with words above, the keys below ------------------------------------------------------------------------------
function desk(room, touch) {
  const { w, h, css } = room;
  const bar = 24, keys = 23;
  if (w < 640 || h < 392 || (touch && css(TOUCH) > 24)) return null;
  const x = Math.floor((w - 572) / 2), y = bar + Math.floor((h - bar - keys - 338) / 2);
  const at = (dx, dy) => ({ x: x + dx, y: y + dy });
  const screen = at(126, 18);
  return {
    kind: "desk",
    bar: { h: bar, words: true },
    keys: { y: h - 22 },
    shell: { ...at(0, 0), w: 572, h: 338, cut: 26, finReach: 24, finHeight: 96 },
    bands: [{ ...at(98, 2), h: 326 }, { ...at(467, 2), h: 326 }],
    belts: [],
    screen,
    bezel: { extra: 13, rim: 10, brand: true },
    pad: { ...at(49, 119), n: 24 },
    a: { ...at(543, 95), r: 18 },
    b: { ...at(501, 141), r: 18 },
    select: { ...at(234, 309), w: 84, h: 24 },
    start: { ...at(338, 309), w: 84, h: 24 },
    rocket: { ...at(52, 237), length: 74, angle: 52 },
    grille: { ...at(500, 215), columns: 6, rows: 6, pitch: 8 },
    screws: [at(18, 34), at(550, 34), at(18, 302), at(550, 302)],
    icons: null,
  };
}

// ---- picture 31: grips left and right of the screen ----------------------------------------------------------------------------------
function sideways({ w, h, css }, touch) {
  const target = touch ? css(TOUCH) : Math.max(24, css(28));
  const roomy = h >= SCREEN_HEIGHT + 62 + target + 40;
  const rim = roomy ? 12 : 8, extra = roomy ? 10 : 8;
  if (w < SCREEN_WIDTH + 2 * (rim + 10) + 2 * Math.max(112, 3 * target + 12) || h < SCREEN_HEIGHT + 52) return null;
  const tall = Math.min(h - 12, 400); // a tablet has more room than a handheld is high
  const shell = { x: 8, y: 4 + ((h - 12 - tall) >> 1), w: w - 16, h: tall, cut: 24, finReach: 6, finHeight: tall >> 2 };
  const outside = rim + (roomy ? 14 : 4); // of the screen, to the bands
  const height = SCREEN_HEIGHT + 2 * rim + extra + (roomy ? target + 24 : 0);
  const sx = (w - SCREEN_WIDTH) >> 1;
  const sy = shell.y + Math.max(roomy ? 14 : 6, (shell.h - 8 - height) >> 1) + rim;
  const band = { y: shell.y + 2, h: shell.h - 12 };
  const bands = [{ x: sx - outside - 7, ...band }, { x: sx + SCREEN_WIDTH + outside, ...band }];
  const grip = bands[0].x - shell.x;
  const leftX = shell.x + (grip >> 1) + 2, rightX = bands[1].x + 7 + ((shell.x + shell.w - bands[1].x - 7) >> 1) - 2;
  const icon = Math.max(target, 26), gap = Math.floor(clamp((grip - 8 - 3 * icon) / 2, 2, roomy ? 8 : 5)), iconY = shell.y + (roomy || gap < 5 ? 24 : 14);
  const pillH = Math.max(target, 24), foot = roomy ? 14 : pillH + 26;
  const above = iconY + icon, below = shell.y + shell.h - foot;
  const n = Math.floor(clamp(Math.min(grip * 0.245, (below - above - 14) / 3.44), 22, Math.max(60, css(60))));
  const y = (above + below) >> 1;
  const r = Math.floor(clamp(n * 0.72, target / 2, (grip - 16) / 4.2)), apart = Math.floor(r * 1.1);
  const pillW = Math.max(roomy ? 112 : 82, css(roomy ? 112 : 82) >> 1);
  const pillY = sy + SCREEN_HEIGHT + rim + extra + 12 + (pillH >> 1);
  const side = (x, icons) => icons.map((name, i) => ({ name, x: x - ((icons.length * (icon + gap) - gap) >> 1) + i * (icon + gap), y: iconY, size: icon }));
  const rest = below - y - Math.floor(n * 1.72);
  return {
    kind: "sideways",
    bar: null,
    keys: null,
    shell,
    bands,
    belts: [],
    screen: { x: sx, y: sy },
    bezel: { extra, rim, brand: roomy },
    pad: { x: leftX, y, n },
    a: { x: rightX + apart, y: y - apart, r },
    b: { x: rightX - apart, y: y + apart, r },
    select: roomy ? { x: sx + 94, y: pillY, w: pillW, h: pillH } : { x: leftX, y: below + 6 + (pillH >> 1), w: pillW, h: pillH },
    start: roomy ? { x: sx + 226, y: pillY, w: pillW, h: pillH } : { x: rightX, y: below + 6 + (pillH >> 1), w: pillW, h: pillH },
    rocket: roomy && rest > 44 ? { x: leftX + 10, y: below - 22, length: 60, angle: 0 } : null,
    grille: roomy && rest > 44 ? { x: rightX - 36, y: below - 36, columns: 9, rows: 4, pitch: 9 } : null,
    screws: [],
    icons: { look: "shell", places: [...side(leftX, ["full", "sound"]), ...side(rightX, ["saves", "share", "hand"])] },
  };
}

// ---- picture 30: the screen above, the controls below --------------------------------------------------------------------------------
// Without its footer on a small phone: then its icon stands with the others.
function upright({ w, h, css }, withFooter) {
  const target = css(TOUCH), bar = target + 7, footer = withFooter ? target + 6 : 0;
  // A screen as wide as the whole handheld is for phones that have no more; larger ones show some of the handheld beside it.
  if (w < SCREEN_WIDTH || (w < SCREEN_WIDTH + 20 && css(100) < 100)) return null;
  const margin = clamp((w - 352) >> 2, 0, 9);
  const shell = { x: margin, y: bar + 7, w: w - 2 * margin, cut: 24, finReach: 6, finHeight: 150 };
  shell.h = h - footer - 10 - shell.y;
  const sx = (w - SCREEN_WIDTH) >> 1, rim = clamp(sx - margin - 5, 3, 11);
  const least = 3 * target + target + 24; // of the controls
  const spare = shell.h - 12 - (SCREEN_HEIGHT + 2 * rim + 10) - 13 - least;
  if (spare < 8) return null;
  const sy = shell.y + clamp(spare >> 2, 3, 11) + rim;
  const beltY = sy + SCREEN_HEIGHT + rim + 10 + clamp(spare >> 2, 5, 31);
  const top = beltY + 13, room = shell.y + shell.h - 12 - top;
  const n = Math.floor(Math.min((w * 50) / 390, (room - target - 22) / 3.44, Math.max(css(58), 30)));
  const plate = Math.floor(n * 1.72), r = Math.floor(Math.max(n * 0.72, target / 2));
  const rest = room - 2 * plate - target;
  const y = top + plate + clamp(rest >> 2, 8, 45);
  const rightX = shell.x + shell.w - r - Math.floor(clamp((w - 340) / 2, 14, 25));
  const pillY = y + plate + clamp(rest >> 2, 8, 40) + (target >> 1);
  const pillW = Math.max(84, css(104) > 104 ? 104 : css(104));
  const decoY = pillY + (target >> 1) + 28, deco = shell.y + shell.h - 12 - decoY > 34;
  const icon = target, names = ["full", "sound", "saves", "share", ...(withFooter ? [] : ["hand"])];
  const iconX = (i) => w - 7 - (names.length - i) * (icon + 3);
  return {
    kind: "upright",
    bar: { h: bar, words: false, room: iconX(0) - 20 },
    keys: null,
    shell,
    bands: [],
    belts: [{ x: shell.x + 2, y: beltY, w: shell.w - 10 }],
    screen: { x: sx, y: sy },
    bezel: { extra: 10, rim, brand: false },
    pad: { x: shell.x + plate + Math.floor(clamp((w - 340) / 2, 6, 17)), y, n },
    a: { x: rightX, y: y - Math.floor(r * 1.27), r },
    b: { x: rightX - 2 * r + 1, y: y + r, r },
    select: { x: (w >> 1) - (pillW >> 1) - 17, y: pillY, w: pillW, h: target },
    start: { x: (w >> 1) + (pillW >> 1) + 17, y: pillY, w: pillW, h: target },
    rocket: deco ? { x: shell.x + 75, y: decoY + 12, length: 64, angle: 22 } : null,
    grille: deco ? { x: shell.x + shell.w - 156, y: decoY, columns: 12, rows: 4, pitch: 9 } : null,
    screws: rest > 100 ? [{ x: shell.x + 18, y: top + 19 }, { x: shell.x + shell.w - 20, y: top + 19 }] : [],
    icons: { look: "bar", places: names.map((name, i) => ({ name, x: iconX(i), y: (bar - icon) >> 1, size: icon })) },
    footer: withFooter ? { x: 9, y: h - footer, w: w - 18, h: target } : null,
  };
}

function bare({ w, h }) {
  return {
    kind: "bare",
    bar: null,
    keys: null,
    shell: null,
    bands: [],
    belts: [],
    screen: { x: Math.floor((w - SCREEN_WIDTH) / 2), y: Math.floor((h - SCREEN_HEIGHT) / 2) },
    bezel: null,
    screws: [],
    icons: null,
  };
}

// ---- full screen by the browser: the screen alone where there is a keyboard, the whole handheld where there are thumbs ----------------
export function layOutFull({ width, height }) {
  const scale = Math.max(1, Math.min(Math.floor(width / SCREEN_WIDTH), Math.floor(height / SCREEN_HEIGHT)));
  const w = Math.ceil(width / scale), h = Math.ceil(height / scale);
  return { ...bare({ w, h }), scale, width: w, height: h };
}

// ---- what lies under a point ---------------------------------------------------------------------------------------------------------
// The buttons that a finger at (x, y) holds down; `from` is what it held before: a thumb that began on the pad slides on it, also beyond
// its edge.
export function buttonAt(plan, x, y, from) {
  const near = ({ x: cx, y: cy }, reach) => (x - cx) ** 2 + (y - cy) ** 2 <= reach ** 2;
  const within = ({ x: cx, y: cy, w, h }) => Math.abs(x - cx) <= w / 2 + 2 && Math.abs(y - cy) <= h / 2 + 2;
  if (!plan.pad) return null;
  const onPad = from === "pad" || near(plan.pad, plan.pad.n * 1.72 + 6);
  if (from !== "pad" && near(plan.a, plan.a.r + 5)) return "a";
  if (from !== "pad" && near(plan.b, plan.b.r + 5)) return "b";
  if (from === null && within(plan.select)) return "select";
  if (from === null && within(plan.start)) return "start";
  if (!onPad || (from !== null && from !== "pad")) return null;
  const dx = x - plan.pad.x, dy = y - plan.pad.y;
  if (Math.max(Math.abs(dx), Math.abs(dy)) < plan.pad.n / 4) return "pad";
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}
