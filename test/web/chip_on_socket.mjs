#!/usr/bin/env node
// The fake chip on a socket, for the real esptool to talk to: what it accepts and writes there, the page is tested against. By hand:
//     test/web/chip_on_socket.mjs 4555 &
//     esptool --chip esp32 --port socket://127.0.0.1:4555 --before no-reset --after no-reset write-flash 0x10000 FILE
// For one connection: a reset line cannot be let go over a socket, so the chip is in its loader from the start.
import { createServer } from "node:net";
import { FakeChip } from "./fake_chip.mjs";

const server = createServer((socket) => {
  const chip = new FakeChip({ send: (bytes) => socket.write(bytes) });
  chip.restart("load");
  socket.on("data", (bytes) => chip.receive(bytes));
  socket.on("error", () => {});
  socket.on("close", () => server.close());
});
server.listen(Number(process.argv[2] ?? 4555), "127.0.0.1");
