import { stateHash } from "@fairhouse/house-log/state-hash.ts";
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

test("a price that was changed, or left out, after it was published is found; older ones than are shown are not missed", () => {
  const entries = [logged(1, 1_500), logged(2, 1_600), logged(4, 1_700)];
  const history = [shown(4, 1_700), shown(2, 1_600)];
  expect(wrongPrices(entries, { history })).toEqual([]);
  expect(wrongPrices(entries, { history: [shown(4, 1_710), shown(2, 1_600)] })).toEqual([entries[2]]);
  expect(wrongPrices(entries, { history: [shown(4, 1_700), shown(1, 1_500)] })).toEqual([entries[1]]);
});

test("the hash of a state does not depend on the order of its keys", () => {
  expect(stateHash({ a: 1, b: [2, null] })).toBe(stateHash({ b: [2, null], a: 1 }));
  expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
});
