import type { RoomPlace } from "@fairhouse/protocol/events.ts";
import { expect, test } from "vitest";
import { RoomReplay } from "./room-replay.ts";

const at = (number: number, run = "one") => ({ run, number });

/** A page that shows the numbers of events, and a server that answers when the test says so. */
function setUp() {
  const asked: number[] = [];
  const shown: number[] = [];
  let answer: (replayed: boolean) => void = () => {};
  const socket = {
    replay: (_room: string, { number }: { number: number }) => {
      asked.push(number);
      return new Promise<boolean>((resolve) => (answer = resolve));
    },
  };
  const replay = new RoomReplay(socket, "facts:coins");
  const hear = (...numbers: number[]) => {
    for (const number of numbers) if (replay.takes(at(number))) shown.push(number);
  };
  let snapshots = 0;
  /** Resolves to true if the page has caught up without a snapshot. */
  const caughtUp = async (place: RoomPlace | undefined) => {
    const before = snapshots;
    await replay.catchUp(place, () => (snapshots += 1));
    return snapshots === before;
  };
  return { replay, caughtUp, asked, shown, hear, answer: (replayed: boolean) => answer(replayed) };
}

test("a page that missed nothing asks for nothing, and one that has never been there needs a snapshot", async () => {
  const { caughtUp, asked, hear } = setUp();
  expect(await caughtUp(at(3))).toBe(false);
  hear(4, 5);
  expect(await caughtUp(at(5))).toBe(true);
  expect(asked).toEqual([]);
});

test("missed events come in order and once, whatever arrives before them", async () => {
  const { caughtUp, asked, shown, hear, answer } = setUp();
  await caughtUp(at(0));
  hear(1, 2);
  const returned = caughtUp(at(4));
  hear(5);
  expect(asked).toEqual([2]);
  hear(3, 4, 5);
  answer(true);
  expect(await returned).toBe(true);
  hear(5, 6);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
});

test("after events that are not kept any more, a snapshot is needed and news are shown again", async () => {
  const { caughtUp, shown, hear, answer } = setUp();
  await caughtUp(at(0));
  hear(1);
  const returned = caughtUp(at(40));
  hear(41);
  answer(false);
  expect(await returned).toBe(false);
  hear(42, 43);
  expect(shown).toEqual([1, 42, 43]);
});

test("another run, or a server that numbers nothing, needs a snapshot", async () => {
  const { replay, caughtUp, asked, hear } = setUp();
  await caughtUp(at(7));
  expect(await caughtUp(at(7, "two"))).toBe(false);
  expect(replay.takes(at(8, "two"))).toBe(true);
  expect(await caughtUp(undefined)).toBe(false);
  expect(replay.takes(undefined)).toBe(true);
  hear(1);
  expect(await caughtUp(at(1))).toBe(true);
  expect(asked).toEqual([]);
});
