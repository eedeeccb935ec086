// The screen in words, for whoever hears the page: the lines that the text mode shows. When the screen has come to rest, what is
// new on it is said; all of it can be read at any time.

const REST = 350; // milliseconds without a change

// Lines without the gaps of a grid: what stands apart is told apart. Buttons have the console's own names, not those of a terminal's keys.
export function linesOf(words) {
  return words
    .replaceAll("[Tab]", "[SELECT]")
    .replaceAll("[Esc]", "[START]")
    .split("\n")
    .map((line) => line.trim().replace(/\s{2,}/g, ", ").replace(/\s+/g, " "))
    .filter(Boolean);
}

// What to say after a change: the lines that were not there before; all of them when it is another screen.
export function newsOf(before, now) {
  if (before.length === 0 || before[0] !== now[0]) return now;
  const old = new Set(before);
  return now.filter((line) => !old.has(line));
}

export class Speech {
  #since = 0;
  #due = false;
  #said = [];
  constructor(region, whole, words) {
    Object.assign(this, { region, whole, words });
  }

  changed(now) {
    this.#since = now;
    this.#due = true;
  }

  look(now) {
    if (!this.#due || now - this.#since < REST) return;
    this.#due = false;
    const lines = linesOf(this.words());
    const news = newsOf(this.#said, lines);
    if (lines.join("\n") !== this.#said.join("\n")) this.whole.textContent = lines.join("\n");
    this.#said = lines;
    if (news.length > 0) this.region.textContent = news.join(". ");
  }
}
