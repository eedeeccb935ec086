// Saves in the browser, for a device that reads and writes at once. localStorage is written before anything goes on, so a page that is closed
// loses nothing; the browser itself brings that to the disk only after a while, so the same goes to IndexedDB, which is flushed. Each
// write has a number, and of the two the newer one counts when the page starts.

const PREFIX = "pocket-armada/";
const DATABASE = "pocket-armada", STORE = "saves";

const keyOf = (name, slot) => `${name}.${slot}`;

export function toText(bytes) {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

export function fromText(text) {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined; // it is no text of ours
  }
}

function promised(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return promised(request);
}

export class Saves {
  #kept = new Map(); // key -> { stamp, bytes }; bytes undefined: something is there that cannot be read
  #stamp = 0;
  #database = null;
  #local = true;
  onTrouble = () => {};
  works = false; // whether anything can be kept at all

  // Everything that is there, from both places.
  static async open() {
    const self = new Saves();
    self.#readLocal();
    try {
      self.#database = await openDatabase();
      await self.#readDatabase();
    } catch {
      self.#database = null; // private windows of some browsers have none
    }
    self.works = self.#local || self.#database !== null;
    self.#catchUp();
    return self;
  }

  // Nothing, and what can be seen without waiting: neither keeps anything.
  static none() {
    return new Saves();
  }
  static glance() {
    const self = new Saves();
    self.#readLocal();
    return self;
  }

  read(name, slot) {
    const found = this.#kept.get(keyOf(name, slot));
    return found === undefined ? null : found.bytes;
  }

  write(name, slot, bytes) {
    if (!this.works) return false;
    const key = keyOf(name, slot), save = { stamp: ++this.#stamp, bytes };
    const local = this.#writeLocal(key, save);
    if (!local && this.#database === null) return false;
    this.#kept.set(key, save);
    this.#writeDatabase(key, save);
    return true;
  }

  // -- localStorage
  #readLocal() {
    try {
      for (let i = 0; i < localStorage.length; ++i) {
        const key = localStorage.key(i);
        if (!key.startsWith(PREFIX)) continue;
        const [stamp, text] = localStorage.getItem(key).split(" ");
        this.#take(key.slice(PREFIX.length), { stamp: Number(stamp) || 0, bytes: fromText(text ?? "") });
      }
    } catch {
      this.#local = false;
    }
  }

  #writeLocal(key, { stamp, bytes }) {
    if (!this.#local) return false;
    const text = `${stamp} ${toText(bytes)}`;
    try {
      localStorage.setItem(PREFIX + key, text);
      return localStorage.getItem(PREFIX + key) === text;
    } catch {
      return false; // it is full, or was forbidden meanwhile
    }
  }

  // -- IndexedDB
  async #readDatabase() {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([promised(store.getAllKeys()), promised(store.getAll())]);
    keys.forEach((key, i) => this.#take(key, values[i]));
  }

  #writeDatabase(key, save) {
    if (this.#database === null) return;
    try {
      this.#database.transaction(STORE, "readwrite", { durability: "strict" }).objectStore(STORE).put(save, key);
    } catch {
      this.#database = null;
      this.onTrouble();
    }
  }

  // -- both
  #take(key, save) {
    this.#stamp = Math.max(this.#stamp, save.stamp);
    const there = this.#kept.get(key);
    if (there === undefined || there.bytes === undefined || save.stamp > there.stamp) this.#kept.set(key, save);
  }

  // What only one place has, or has newer, goes to the other.
  #catchUp() {
    for (const [key, save] of this.#kept) {
      if (save.bytes === undefined) continue;
      this.#writeLocal(key, save);
      this.#writeDatabase(key, save);
    }
  }
}

// One page at a time has the saves; the lock goes with the page, however it ends. Resolves to true when it is ours now; `later` is
// called when it becomes ours after all.
export async function holdSaves(later) {
  if (!navigator.locks) return true;
  const forEver = () => new Promise(() => {});
  const ours = await new Promise((resolve) => navigator.locks.request(DATABASE, { ifAvailable: true }, (lock) => (resolve(lock !== null), lock && forEver())));
  if (!ours) navigator.locks.request(DATABASE, () => (later(), forEver()));
  return ours;
}
