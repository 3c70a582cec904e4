import { type AnyFactState, anyGame, factStateOfJson, knownOfJson } from "@fairhouse/kernel/any-game.ts";
import { coinsForSale } from "@fairhouse/tests/external-games.ts";
import { expect, test, vi } from "vitest";
import type { Fact } from "../facts/fact-store.ts";
import { deadlineOf, offerOf } from "./sale-offer.ts";

const [KNOWN, VOID, OPEN, SHOWN] = ["known", "void", "open", "shown"];
const state = (odds: number): AnyFactState => factStateOfJson({ odds });
const links = { chain: "c", first: 1, last: 1 };
const show = { table: "t", begunAt: null, overAt: null };

const fact = (id: string, more: Partial<Fact> = {}): Fact => ({
  ...{ id, game: "coins", gameVersion: 1, phase: "open", version: 3, epoch: 0, state: state(2_000) },
  ...{ result: null, links: null, show: null, openedAt: new Date(0), closedAt: null, knownAt: null },
  ...more,
});
const moment = (
  states: ReadonlyMap<string, AnyFactState> = new Map(),
  steps: ReadonlyMap<string, number> = new Map(),
) => ({
  ...{ states, steps, deadline: null },
  isPast: () => false,
});

/** A game that buys its bets back at a price, and remembers from what. */
function buying(price: number | null) {
  const cashOut = vi.fn((..._: unknown[]) => price);
  const game = anyGame({ ...coinsForSale, cashOut });
  return { cashOut, offer: (facts: readonly Fact[], at = moment()) => offerOf(game, game.sampleBet(1_000), facts, at) };
}

test("a bet is bought by results that are known, and by the states of facts that are open", () => {
  const { cashOut, offer } = buying(900);
  const facts = [
    fact(KNOWN, { phase: "known", result: knownOfJson("heads") }),
    fact(VOID, { phase: "void" }),
    fact("closed", { phase: "closed" }),
    fact(OPEN, { version: 7 }),
  ];
  expect(offer(facts)).toEqual({ value: 900, cashedOut: { open: { step: 7, state: state(2_000) } } });
  expect(cashOut.mock.calls[0]?.slice(1)).toEqual([
    new Map<string, unknown>([
      [KNOWN, "heads"],
      [VOID, null],
    ]),
    new Map([[OPEN, state(2_000)]]),
  ]);
});

test("a fact that is shown has the state and the step of the moment, and one of links that is not has none to tell", () => {
  const { cashOut, offer } = buying(900);
  const facts = [fact(SHOWN, { links, show }), fact(OPEN, { links })];
  expect(offer(facts, moment(new Map([[SHOWN, state(1_500)]]), new Map([[SHOWN, 12]])))).toEqual({
    value: 900,
    cashedOut: { shown: { step: 12, state: state(1_500) }, open: null },
  });
  expect(cashOut.mock.calls[0]?.[2]).toEqual(
    new Map([
      [SHOWN, state(1_500)],
      [OPEN, state(2_000)],
    ]),
  );
  expect(offer(facts, moment(new Map([[SHOWN, state(1_500)]])))?.cashedOut[SHOWN]).toMatchObject({ step: 0 });
});

test("nothing is bought while a fact in play has no state at the moment, or the game has no price", () => {
  expect(buying(900).offer([fact(SHOWN, { links, show })])).toBeNull();
  expect(buying(null).offer([fact(OPEN)])).toBeNull();
  const { cashOut: _, ...none } = coinsForSale;
  const game = anyGame(none);
  expect(offerOf(game, game.sampleBet(1_000), [fact(OPEN)], moment())).toBeNull();
});

test("a sale is written until the first of its facts takes no bets any more, or its moment is over", () => {
  const ends: Readonly<Record<number, string>> = { 2000: "2030-01-01T12:00:00.000Z", 1500: "2030-01-01T11:00:00.000Z" };
  const game = anyGame({ ...coinsForSale, takenUntil: ({ odds }) => ends[odds] });
  const noon = Date.parse("2030-01-01T12:00:00.000Z");
  const HOUR = 3_600_000;
  const until = (facts: readonly Fact[], deadline: number | null = null) =>
    deadlineOf(game, facts, { ...moment(), deadline });
  expect(until([fact(OPEN), fact(KNOWN, { state: state(1_500) })])).toBe(noon - HOUR);
  expect(until([fact(OPEN), fact(KNOWN, { phase: "known", state: state(1_500) })])).toBe(noon);
  expect(until([fact(OPEN), fact(SHOWN, { links, show, state: state(1_500) })])).toBe(noon);
  expect(until([fact(OPEN)], noon - 2 * HOUR)).toBe(noon - 2 * HOUR);
  expect(until([fact(OPEN)], noon + HOUR)).toBe(noon);
  expect(until([fact(OPEN, { state: state(1_200) })])).toBeNull();
  expect(until([fact(OPEN, { state: state(1_200) })], noon)).toBe(noon);
  expect(deadlineOf(anyGame(coinsForSale), [fact(OPEN)], moment())).toBeNull();
});
