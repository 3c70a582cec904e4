import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";
import { describe, expect, test } from "vitest";
import { betsPath, hundredthsOf, LIVE_ROWS, profitOf, withNewBets } from "./bet-list.ts";

function bet(id: number, settledSecond: number, changes: Partial<BetRecord> = {}): BetRecord {
  return {
    id: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
    game: "mines",
    gameVersion: 1,
    kind: "hand",
    player: "maya",
    simulated: false,
    currencyId: "play",
    stake: 1000,
    payout: 0,
    bet: {},
    outcome: null,
    leftAt: null,
    refunded: false,
    createdAt: "2026-01-01T00:00:00.000Z",
    settledAt: new Date(settledSecond * 1000).toISOString(),
    ...changes,
  };
}
const idsOf = (list: BetList) => list.bets.map((row) => Number(row.id.slice(-3)));

describe("live bets", () => {
  test("new ones go on top by the time they were settled, each once", () => {
    const list = { bets: [bet(1, 10)], next: null };
    const after = withNewBets(list, [bet(2, 20), bet(3, 15), bet(1, 10)], null);
    expect(idsOf(after)).toEqual([2, 3, 1]);
  });

  test("a game's table takes only its own, and stays the same object without news", () => {
    const list = { bets: [bet(1, 10)], next: null };
    expect(withNewBets(list, [bet(2, 20, { game: "crash" })], "mines")).toBe(list);
    expect(idsOf(withNewBets(list, [bet(2, 20, { game: "crash" })], null))).toEqual([2, 1]);
  });

  test("the list never grows past its rows", () => {
    const arrived = Array.from({ length: 200 }, (_, index) => bet(index + 2, index));
    expect(withNewBets({ bets: [bet(1, 10)], next: null }, arrived, null).bets).toHaveLength(LIVE_ROWS);
  });

  test("multipliers are exact where floats are not", () => {
    expect(hundredthsOf({ stake: 1_000, payout: 9_007_199_254_740_979, refunded: false })).toBe(900_719_925_474_097);
    expect(hundredthsOf({ stake: 1000, payout: 1997, refunded: false })).toBe(199);
    expect(hundredthsOf({ stake: 1000, payout: null, refunded: false })).toBeNull();
    expect(hundredthsOf({ stake: 1000, payout: 1000, refunded: true })).toBeNull();
    expect(profitOf({ stake: 1000, payout: 0 })).toBe(-1000);
    expect(profitOf({ stake: 1000, payout: null })).toBeNull();
  });

  test("the query names scope, game and cursor", () => {
    expect(betsPath("high", "crash", "a b")).toBe("/bets?scope=high&limit=20&game=crash&cursor=a+b");
  });
});
