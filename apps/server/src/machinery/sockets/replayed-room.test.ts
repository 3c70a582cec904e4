import { expect, test } from "vitest";
import type { Audience } from "./channel.ts";
import { ReplayedRoom } from "./replayed-room.ts";

/** A room, what each audience was sent, and the state that a test sets. */
function setUp(serverId = "a") {
  const state = { nowMs: 0, sockets: 1 };
  const sent: string[] = [];
  const room = new ReplayedRoom<string>({
    room: "facts:coins",
    clock: { monotonic: () => state.nowMs },
    serverId,
    count: () => state.sockets,
    // Trusted cast: an audience is its name here.
    to: (audience) => audience as unknown as Audience,
    emit: (to, event, { number }) => void sent.push(`${to}: ${number} ${event}`),
  });
  return { state, sent, room };
}

test("a socket is sent what it missed, in order, and what was told meanwhile", () => {
  const { room, sent } = setUp();
  room.tell("one");
  const { place } = room;
  room.tell("two");
  room.tell("three");
  sent.length = 0;
  expect(room.replay("socket", place)).toBe(true);
  expect(sent).toEqual(["socket: 2 two", "socket: 3 three"]);
  expect(room.replay("socket", room.place)).toBe(true);
  expect(sent).toHaveLength(2);
});

test("only the last events are kept, and a socket that missed more is sent none of them", () => {
  const { room, sent } = setUp();
  const atFirst = room.place;
  room.tell("0");
  const { place } = room;
  for (let n = 1; n <= 30; n++) room.tell(`${n}`);
  sent.length = 0;
  expect(room.replay("socket", atFirst)).toBe(false);
  expect(sent).toEqual([]);
  expect(room.replay("socket", place)).toBe(true);
  expect(sent).toHaveLength(30);
});

test("places of another server, of a run before, and of events that never were, are not replayed", () => {
  const { room, sent } = setUp();
  const other = setUp("b").room;
  room.tell("one");
  const before = room.place;
  expect(room.replay("socket", other.place)).toBe(false);
  expect(room.replay("socket", { ...before, number: 2 })).toBe(false);
  room.renew();
  expect(room.replay("socket", before)).toBe(false);
  expect(room.replay("socket", { ...before, number: 0 })).toBe(false);
  expect(sent).toHaveLength(1);
});

test("a room is followed for a minute after its last socket has left", () => {
  const { room, state } = setUp();
  state.sockets = 0;
  expect(room.isFollowed(), "before anybody came").toBe(false);
  state.sockets = 1;
  expect(room.isFollowed()).toBe(true);
  state.sockets = 0;
  state.nowMs = 59_999;
  expect(room.isFollowed()).toBe(true);
  state.nowMs = 60_000;
  expect(room.isFollowed()).toBe(false);
});
