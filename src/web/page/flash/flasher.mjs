// Writes firmware to a handheld: images and where they go come from a manifest in ESP Web Tools' format, the talking to the chip is
// esptool-js. All images are fetched before anything is written, and what was written is compared by its MD5.
import { Trouble } from "./line.mjs";
import { md5 } from "./md5.mjs";

const FIRST_BAUD = 115200, BAUD = 460800;

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Trouble(`${address.pathname.split("/").pop()} is not here (${answer.status}).`);
  return answer;
}

// The manifest's own checks: what is no manifest is told before the handheld is touched.
export async function loadImages(path) {
  const address = new URL(path, import.meta.url), manifest = await (await fetched(address)).json();
  const builds = [];
  for (const { chipFamily, parts } of manifest.builds ?? []) {
    const files = [];
    for (const part of parts ?? []) {
      const data = new Uint8Array(await (await fetched(new URL(part.path, address))).arrayBuffer());
      if (!Number.isInteger(part.offset) || part.offset < 0 || data.length === 0) throw new Trouble(`${part.path} cannot be written.`);
      files.push({ data, address: part.offset });
    }
    builds.push({ chipFamily, files });
  }
  if (builds.length === 0) throw new Trouble("there is no firmware in its manifest.");
  return { name: manifest.name, version: manifest.version, builds };
}

// The reset line held for a moment, and the line that asks for the loader let go: the firmware starts. (The library's own way lets the reset
// line go without having held it.)
async function start(port) {
  await port.setSignals({ dataTerminalReady: false, requestToSend: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await port.setSignals({ dataTerminalReady: false, requestToSend: false });
}

// progress(fraction, words). Nothing is written to a chip of another family.
export async function flash(port, images, { eraseAll, progress }) {
  const { ESPLoader, Transport } = await import("./esptool.js");
  const transport = new Transport(port, false);
  const quiet = { clean() {}, write() {}, writeLine() {} };
  const loader = new ESPLoader({ transport, baudrate: BAUD, romBaudrate: FIRST_BAUD, terminal: quiet });
  try {
    progress(0, "Connecting. If nothing happens, hold BOOT on the board.");
    await loader.main();
    const build = images.builds.find(({ chipFamily }) => chipFamily === loader.chip.CHIP_NAME);
    if (build === undefined) throw new Trouble(`this board has an ${loader.chip.CHIP_NAME}, and this firmware is for ${images.builds.map((each) => each.chipFamily).join(", ")}.`);
    const all = build.files.reduce((sum, { data }) => sum + data.length, 0);
    if (eraseAll) progress(0, "Erasing everything.");
    await loader.writeFlash({
      fileArray: build.files,
      flashMode: "keep",
      flashFreq: "keep",
      flashSize: "keep",
      eraseAll,
      compress: true,
      reportProgress(file, written, total) {
        const before = build.files.slice(0, file).reduce((sum, { data }) => sum + data.length, 0);
        progress((before + (build.files[file].data.length * written) / total) / all, "Writing. Leave the cable in.");
      },
      calculateMD5Hash: md5,
    });
    progress(1, "Starting it.");
    await start(port);
  } finally {
    await transport.disconnect().catch(() => {});
  }
}
