import { generateChain } from "@fairhouse/fairness/chain.ts";
import { anyGame, factStateOfJson } from "@fairhouse/kernel/any-game.ts";
import { tossesInPlay } from "@fairhouse/tests/external-games.ts";
import { FakeClock } from "@fairhouse/tests/round-house.ts";
import { expect, test } from "vitest";
import { LiveChain } from "../../seed/chain-store.ts";
import type { Fact } from "./fact-store.ts";
import { LinkResults } from "./link-results.ts";
import { Moments } from "./moments.ts";

const game = anyGame(tossesInPlay);
const chain = generateChain("00".repeat(32), 8, 1);
const chains = { byId: async (id: string) => new LiveChain(id, "a salt", chain) };
const NOON = Date.UTC(2026, 0, 1, 12);

/** A fact whose show has begun at noon and lasts twenty seconds, of which each is a step. */
const fact: Fact = {
  id: "018f0000-0000-7000-8000-000000000001",
  game: game.id,
  gameVersion: 1,
  phase: "open",
  version: 1,
  epoch: 0,
  state: factStateOfJson(null),
  result: null,
  links: { chain: "018f0000-0000-7000-8000-0000000000aa", first: 3, last: 3 },
  show: { table: "toss", begunAt: new Date(NOON), overAt: new Date(NOON + 20_000) },
  openedAt: new Date(0),
  closedAt: null,
  knownAt: null,
};

/** The moments of a server whose waits take longer than asked for. */
function lateBy(ms: number) {
  const clock = new FakeClock(NOON + 2_300);
  const waits = {
    monotonic: () => clock.monotonic(),
    after: (delayMs: number, done: () => void) => {
      clock.advance(delayMs + ms);
      done();
      return () => undefined;
    },
  };
  const results = new LinkResults({ version: () => game }, chains);
  return { clock, moments: new Moments({ clock: waits, now: async () => new Date(clock.now()), results }) };
}

test("a moment is the end of the step, and ends with the next one, however late the server noticed it", async () => {
  const { clock, moments } = lateBy(400);
  const moment = await moments.next([fact]);
  expect([...moment.steps.values()]).toEqual([3]);
  expect(moment.deadline).toBe(NOON + 4_000);
  expect(moment.isPast()).toBe(false);
  clock.advance(599);
  expect(moment.isPast()).toBe(false);
  clock.advance(1);
  expect(moment.isPast()).toBe(true);
});

test("a deadline is a whole number of milliseconds, though steps need not be", async () => {
  const show = { table: "toss", begunAt: new Date(NOON), overAt: new Date(NOON + 6_011) };
  const { deadline } = await lateBy(0).moments.next([{ ...fact, show }]);
  expect(Number.isInteger(deadline)).toBe(true);
});

test("the moment of a server that stood still is past", async () => {
  const { moments } = lateBy(8_000);
  const moment = await moments.next([fact]);
  expect(moment.isPast()).toBe(true);
  expect(moment.deadline).toBe(NOON + 4_000);
});

test("a bet on two shows has a moment from which neither tells anything new for a while", async () => {
  for (let apart = 0; apart < 1_000; apart += 50) {
    const { moments } = lateBy(0);
    const show = { table: "toss", begunAt: new Date(NOON - apart), overAt: new Date(NOON + 20_000 - apart) };
    const other = { ...fact, id: "018f0000-0000-7000-8000-000000000002", show };
    const { deadline, steps } = await moments.next([fact, other]);
    const [first = 0, second = 0] = [steps.get(fact.id), steps.get(other.id)];
    const ends = [NOON + first * 1_000, NOON - apart + second * 1_000];
    expect(deadline, `${apart}`).toBe(Math.min(...ends) + 1_000);
    expect((deadline ?? 0) - Math.max(...ends), `${apart}`).toBeGreaterThanOrEqual(250);
    expect(Math.min(...ends)).toBeGreaterThan(NOON + 2_300 - 1);
  }
});

test("without a fact in play the moment is now, and never past", async () => {
  const { clock, moments } = lateBy(0);
  const moment = await moments.next([{ ...fact, show: null }]);
  clock.advance(1_000_000);
  expect(moment).toMatchObject({ deadline: null });
  expect(moment.isPast()).toBe(false);
});
