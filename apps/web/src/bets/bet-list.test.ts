import { hundredthsOf } from "@fairhouse/protocol/bet-facts.ts";
import { describe, expect, test } from "vitest";
import { betsPath, LIVE_ROWS, profitOf, slipOf, withNewBets, withoutHidden } from "./bet-list.ts";
import { sampleBet as bet, idsOf } from "./sample-bet.ts";

describe("live bets", () => {
  test("new ones go on top by settlement time, each once", () => {
    const rows = [bet(1, 10)];
    const after = withNewBets(rows, [bet(2, 20), bet(3, 15), bet(1, 10)], null, LIVE_ROWS);
    expect(idsOf(after)).toEqual([2, 3, 1]);
  });

  test("a game's table takes only its own, and stays the same object without news", () => {
    const rows = [bet(1, 10)];
    expect(withNewBets(rows, [bet(2, 20, { game: "two" })], "one", LIVE_ROWS)).toBe(rows);
    expect(idsOf(withNewBets(rows, [bet(2, 20, { game: "two" })], null, LIVE_ROWS))).toEqual([2, 1]);
  });

  test("a bet of the player's own waits for its reveal; those of others, and earlier ones, do not", () => {
    const rows = [bet(3, 30, { player: "ann" }), bet(2, 30, { player: "bob" }), bet(1, 10, { player: "ann" })];
    const since = Date.parse(bet(0, 20).settledAt ?? "");
    const isOwn = ({ player }: { player: string | null }) => player === "ann";
    const asked = { ids: new Set<string>(), since };
    expect(idsOf(withoutHidden(rows, isOwn, asked) ?? [])).toEqual([2, 1]);
    expect(withoutHidden(rows, isOwn, { ids: new Set(), since: null })).toBe(rows);
    expect(withoutHidden(null, isOwn, asked)).toBeNull();
    const open = [bet(4, 30, { player: "ann", settledAt: null })];
    expect(withoutHidden(open, isOwn, asked), "an open bet tells nothing").toEqual(open);
    const [first] = rows;
    const covered = { ids: new Set(first === undefined ? [] : [first.id]), since: null };
    expect(idsOf(withoutHidden(rows, isOwn, covered) ?? []), "it alone, for as long as it lies").toEqual([2, 1]);
    const hidden = [bet(3, 30, { player: null }), ...rows.slice(1)];
    expect(idsOf(withoutHidden(hidden, isOwn, covered) ?? []), "of a player who is hidden too").toEqual([2, 1]);
  });

  test("the list never grows past its rows", () => {
    const arrived = Array.from({ length: 200 }, (_, index) => bet(index + 2, index));
    expect(withNewBets([bet(1, 10)], arrived, null, LIVE_ROWS)).toHaveLength(LIVE_ROWS);
  });

  test("multipliers are exact where floats are not", () => {
    expect(hundredthsOf({ stake: 1_000, payout: 9_007_199_254_740_979, ended: "settled" })).toBe(900_719_925_474_097);
    expect(hundredthsOf({ stake: 1000, payout: 1997, ended: "settled" })).toBe(199);
    expect(hundredthsOf({ stake: 1000, payout: null, ended: null })).toBeNull();
    expect(hundredthsOf({ stake: 1000, payout: 1000, ended: "refunded" })).toBeNull();
    expect(profitOf({ stake: 1000, payout: 0 })).toBe(-1000);
    expect(profitOf({ stake: 1000, payout: null })).toBeNull();
  });

  test("the query names scope, game and cursor", () => {
    expect(betsPath("high", "two", "a b")).toBe("/bets?scope=high&limit=20&game=two&cursor=a+b");
    expect(betsPath("all", null, null, 100)).toBe("/bets?scope=all&limit=100");
  });
});

test("a slip is one bet on all of its legs, one on each or a system; no other bet is a slip", () => {
  const legs = [{ event: "a" }, { event: "b" }];
  const slipWith = (sizes: readonly number[]) => slipOf(bet(1, 10, { bet: { unit: 100, sizes, legs } }));
  expect(slipWith([2])).toEqual({ legs: 2, kind: "multiple" });
  expect(slipWith([1])).toEqual({ legs: 2, kind: "singles" });
  expect(slipWith([1, 2])).toEqual({ legs: 2, kind: "system" });
  for (const other of [{}, null, "heads", { legs: 4 }]) expect(slipOf(bet(1, 10, { bet: other }))).toBeNull();
});
