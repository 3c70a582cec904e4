import { describe, expect, test } from "vitest";
import type { FairMarket } from "./fair-quote.ts";
import { type Watched, watchPrices } from "./price-watch.ts";

const START = new Date("2026-11-27T12:00:00Z").getTime();
const at = (seconds: number) => new Date(START + seconds * 1_000);

const market = (home: number, changes: Partial<FairMarket> = {}): FairMarket => ({
  market: "draw-no-bet",
  fair: { home, away: 1_000_000 - home },
  prices: { home: Math.floor(950_000_000 / home), away: Math.floor(950_000_000 / (1_000_000 - home)) },
  ...changes,
});

/** Polls every minute; null is a poll without an answer. Returns what each step gave. */
function watchAll(...quotes: readonly (readonly FairMarket[] | null)[]): readonly Watched[] {
  const steps: Watched[] = [];
  for (const [minute, quote] of quotes.entries()) {
    steps.push(watchPrices(steps.at(-1) ?? null, quote, at(60 * minute), at(60 * minute + 1)));
  }
  return steps;
}
const offers = (steps: readonly Watched[]) => steps.map(({ markets }) => markets[0]?.offered);
const changes = (steps: readonly Watched[]) => steps.map(({ changed }) => changed);

test("a market is offered when it is new, and follows steps of up to 10 points", () => {
  const steps = watchAll([market(500_000)], [market(600_000)], [market(600_000)]);
  expect(offers(steps)).toEqual([true, true, true]);
  expect(changes(steps)).toEqual([true, true, false]);
  expect(steps[1]?.markets[0]?.fair).toEqual({ home: 600_000, away: 400_000 });
});

describe("a small move", () => {
  test("is not published, and many of them are", () => {
    const steps = watchAll([market(500_000)], [market(510_000)], [market(510_001)], [market(519_000)]);
    expect(changes(steps)).toEqual([true, false, true, false]);
    expect(steps.map(({ markets }) => markets[0]?.fair.home)).toEqual([500_000, 500_000, 510_001, 510_001]);
    expect(steps[1]?.markets[0]).toMatchObject({ prices: market(500_000).prices, heard: { home: 510_000 } });
  });

  test("of a great chance may be a large one of the other", () => {
    const [, second] = watchAll([market(990_000)], [market(985_000)]);
    expect(second).toMatchObject({ changed: true, markets: [{ fair: { home: 985_000, away: 15_000 } }] });
  });

  test("that takes the odds of a selection away is published", () => {
    const [, second] = watchAll([market(500_000)], [market(500_001, { prices: { home: 1_900, away: null } })]);
    expect(second).toMatchObject({ changed: true, markets: [{ prices: { away: null } }] });
  });
});

describe("a jump", () => {
  test("suspends, and keeps the odds that were published", () => {
    const [, jumped] = watchAll([market(500_000)], [market(600_001)]);
    expect(jumped).toMatchObject({ changed: true, markets: [{ offered: false, prices: market(500_000).prices }] });
  });

  test("is published when the next poll agrees within two points, at its odds", () => {
    const steps = watchAll([market(500_000)], [market(700_000)], [market(720_000)]);
    expect(offers(steps)).toEqual([true, false, true]);
    expect(steps[2]).toMatchObject({ changed: true, markets: [{ prices: market(720_000).prices }] });
  });

  test("that does not settle stays suspended", () => {
    const steps = watchAll(
      [market(500_000)],
      [market(700_000)],
      [market(720_001)],
      [market(700_000)],
      [market(700_000)],
    );
    expect(offers(steps)).toEqual([true, false, false, false, true]);
    expect(changes(steps)).toEqual([true, true, false, false, true]);
  });

  test("that was a mistake needs two polls too", () => {
    const steps = watchAll([market(500_000)], [market(700_000)], [market(500_000)], [market(500_000)]);
    expect(offers(steps)).toEqual([true, false, false, true]);
  });

  test("of one selection suspends all of them", () => {
    const result = (home: number, draw: number): FairMarket => ({
      ...{ market: "result", prices: { home: 2_000, draw: 3_000, away: 3_000 } },
      fair: { home, draw, away: 1_000_000 - home - draw },
    });
    expect(offers(watchAll([result(400_000, 300_000)], [result(400_000, 195_000)]))).toEqual([true, false]);
  });
});

describe("a market that a poll lacks", () => {
  test("is suspended, and comes back after two polls that agree", () => {
    const steps = watchAll([market(500_000)], [], [market(500_000)], [market(500_000)]);
    expect(offers(steps)).toEqual([true, false, false, true]);
  });

  test("breaks the row of two", () => {
    const steps = watchAll([market(500_000)], [market(700_000)], [], [market(700_000)], [market(700_000)]);
    expect(offers(steps)).toEqual([true, false, false, false, true]);
  });

  test("leaves its neighbours alone", () => {
    const line = (its: number) => market(500_000, { market: "total", line: its });
    const [, second] = watchAll([line(9), line(10)], [line(10), line(11)]);
    expect(second?.markets.map((each) => [each.line, each.offered])).toEqual([
      [9, false],
      [10, true],
      [11, true],
    ]);
    expect(second?.changed).toBe(true);
  });
});

describe("time", () => {
  const first = watchPrices(null, [market(500_000)], at(0), at(0));

  test("suspends what is older than 120 s, once", () => {
    const fresh = watchPrices(first, null, at(120), at(120));
    expect(fresh).toMatchObject({ changed: false, polledAt: at(0), markets: [{ offered: true }] });
    const stale = watchPrices(fresh, null, at(121), at(121));
    expect(stale).toMatchObject({ changed: true, markets: [{ offered: false }] });
    expect(watchPrices(stale, null, at(181), at(181)).changed).toBe(false);
  });

  test("takes two new polls to be forgotten", () => {
    const stale = watchPrices(first, null, at(300), at(300));
    const once = watchPrices(stale, [market(500_000)], at(301), at(302));
    expect(offers([once])).toEqual([false]);
    expect(offers([watchPrices(once, [market(500_000)], at(361), at(362))])).toEqual([true]);
  });

  test("an answer that arrives too late offers nothing", () => {
    expect(offers([watchPrices(null, [market(500_000)], at(0), at(121))])).toEqual([false]);
    expect(watchPrices(null, null, at(0), at(0))).toEqual({ polledAt: at(0), markets: [], changed: false });
  });

  test("an answer that was overtaken, or comes twice, says nothing", () => {
    const jumped = watchPrices(first, [market(700_000)], at(60), at(61));
    expect(watchPrices(jumped, [market(700_000)], at(60), at(62))).toEqual({ ...jumped, changed: false });
    expect(watchPrices(jumped, [market(700_000)], at(30), at(62))).toEqual({ ...jumped, changed: false });
  });
});

test("a feed that makes up lines is not followed for ever", () => {
  const many = Array.from({ length: 500 }, (_, line) => market(500_000, { market: "total", line }));
  const [first, second] = watchAll(many, many);
  expect(first?.markets).toHaveLength(200);
  expect(second?.markets).toHaveLength(200);
});
