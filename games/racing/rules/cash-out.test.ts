import { expect, test } from "vitest";
import { EXAMPLE } from "./example.ts";
import { oddsNow } from "./markets.ts";
import { racing } from "./racing.ts";
import type { Running } from "./running.ts";

const [ONE, TWO] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`) as [string, string];
const ahead = new Map([ONE, TWO].map((event) => [event, EXAMPLE]));

/** An accepted bet that a runner wins each of these races. */
function placed(events: readonly string[], eachWay: boolean) {
  const [market, selection] = ["win", "3"] as const;
  const odds = oddsNow(EXAMPLE, { market, selection }) ?? 0;
  const legs = events.map((event) => ({ event, market, selection, odds }));
  const taken = racing.accept(
    { ...{ unit: 1_000, sizes: [legs.length], policy: "better", legs }, ...(eachWay ? { eachWay } : {}) },
    ahead,
  );
  if (!taken.ok) throw new Error(taken.refusal.code);
  return taken.value;
}
const price = (
  bet: ReturnType<typeof placed>,
  known: ReadonlyMap<string, Running | null>,
  open: ReadonlyMap<string, typeof EXAMPLE>,
) => racing.cashOut?.(bet, known, open);
const open = (...events: readonly string[]) => new Map(events.map((event) => [event, EXAMPLE]));

test.each([false, true])("a slip is not bought while one of its races is run (each way: %s)", (eachWay) => {
  expect(price(placed([ONE], eachWay), new Map(), open(ONE))).toBeGreaterThan(0);
  expect(price(placed([ONE], eachWay), new Map(), open())).toBeNull();
  expect(price(placed([ONE, TWO], eachWay), new Map(), open(TWO))).toBeNull();
  expect(price(placed([ONE, TWO], eachWay), new Map(), open(ONE))).toBeNull();
});

test.each([false, true])("a void race counts as one, for wins as for places (each way: %s)", (eachWay) => {
  const double = price(placed([ONE, TWO], eachWay), new Map([[ONE, null]]), open(TWO));
  expect(double).toBeGreaterThan(0);
  expect(double).toBe(price(placed([TWO], eachWay), new Map(), open(TWO)));
});
