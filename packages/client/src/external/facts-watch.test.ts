import type { BetFact } from "@fairhouse/protocol/play.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeContext, settled } from "../testing.ts";
import { FactsWatch } from "./facts-watch.ts";

function fact(id: string, more: Partial<BetFact> = {}): BetFact {
  const openedAt = `2026-01-01T00:00:0${id.slice(1)}.000Z`;
  return {
    id,
    phase: "open",
    version: 0,
    state: null,
    result: null,
    links: null,
    timed: null,
    openedAt,
    closedAt: null,
    knownAt: null,
    corrections: [],
    ...more,
  };
}
const known = (id: string, at = 9) =>
  fact(id, { phase: "known", result: 1, knownAt: new Date(Date.UTC(2026, 0, 1) + 1_000 * at).toISOString() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(read: () => unknown) {
  const fake = fakeContext();
  fake.answer(read);
  const watch = new FactsWatch(fake.context, "coins");
  const detach = watch.attach();
  const lists = () => {
    const { waiting, recent } = watch.store.getState();
    return { waiting: waiting?.map(({ id, phase }) => `${id} ${phase}`), recent: recent.map(({ id }) => id) };
  };
  return { fake, watch, detach, lists };
}

test("facts are those of the house, then what is heard of them, and none goes back", async () => {
  const { fake, lists } = setUp(() => ({ waiting: [fact("f2"), fact("f1")], recent: [known("f0")] }));
  await settled();
  expect(lists()).toEqual({ waiting: ["f1 open", "f2 open"], recent: ["f0"] });
  // The answer is on its way for longer than the event.
  fake.watch();
  fake.emit("facts", { game: "coins", facts: [fact("f3"), fact("f1", { phase: "closed" })] });
  fake.emit("facts", { game: "other", facts: [fact("f8")] });
  await settled();
  expect(lists()).toEqual({ waiting: ["f1 closed", "f2 open", "f3 open"], recent: ["f0"] });
  fake.emit("facts", { game: "coins", facts: [known("f1", 10)] });
  expect(lists()).toEqual({ waiting: ["f2 open", "f3 open"], recent: ["f1", "f0"] });
});

test("facts that ended long ago, while nothing was heard, are forgotten", async () => {
  let waiting = [fact("f1"), fact("f2")];
  let answer = () => {};
  const { fake, lists } = setUp(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { waiting, recent: [] };
  });
  answer();
  await settled();
  waiting = [fact("f2")];
  fake.watch();
  // Heard while the answer is on its way, which does not have it.
  fake.emit("facts", { game: "coins", facts: [fact("f3")] });
  answer();
  await settled();
  expect(lists().waiting).toEqual(["f2 open", "f3 open"]);
});

test("after a restoration the facts of the house replace those of the past that was lost", async () => {
  let answer = { waiting: [fact("f1", { version: 3 })], recent: [known("f0")] };
  const { fake, lists } = setUp(() => answer);
  await settled();
  fake.emit("facts", { game: "coins", facts: [known("f1", 10), known("f2", 11), fact("f3")] });
  expect(lists()).toEqual({ waiting: ["f3 open"], recent: ["f2", "f1", "f0"] });
  answer = { waiting: [fact("f1", { version: 2 })], recent: [known("f0")] };
  fake.watch({ run: "another", number: 0 });
  await settled();
  expect(lists()).toEqual({ waiting: ["f1 open"], recent: ["f0"] });
});

test("of two answers that are on their way, the later question's counts", async () => {
  const answers: ((value: unknown) => void)[] = [];
  const { fake, lists } = setUp(() => new Promise((resolve) => answers.push(resolve)));
  fake.watch();
  answers[1]?.({ waiting: [fact("f1", { phase: "closed" })], recent: [] });
  await settled();
  answers[0]?.({ waiting: [fact("f1")], recent: [] });
  await settled();
  expect(lists().waiting).toEqual(["f1 closed"]);
});

test("what is heard before the first answer is not taken for all there is", async () => {
  let answer: (value: unknown) => void = () => {};
  const { fake, lists } = setUp(() => new Promise((resolve) => (answer = resolve)));
  fake.emit("facts", { game: "coins", facts: [fact("f2", { phase: "closed" })] });
  expect(lists().waiting).toBeUndefined();
  answer({ waiting: [fact("f1"), fact("f2")], recent: [] });
  await settled();
  expect(lists().waiting).toEqual(["f1 open", "f2 closed"]);
});

test("a failed attempt is repeated until it succeeds, but not after the screen has gone", async () => {
  let works = false;
  const { fake, watch, detach, lists } = setUp(() => {
    if (!works) throw { code: "no_response", message: "", requestId: "" };
    return { waiting: [fact("f1")], recent: [] };
  });
  await settled();
  expect(watch.store.getState().failed).toBe(true);
  works = true;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(lists().waiting).toEqual(["f1 open"]);
  expect(watch.store.getState().failed).toBe(false);
  works = false;
  fake.watch();
  await settled();
  const asked = fake.asked.length;
  detach();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fake.asked).toHaveLength(asked);
});

test("results that the house has told, or that open bets name, stay however many follow", async () => {
  const { fake, watch, lists } = setUp(() => ({ waiting: [], recent: [known("told", 1)] }));
  await settled();
  watch.keep(["named"]);
  fake.emit("facts", { game: "coins", facts: [known("named", 2), known("neither", 3)] });
  const many = Array.from({ length: 70 }, (_, place) => known(`f${place}`, 10 + place));
  fake.emit("facts", { game: "coins", facts: many });
  expect(lists().recent).toHaveLength(66);
  expect(lists().recent.slice(-2)).toEqual(["named", "told"]);
});

test("after a gap, missed events are asked for instead of all facts, as far as the house keeps them", async () => {
  const { fake, lists } = setUp(() => ({ waiting: [fact("f1")], recent: [] }));
  const at = (number: number, run = "one") => ({ run, number });
  fake.watch(at(4));
  await settled();
  const reads = fake.asked.length;
  fake.emit("facts", { game: "coins", facts: [fact("f2")] }, at(5));
  fake.watch(at(5));
  fake.watch(at(7));
  fake.emit("facts", { game: "coins", facts: [fact("f1", { phase: "closed" })] }, at(6));
  fake.emit("facts", { game: "coins", facts: [fact("f3")] }, at(7));
  await settled();
  expect(lists().waiting).toEqual(["f1 closed", "f2 open", "f3 open"]);
  expect(fake.replayed).toEqual([at(5)]);
  expect(fake.asked).toHaveLength(reads);
  fake.watch(at(1, "two"));
  expect(fake.asked).toHaveLength(reads + 1);
});

test("only the last results stay", async () => {
  const { fake, lists } = setUp(() => ({ waiting: [], recent: [] }));
  await settled();
  const many = Array.from({ length: 70 }, (_, place) => known(`f${place}`, place));
  fake.emit("facts", { game: "coins", facts: many });
  expect(lists().recent).toHaveLength(64);
  expect(lists().recent[0]).toBe("f69");
});
