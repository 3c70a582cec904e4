import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import { STATES_TOLD } from "@fairhouse/protocol/sports.ts";
import { expect, test } from "vitest";
import { wrongPrices } from "./prices.ts";

const stateOf = (odds: number) => ({ markets: [{ market: "result", odds: { home: odds, away: 2_000 } }] });
const logged = (version: number, odds: number) => ({
  fact: "f",
  version,
  state: stateHash(stateOf(odds)),
  index: version,
});
const shown = (version: number, odds: number) => ({ version, publishedAt: "", state: stateOf(odds) });

test("a price that was changed, or left out, after it was published is found", () => {
  const entries = [logged(1, 1_500), logged(2, 1_600), logged(4, 1_700)];
  const history = [shown(4, 1_700), shown(2, 1_600), shown(1, 1_500)];
  expect(wrongPrices(entries, { history }, true)).toEqual([]);
  expect(wrongPrices(entries, { history: [shown(4, 1_710), shown(2, 1_600), shown(1, 1_500)] }, true)).toEqual([
    entries[2],
  ]);
  expect(wrongPrices(entries, { history: [shown(4, 1_700), shown(1, 1_500)] }, true)).toEqual([entries[1]]);
  expect(wrongPrices(entries, { history: history.slice(0, 2) }, true)).toEqual([entries[0]]);
  expect(wrongPrices(entries, { history: [] }, true)).toEqual(entries);
});

test("prices older than a full page shows are not missed", () => {
  const history = Array.from({ length: STATES_TOLD }, (_, newer) => shown(STATES_TOLD + 1 - newer, 1_500));
  expect(wrongPrices([logged(1, 1_600), logged(2, 1_600), logged(3, 1_500)], { history }, true)).toEqual([
    logged(2, 1_600),
  ]);
});

test("of a log that ended, prices that a restored house lacks are not missed, and others are compared", () => {
  const entries = [logged(1, 1_500), logged(2, 1_600), logged(3, 1_700)];
  expect(wrongPrices(entries, { history: [shown(2, 1_610), shown(1, 1_500)] }, false)).toEqual([entries[1]]);
  expect(wrongPrices(entries, { history: [] }, false)).toEqual([]);
});

test("the hash of a state does not depend on the order of its keys", () => {
  expect(stateHash({ a: 1, b: [2, null] })).toBe(stateHash({ b: [2, null], a: 1 }));
  expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
});
