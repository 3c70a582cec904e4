import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RoomPlace } from "@fairhouse/protocol/events.ts";
import { pino } from "pino";
import { Server } from "socket.io";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { HouseParts } from "../../parts.ts";
import { systemClock } from "../clock.ts";
import { ReplayedRoom } from "./replayed-room.ts";
import { connect, type TestSocket } from "./testing.ts";
import type { HouseServer } from "./types.ts";
import { MAX_ROOMS_PER_SOCKET, welcome } from "./welcome.ts";

const http = () => createServer();
let server: ReturnType<typeof http>;
let io: HouseServer;
let browser: TestSocket;
let facts: ReplayedRoom<string>;

beforeEach(async () => {
  server = http();
  io = new Server(server, { transports: ["websocket"] });
  facts = new ReplayedRoom<string>({
    room: "open:facts",
    clock: systemClock,
    serverId: "a",
    count: () => 1,
    to: (room) => io.to(room),
    emit: (to, game, place) => to.emit("facts", { game, facts: [] }, place),
  });
  for (const game of ["one", "two", "three"]) facts.tell(game);
  const signedIn = { id: "boss", sessionId: "one", role: "admin" };
  const sessions = { identify: async () => signedIn, recall: () => signedIn } as unknown as HouseParts["sessions"];
  const parts = { clock: systemClock, log: pino({ level: "silent" }), sessions };
  io.on("connection", (socket) => {
    socket.join("player:somebody");
    welcome(socket, parts, {
      mayWatch: (room, viewer) => room.startsWith("open:") || (room === "staff" && viewer?.role === "admin"),
      replayed: (room) => (room === "open:facts" ? facts : undefined),
    });
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  browser = await connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  browser.socket.disconnect();
  await io.close();
});

const replay = (room: string, after: unknown) =>
  new Promise((resolve) => browser.socket.emit("replay", room as "feed", after as RoomPlace, resolve));
const rooms = () => [...(io.of("/").adapter.sids.get(browser.socket.id ?? "") ?? [])];

test("a socket joins the rooms that it may watch, and no other", async () => {
  expect(await browser.watch("open:1")).toBe(true);
  expect(await browser.watch("closed:1")).toBe(false);
  expect(rooms()).toContain("open:1");
  expect(rooms()).not.toContain("closed:1");
});

test("a socket watches a limited number of rooms, and another one after it left one", async () => {
  for (let n = 0; n < MAX_ROOMS_PER_SOCKET; n++) expect(await browser.watch(`open:${n}`)).toBe(true);
  expect(await browser.watch("open:more")).toBe(false);
  expect(await browser.watch("open:0"), "what it watches already").toBe(true);
  browser.socket.emit("unwatch", "open:0" as "feed");
  expect(await browser.watch("open:more")).toBe(true);
  expect(rooms()).not.toContain("open:0");
});

test("a socket that comes back is told the place of its room, and sent what it missed before the answer", async () => {
  const place = await new Promise<RoomPlace | undefined>((resolve) =>
    browser.socket.emit("watch", "open:facts" as "feed", (_, newest) => resolve(newest)),
  );
  expect(place).toMatchObject({ number: 3 });
  expect(await replay("open:facts", { ...place, number: 1 })).toBe(true);
  expect(browser.of("facts").map(({ game }) => game)).toEqual(["two", "three"]);
  expect(await replay("open:facts", { ...place, number: 1 }), "once for each connection").toBe(false);
  expect(browser.of("facts")).toHaveLength(2);
});

test("a socket is sent nothing again of a room that it does not watch, or after a place that is none", async () => {
  const { place } = facts;
  expect(await replay("open:facts", { ...place, number: 1 })).toBe(false);
  await Promise.all([browser.watch("open:facts"), browser.watch("open:1")]);
  const nonsense = [null, 1, "", {}, { ...place, number: -1 }, { ...place, number: 1.5 }, { run: 1, number: 1 }];
  for (const after of nonsense) expect(await replay("open:facts", after)).toBe(false);
  expect(await replay("open:1", place), "a room that does not replay").toBe(false);
  expect(browser.of("facts")).toEqual([]);
  expect(await replay("open:facts", { ...place, number: 1 })).toBe(true);
});

test("a socket cannot leave a room that it did not ask for", async () => {
  browser.socket.emit("unwatch", "player:somebody" as "feed");
  await browser.watch("open:1");
  expect(rooms()).toContain("player:somebody");
});

test("a room for staff opens by signing in, and is left by signing out", async () => {
  expect(await browser.watch("staff")).toBe(false);
  await Promise.all([browser.watch("open:1"), browser.signIn(tokenUntil(Date.now() + 60_000))]);
  expect(await browser.watch("staff")).toBe(true);
  expect(rooms()).toEqual(expect.arrayContaining(["staff", "player:boss"]));
  await browser.signIn(null);
  expect(rooms()).toContain("open:1");
  expect(rooms()).not.toContain("staff");
  expect(rooms()).not.toContain("player:boss");
  expect(await browser.watch("staff")).toBe(false);
});

/** Makes a token of which only the expiry is read here. */
function tokenUntil(ms: number): string {
  return `head.${Buffer.from(JSON.stringify({ exp: Math.ceil(ms / 1000) })).toString("base64url")}.signature`;
}
