// Keys, fingers and game controllers to the console's eight buttons. Several may mean one button: it is down while any of them is.
import { BUTTONS } from "./console.mjs";
import { buttonAt } from "./layout.mjs";

// By their place, not their letter: as in the window (src/host/sdl_input.cpp). Tab stays the browser's: it leads to the page's own buttons.
const KEYS = {
  ArrowUp: "up", KeyW: "up", ArrowDown: "down", KeyS: "down", ArrowLeft: "left", KeyA: "left", ArrowRight: "right", KeyD: "right",
  KeyX: "a", Enter: "a", Space: "a", NumpadEnter: "a", KeyZ: "b", Backspace: "b", KeyB: "b", KeyC: "select",
  Escape: "start", KeyM: "start",
};
// Of the standard gamepad.
const PAD = { 0: "a", 1: "b", 2: "select", 8: "select", 9: "start", 16: "start", 12: "up", 13: "down", 14: "left", 15: "right" };
// A stick leans from here on, and stands straight again from there on: no flutter in between.
const LEANS = 0.55, STRAIGHT = 0.37;

export class Input {
  #holders = new Map(BUTTONS.map((button) => [button, new Set()]));
  // press(button), release(button) and changed(buttons held) are called.
  constructor({ press, release, changed }) {
    Object.assign(this, { press, release, changed });
  }

  hold(button, who) {
    const holders = this.#holders.get(button), before = holders.size;
    holders.add(who);
    if (before === 0) this.press(button);
    if (before === 0) this.changed(this.held());
  }
  letGo(button, who) {
    const holders = this.#holders.get(button);
    if (!holders.delete(who) || holders.size > 0) return;
    this.release(button);
    this.changed(this.held());
  }
  letGoAll(who) {
    for (const [button, holders] of this.#holders) {
      for (const each of [...holders]) if (who === undefined || each === who) this.letGo(button, each);
    }
  }
  held() {
    return BUTTONS.filter((button) => this.#holders.get(button).size > 0);
  }

  // -- keys. Those of a page's own control stay its own.
  listenToKeys(target, isBusy) {
    target.addEventListener("keydown", (event) => {
      const button = KEYS[event.code];
      if (button === undefined || event.ctrlKey || event.altKey || event.metaKey || isBusy(event)) return;
      event.preventDefault();
      if (!event.repeat) this.hold(button, event.code);
    });
    target.addEventListener("keyup", (event) => {
      if (KEYS[event.code] !== undefined) this.letGo(KEYS[event.code], event.code);
    });
    target.addEventListener("blur", () => this.letGoAll());
  }

  // -- fingers and the mouse. `where(event)` gives art pixels, `plan()` what lies there.
  listenToPointers(target, plan, where) {
    const fingers = new Map(); // pointer -> { from, button }
    const follow = (event, began) => {
      const { x, y } = where(event), who = `pointer ${event.pointerId}`, finger = fingers.get(event.pointerId) ?? { from: null, button: null };
      const found = buttonAt(plan(), x, y, began ? null : finger.from);
      const directions = ["pad", "up", "down", "left", "right"];
      if (began) {
        if (found === null) return false;
        finger.from = directions.includes(found) ? "pad" : found;
        fingers.set(event.pointerId, finger);
      }
      const button = found === "pad" ? null : found;
      // A finger slides from A to B and back; SELECT and START are held as long as it stays down.
      const next = ["select", "start"].includes(finger.from) ? finger.from : button;
      if (next === finger.button) return true;
      if (finger.button !== null) this.letGo(finger.button, who);
      finger.button = next;
      if (next !== null) this.hold(next, who);
      return true;
    };
    const end = (event) => {
      this.letGoAll(`pointer ${event.pointerId}`);
      fingers.delete(event.pointerId);
    };
    target.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !follow(event, true)) return;
      event.preventDefault();
      target.setPointerCapture(event.pointerId);
    });
    target.addEventListener("pointermove", (event) => {
      if (fingers.has(event.pointerId)) follow(event, false);
    });
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) target.addEventListener(kind, end);
  }

  // -- game controllers: asked once a frame, as they tell nothing by themselves
  lookAtPads() {
    for (const pad of navigator.getGamepads?.() ?? []) {
      if (!pad) continue;
      const who = `pad ${pad.index}`, wanted = new Set();
      pad.buttons.forEach((each, i) => {
        if (each.pressed && PAD[i] !== undefined) wanted.add(PAD[i]);
      });
      const lean = (value, less, more) => {
        const at = (button) => (this.#holders.get(button).has(who) ? STRAIGHT : LEANS);
        if (value < -at(less)) wanted.add(less);
        if (value > at(more)) wanted.add(more);
      };
      lean(pad.axes[0] ?? 0, "left", "right");
      lean(pad.axes[1] ?? 0, "up", "down");
      for (const button of BUTTONS) {
        if (wanted.has(button)) this.hold(button, who);
        else this.letGo(button, who);
      }
    }
  }
}
