import type { RoomPlace } from "@fairhouse/protocol/events.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { expect, test } from "vitest";
import { ReplayedRoom, type ReplayedRoomParts } from "../../../../machinery/sockets/replayed-room.ts";
import { FactsTold } from "./facts-told.ts";

const fact = (id: string, step: number | null = null, phase: BetFact["phase"] = "open"): BetFact => ({
  id,
  phase,
  version: 0,
  state: null,
  result: null,
  links: null,
  timed: step === null ? null : { dueAt: "", begunAt: "", overAt: "", shown: [], step },
  openedAt: "",
  closedAt: null,
  knownAt: null,
  corrections: [],
});

/** A house with facts that a test sets, and the messages to their watchers. */
function house() {
  const told: string[][] = [];
  const state = {
    waiting: [fact("a"), fact("b", 0)],
    settled: [] as BetFact[],
    corrected: [] as string[],
    watchers: 1,
    nowMs: 0,
  };
  const facts = {
    ofGame: async () => ({ waiting: state.waiting, recent: state.settled }),
    waiting: async () => state.waiting,
    showing: async () => state.waiting.filter(({ timed }) => timed !== null),
    byId: async (ids: readonly string[]) => state.settled.filter(({ id }) => ids.includes(id)),
    corrected: async () => state.corrected,
  };
  const emit = (_: string, { facts: news }: { facts: readonly BetFact[] }) =>
    told.push(news.map(({ id, phase, timed }) => `${id} ${timed?.step ?? phase}`));
  const clock = { monotonic: () => state.nowMs };
  let place: () => RoomPlace | undefined = () => undefined;
  const sockets = {
    replay<Event>(room: string, send: ReplayedRoomParts<Event>["emit"]) {
      // Trusted cast: of all events, only this one is sent here.
      const to = () => ({ emit }) as never;
      const replayed = new ReplayedRoom<Event>({
        room,
        clock,
        serverId: "a",
        count: () => state.watchers,
        to,
        emit: send,
      });
      place = () => replayed.place;
      return replayed;
    },
  };
  return { told, state, place: () => place(), house: new FactsTold(facts, sockets) };
}

test("watchers are told everything at first, then what has changed, once", async () => {
  const { told, state, house: here } = house();
  await here.tell("coins");
  await here.tell("coins");
  state.waiting = [fact("a"), fact("c")];
  state.settled = [fact("b", 2, "known")];
  await here.tell("coins");
  await here.tell("coins");
  expect(told).toEqual([
    ["a open", "b 0"],
    ["c open", "b 2"],
  ]);
});

test("between looks at everything, changes of what is shown are told, and not again", async () => {
  const { told, state, house: here } = house();
  await here.tellShown("coins");
  await here.tell("coins");
  state.waiting = [fact("a", null, "closed"), fact("b", 1)];
  await here.tellShown("coins");
  await here.tellShown("coins");
  await here.tell("coins");
  expect(told).toEqual([["a open", "b 0"], ["b 1"], ["a closed"]]);
  state.watchers = 0;
  state.nowMs = 60_000;
  await here.tell("coins");
  state.waiting = [fact("a", null, "closed"), fact("b", 2)];
  await here.tellShown("coins");
  expect(told).toHaveLength(3);
});

test("what happens while all pages are away for a moment is told, and later left out in a run of its own", async () => {
  const { told, state, place, house: here } = house();
  await here.tell("coins");
  state.watchers = 0;
  state.waiting = [fact("a"), fact("b", 1)];
  await here.tellShown("coins");
  expect(told).toEqual([["a open", "b 0"], ["b 1"]]);
  const seen = place();
  expect(seen?.number).toBe(2);
  state.nowMs = 60_000;
  await here.tell("coins");
  await here.tell("coins");
  expect(place()).toMatchObject({ number: 0 });
  expect(place()?.run).not.toBe(seen?.run);
  state.watchers = 1;
  await here.tell("coins");
  expect(told.at(-1)).toEqual(["a open", "b 1"]);
});

test("a page that came and went between two looks is of an earlier run when it is back", async () => {
  const { state, place, house: here } = house();
  state.watchers = 0;
  await here.tell("coins");
  const seen = place();
  expect(seen).toMatchObject({ number: 0 });
  // Nobody is told of changes from here on.
  await here.tell("coins");
  state.watchers = 1;
  expect(place()?.run).not.toBe(seen?.run);
});

test("after a turn of the database all facts are told again, in a run of their own", async () => {
  const { told, place, house: here } = house();
  await here.tell("coins");
  const seen = place();
  here.forget();
  expect(place()).toMatchObject({ number: 0 });
  expect(place()?.run).not.toBe(seen?.run);
  await here.tell("coins");
  expect(told.at(-1)).toEqual(["a open", "b 0"]);
  expect(told).toHaveLength(2);
});

test("a corrected result is told although nobody waits for it any more", async () => {
  const { told, state, house: here } = house();
  await here.tell("coins");
  state.settled = [fact("z", null, "known")];
  state.corrected = ["z"];
  await here.tell("coins");
  expect(told.at(-1)).toEqual(["z known"]);
});
