// The page's own panels: saves out and in, sharing, the way to a handheld; and short words at its lower edge.

const byId = (id) => document.getElementById(id);
const SAVE_FILE = /^([a-z0-9_-]{1,16})\.([01])(?: \(\d+\))?\.save$/;
const TOAST_MS = 6000;
const PICTURE_SCALE = 3;

function download(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function make(tag, words, attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

// Of the two slots of a name the newer one is the one that goes on; the numbers wrap.
function newest(saves) {
  const best = new Map();
  for (const save of saves) {
    const other = best.get(save.name);
    if (other === undefined || ((save.number - other.number) | 0) > 0) best.set(save.name, save);
  }
  return [...best.values()];
}

export class Dialogs {
  constructor({ armada, screen, opened }) {
    Object.assign(this, { armada, screen, opened });
    for (const button of document.querySelectorAll("[data-close]")) button.addEventListener("click", () => button.closest("dialog").close());
    byId("saves-file").addEventListener("change", (event) => this.bringIn([...event.target.files]).then(() => (event.target.value = "")));
    byId("saves-all").addEventListener("click", () => this.downloadAll());
    byId("share-copy").addEventListener("click", () => this.copyLink());
    byId("share-record").addEventListener("click", () => this.shareRecord());
    byId("share-picture").addEventListener("click", () => this.takePicture());
  }

  open(id) {
    this.opened();
    byId(id).showModal();
  }

  toast(words, action, then) {
    const toast = byId("toast");
    clearTimeout(this.toastTimer);
    toast.replaceChildren(words);
    if (action) {
      const button = make("button", action, { type: "button" });
      button.addEventListener("click", then);
      toast.append(button);
    } else {
      this.toastTimer = setTimeout(() => toast.replaceChildren(), TOAST_MS);
    }
  }

  // ---- saves ----------------------------------------------------------------------------------------------------------------------
  openSaves() {
    byId("saves-told").textContent = "";
    this.listSaves();
    this.open("saves-dialog");
  }

  newestGames() {
    return newest(this.armada.saves()).filter((save) => save.title);
  }

  listSaves() {
    const rows = this.newestGames().map((save) => {
      const row = document.createElement("li"), words = make("span", save.title);
      words.append(make("small", save.position || "cannot go on here"));
      const button = make("button", "Download", { type: "button", "aria-label": `Download ${save.title}` });
      button.addEventListener("click", () => this.download(save));
      row.append(words, button);
      return row;
    });
    byId("saves-list").replaceChildren(...(rows.length > 0 ? rows : [make("li", "No game is saved yet.")]));
  }

  download({ name, slot, file }) {
    download(file, new Blob([this.armada.exportSave(name, slot)], { type: "application/octet-stream" }));
  }
  downloadAll() {
    for (const save of this.armada.saves()) this.download(save);
  }

  async bringIn(files) {
    const told = [];
    for (const file of files) told.push(await this.bringInOne(file));
    this.listSaves();
    byId("saves-told").textContent = told.join(" ");
    if (!byId("saves-dialog").open) this.toast(told.join(" "));
  }

  async bringInOne(file) {
    const named = SAVE_FILE.exec(file.name);
    if (named === null) return `${file.name}: a save is called NAME.0.save or NAME.1.save.`;
    const told = await this.bringInBytes(named[1], Number(named[2]), new Uint8Array(await file.arrayBuffer()), file.name);
    return `${file.name}: ${told}`;
  }

  // Says what became of it.
  async bringInBytes(name, slot, bytes, whatItIs) {
    let result = this.armada.importSave(name, slot, bytes, false);
    if (result.answer === "wouldReplace") {
      if (!(await this.mayReplace(name, whatItIs))) return "yours is kept.";
      result = this.armada.importSave(name, slot, bytes, true);
    }
    return this.wordsOf(result);
  }

  wordsOf({ answer, why }) {
    switch (answer) {
      case "done":
        return "it is here now.";
      case "notFitting":
        return `it ${why}, so it was not taken.`;
      case "noName":
        return "no game here has that name.";
      case "notSaved":
        return "the game before could not be saved, so nothing was changed.";
      default:
        return "the browser could not keep it.";
    }
  }

  mayReplace(name, whatItIs) {
    const mine = newest(this.armada.saves()).find((save) => save.name === name);
    const what = mine?.title ? `${mine.title}, ${mine.position || "which cannot go on here"}` : "settings and statistics";
    return this.agreed(`Your browser holds ${what}. ${whatItIs} would take its place.`);
  }
  mayReplaceThere(titles) {
    return this.agreed(`The handheld holds other saves of ${titles.join(", ")}. Yours would take their place.`);
  }

  agreed(words) {
    byId("replace-words").textContent = words;
    return new Promise((resolve) => {
      const dialog = byId("replace-dialog"), yes = byId("replace-yes");
      const agree = () => dialog.close("yes");
      dialog.returnValue = "";
      yes.addEventListener("click", agree, { once: true });
      dialog.addEventListener("close", () => (yes.removeEventListener("click", agree), resolve(dialog.returnValue === "yes")), { once: true });
      this.open("replace-dialog");
    });
  }

  listenToDrops(target) {
    target.addEventListener("dragover", (event) => event.preventDefault());
    target.addEventListener("drop", (event) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) this.bringIn(files);
    });
  }

  // ---- sharing --------------------------------------------------------------------------------------------------------------------
  openShare() {
    const deal = this.armada.deal();
    const page = new URL(location.pathname, location.href).href;
    byId("share-words").textContent = deal ? "Whoever opens this link gets the same deal." : "This link opens the console. To share a deal, open the game first; with hidden hands, play it to the end.";
    byId("share-link").value = deal ? `${page}#${deal}` : page;
    byId("share-copy").textContent = deal ? "Share this deal" : "Copy the link";
    byId("share-told").textContent = "";
    byId("share-record").hidden = this.armada.record() === "";
    this.open("share-dialog");
  }

  // The deal and all that was played: whoever opens it looks at it step by step.
  shareRecord() {
    byId("share-words").textContent = "Whoever opens this link sees your game step by step.";
    byId("share-link").value = `${new URL(location.pathname, location.href).href}#${this.armada.record()}`;
    return this.copyLink();
  }

  async copyLink() {
    const link = byId("share-link");
    try {
      await navigator.clipboard.writeText(link.value);
      byId("share-told").textContent = "The link is copied.";
    } catch {
      link.select();
      byId("share-told").textContent = "Copy it by hand: this browser does not let the page do it.";
    }
  }

  takePicture() {
    const large = document.createElement("canvas");
    large.width = this.screen.width * PICTURE_SCALE;
    large.height = this.screen.height * PICTURE_SCALE;
    const context = large.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.screen, 0, 0, large.width, large.height);
    const when = new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-");
    large.toBlob((blob) => download(`pocket-armada-${when}.png`, blob), "image/png");
  }

  // ---- the way to a handheld ------------------------------------------------------------------------------------------------------
  async openHandheld() {
    this.open("hand-dialog");
    if (this.handheld?.busy) return;
    try {
      const { Handheld } = await import("./flash/handheld.mjs");
      this.handheld = new Handheld({ armada: this.armada, dialogs: this, body: byId("hand-body") });
      await this.handheld.show();
    } catch {
      byId("hand-body").replaceChildren(make("p", "This part of the page cannot be loaded now. Try again when there is a network."));
    }
  }
}
