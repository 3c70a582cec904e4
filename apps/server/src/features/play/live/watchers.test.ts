import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { Server } from "socket.io";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { Sockets } from "../../../machinery/sockets/sockets.ts";
import { connect, type TestSocket } from "../../../machinery/sockets/testing.ts";
import type { HouseServer } from "../../../machinery/sockets/types.ts";
import { Watchers, type WatchMessage } from "./watchers.ts";

const BEAT_MS = 5_000;

let now = 0;
let beat: (() => void) | null = null;
/** Stands still until a test lets a beat pass. */
const clock: Clock = {
  now: () => now,
  monotonic: () => now,
  after: (_delay, callback) => {
    beat = callback;
    return () => {
      beat = null;
    };
  },
};
function pass(beats = 1): void {
  for (let n = 0; n < beats; n++) {
    now += BEAT_MS;
    beat?.();
  }
}

const http = () => createServer();
let server: ReturnType<typeof http>;
let io: HouseServer;
let sockets: Sockets;
let sent: MockInstance<Sockets["post"]["send"]>;
/** Delivers a message of another server. */
let hear: (from: string, message: WatchMessage) => void;

beforeEach(async () => {
  server = http();
  io = new Server(server, { transports: ["websocket"] });
  io.on("connection", (socket) => {
    socket.on("watch", (room, answer) => {
      socket.join(room);
      answer(true);
    });
    socket.on("unwatch", (room) => void socket.leave(room));
  });
  sockets = new Sockets(io, { clock, serverId: "a" });
  sent = vi.spyOn(sockets.post, "send");
  const read = vi.spyOn(sockets.post, "read");
  new Watchers(sockets, clock);
  hear = read.mock.lastCall?.[1] as typeof hear;
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
});
afterEach(async () => {
  await sockets.close();
  await io.close();
});

async function comes(room = "table:one"): Promise<TestSocket> {
  const socket = await connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await socket.watch(room);
  return socket;
}

const counts = (socket: TestSocket) => socket.of("watching").map(({ count }) => count);

test("a new watcher is told at once, the others at the next beat and once", async () => {
  const first = await comes();
  await expect.poll(() => counts(first)).toEqual([1]);
  const second = await comes();
  await expect.poll(() => counts(second)).toEqual([2]);
  expect(counts(first)).toEqual([1]);
  pass(3);
  await expect
    .poll(() => [counts(first), counts(second)])
    .toEqual([
      [1, 2],
      [2, 2],
    ]);
  expect(first.of("watching").at(-1)).toEqual({ table: "one", count: 2 });
});

test("other tables and rooms hear nothing of it", async () => {
  const [here, there, reader] = [await comes(), await comes("table:two"), await comes("feed")];
  pass();
  await expect.poll(() => counts(here)).toEqual([1, 1]);
  expect(there.of("watching").every(({ table, count }) => table === "two" && count === 1)).toBe(true);
  expect(counts(reader)).toEqual([]);
});

test("the sockets of other servers count as long as their server is heard of", async () => {
  const socket = await comes();
  hear("b", { type: "watching", counts: { one: 4 } });
  pass();
  await expect.poll(() => counts(socket)).toEqual([1, 5]);
  pass(20);
  await expect.poll(() => counts(socket)).toEqual([1, 5, 1]);
});

test("a large crowd is told again only after a significant change", async () => {
  const socket = await comes();
  hear("b", { type: "watching", counts: { one: 999 } });
  pass();
  await expect.poll(() => counts(socket)).toEqual([1, 1_000]);
  hear("b", { type: "watching", counts: { one: 1_004 } });
  pass();
  hear("b", { type: "watching", counts: { one: 1_012 } });
  pass();
  await expect.poll(() => counts(socket)).toEqual([1, 1_000, 1_013]);
});

test("other servers are sent a count that changes, now and then one that does not, and none of empty tables", async () => {
  pass(20);
  expect(sent).not.toHaveBeenCalled();
  const socket = await comes();
  pass(6);
  const message = { type: "watching", counts: { one: 1 } };
  expect(sent.mock.calls).toEqual([[message], [message]]);
  socket.socket.disconnect();
  await expect.poll(() => io.of("/").adapter.rooms.has("table:one")).toBe(false);
  pass(20);
  expect(sent.mock.calls.slice(2)).toEqual([[{ type: "watching", counts: {} }]]);
});
