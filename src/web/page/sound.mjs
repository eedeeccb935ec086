// One square wave, as a piezo sounds. The console tells what it plays with the moment of its own clock, a little before it is
// heard: so a note of 12 milliseconds has 12, whenever the page comes to draw.

const FULL = 0.21; // of full loudness: a square wave is loud
const GLIDE = 0.003; // seconds: nothing clicks
const AHEAD = 0.03; // seconds between the console's moment and ours

export class Sound {
  #context = null;
  #oscillator = null;
  #gain = null;
  #offset = null; // of the console's clock to the loudspeaker's
  #hertz = 0;
  on = true;

  // Browsers play nothing before the first press: this is called by it, and does nothing the next time.
  wake() {
    if (this.#context !== null) {
      if (this.#context.state === "suspended") this.#context.resume().catch(() => {});
      return;
    }
    const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
    if (Context === undefined) return;
    this.#context = new Context({ latencyHint: "interactive" });
    this.#gain = new GainNode(this.#context, { gain: 0 });
    this.#oscillator = new OscillatorNode(this.#context, { type: "square", frequency: 440 });
    this.#oscillator.connect(this.#gain).connect(this.#context.destination);
    this.#oscillator.start();
  }

  play(milliseconds, hertz, volume) {
    if (this.#context === null) return;
    const now = this.#context.currentTime, moment = milliseconds / 1000;
    // Measured anew whenever the two clocks have come apart.
    if (this.#offset === null || Math.abs(moment + this.#offset - now - AHEAD) > AHEAD) this.#offset = now + AHEAD - moment;
    const at = Math.max(now, moment + this.#offset);
    const heard = this.on && hertz > 0;
    // Ears hear loudness in ratios: steps of volume grow with the square.
    this.#gain.gain.setTargetAtTime(heard ? (FULL * volume * volume) / 100 : 0, at, GLIDE / 3);
    if (heard && hertz !== this.#hertz) this.#oscillator.frequency.setValueAtTime(hertz, at);
    if (heard) this.#hertz = hertz;
  }

  silence() {
    if (this.#context === null) return;
    this.#gain.gain.cancelScheduledValues(0);
    this.#gain.gain.setTargetAtTime(0, this.#context.currentTime, GLIDE / 3);
  }
}
