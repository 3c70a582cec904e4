import { someInstant } from "@fairhouse/games/samples.ts";
import { playerState } from "@fairhouse/tests/player-state.ts";
import { describe, expect, test } from "vitest";
import { type PlayerState, refuseBet, refuseStake, type Spending, spend, stakeNeeds, unspend } from "./player.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const none = { day: 0, week: 0, month: 0 };
const fresh: Spending = { on: "1970-01-01", wagered: none, returned: none };

test("a stake that is given back does not count as wagered", () => {
  const made = at("2026-03-31T23:59:59");
  const spent = spend(spend(fresh, 500, 0, made), 1_000, 300, made);
  expect(unspend(spent, 1_000, made, made)).toEqual({
    on: "2026-03-31",
    wagered: { day: 500, week: 500, month: 500 },
    returned: { day: 300, week: 300, month: 300 },
  });
});

test("a stake that is given back is taken from the periods in which it was made, and from no later one", () => {
  const made = at("2026-03-31T23:59:59");
  const after = at("2026-04-01T00:00:01");
  const spent = spend(spend(fresh, 1_000, 0, made), 500, 0, after);
  expect(spent.wagered).toEqual({ day: 500, week: 1_500, month: 500 });
  expect(unspend(spent, 1_000, made, after).wagered).toEqual({ day: 500, week: 500, month: 500 });
});

test("a stake that is given back in a later week or month is not taken from that week or month", () => {
  const [made, after] = [at("2026-03-29T12:00"), at("2026-04-05T12:00")];
  const spent = spend(spend(fresh, 1_000, 0, made), 500, 0, after);
  expect(unspend(spent, 1_000, made, after).wagered).toEqual({ day: 500, week: 500, month: 500 });
});

test.each([
  // The first of these days is a Sunday.
  ["2026-03-29", "2026-03-30", { day: 5, week: 5, month: 12 }],
  ["2026-03-28", "2026-03-29", { day: 5, week: 12, month: 12 }],
  ["2026-03-30", "2026-03-31", { day: 5, week: 12, month: 12 }],
  ["2026-03-30", "2026-04-05", { day: 5, week: 12, month: 5 }],
  ["2026-03-30", "2026-04-06", { day: 5, week: 5, month: 5 }],
])("stakes of %s and %s count in their day, their week from Monday, and their month", (first, second, wagered) => {
  expect(spend(spend(fresh, 7, 0, at(`${first}T23:00`)), 5, 0, at(`${second}T01:00`)).wagered).toEqual(wagered);
});

describe("a refusal", () => {
  const now = at("2026-03-31T12:00:00");
  const unlimited = { day: null, week: null, month: null };
  const limits = { minBet: 100, maxBet: 900 };
  const player = playerState({ spending: spend(fresh, 400, 300, now) });
  const refused = (state: Partial<PlayerState>, stake = 500) =>
    refuseStake({ ...player, ...state }, stake, limits, now);

  test("names the limits of a stake, which may itself be as small or as large as they are", () => {
    expect(refused({}, 99)).toEqual({ code: "bet_too_small", details: { minBet: 100 } });
    expect(refused({}, 901)).toEqual({ code: "bet_too_large", details: { maxBet: 900 } });
    expect([100, 900].map((stake) => refused({}, stake))).toEqual([null, null]);
    expect(refuseStake(player, 5_000, null, now)).toBeNull();
    expect(refuseStake(player, 5_001, null, now)).toEqual({ code: "insufficient_balance" });
  });

  test("says how long an exclusion lasts, which ends at its very moment", () => {
    const details = { until: "2026-03-31T12:00:00.001Z" };
    expect(refused({ excludedUntil: now + 1 })).toEqual({ code: "excluded", details });
    expect(refused({ excludedUntil: now })).toBeNull();
  });

  test.each(["day", "week", "month"] as const)("names the limit of a %s that would be passed", (period) => {
    // 400 were staked, and 300 of them came back.
    expect(refused({ wagerLimits: { ...unlimited, [period]: 900 } })).toBeNull();
    expect(refused({ wagerLimits: { ...unlimited, [period]: 899 } })).toEqual({
      code: "limit_reached",
      details: { wager: period },
    });
    expect(refused({ lossLimits: { ...unlimited, [period]: 600 } })).toBeNull();
    expect(refused({ lossLimits: { ...unlimited, [period]: 599 } })).toEqual({
      code: "limit_reached",
      details: { loss: period },
    });
  });

  test("under rules of pacing depends on what was played lately, which is read for them alone", () => {
    const paced = { ...limits, pacing: { severalGames: false, betweenBetsMs: 1_000 } };
    const bet = someInstant.bet(500);
    const latest = (round: string | null, openGames: readonly string[], asked: string | null = null) => {
      const recent = { last: { at: now - 400, round }, openGames };
      return refuseBet({ ...player, recent }, someInstant.game, bet, paced, now, asked);
    };
    expect([stakeNeeds(limits), stakeNeeds(paced)]).toEqual([[], ["recent"]]);
    expect(refuseBet(player, someInstant.game, bet, limits, now)).toBeNull();
    expect(() => refuseBet(player, someInstant.game, bet, paced, now)).toThrow("lately");
    expect(latest(null, [])).toEqual({ code: "too_soon", details: { waitMs: 600 } });
    expect(latest(null, [someInstant.id, "other"])).toEqual({ code: "other_game_open", details: { game: "other" } });
    expect(latest("round", [], "round")).toBeNull();
  });

  test("of a chip that is too small names the smallest", () => {
    const game = { ...someInstant.game, smallestPart: () => 10 };
    const bet = someInstant.bet(500);
    expect(refuseBet(player, game, bet, limits, now)).toBeNull();
    expect(refuseBet(player, game, bet, { ...limits, minBet: 101 }, now)).toEqual({
      code: "bet_too_small",
      details: { minChip: 11 },
    });
  });
});
