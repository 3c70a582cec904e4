import { recompute } from "@fairhouse/fairness/recompute.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { compare, ONE, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { ahead, during, result, shown } from "@fairhouse/tests/made-league.ts";
import { linksTo } from "@fairhouse/tests/made-links.ts";
import { describe, expect, it } from "vitest";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { returnOf } from "../../shared/rules/slip/odds.ts";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import { boardOf } from "./board.ts";
import { HALF_TIME_TICK, TICKS } from "./clock.ts";
import { LEAGUES, tickAfter, tickAt } from "./league.ts";
import { factorOfLeg, scoreOf, type WishedLeg } from "./leg.ts";
import { oddsNow, weightsOf } from "./markets.ts";
import { virtual } from "./virtual.ts";

const { steps, until } = LEAGUES["league-1"].inPlay;
/** A match with three goals or more, so that every state of a match comes up. */
const match = ahead(1, 200, "league-1")
  .slice(0, 8)
  .find((own) => result(own, linksTo(1)).length >= 3);
if (match === undefined) throw new Error("a matchday with few goals");
const goals = result(match, linksTo(1));
const event = "018f0000-0000-7000-8000-000000000001";
const at = (step: number) => during(match, goals, step);
/** The step after which the first goal is public, and the last one before. */
const told = goals.reduce((first, { tick }) => Math.min(first, tick), TICKS) + 1;
const stepOf = (tick: number) => (tick <= HALF_TIME_TICK ? tick : tick + steps - TICKS);
const after = stepOf(told);

function slip(selection: Selection, step: number, more: Partial<Slip<WishedLeg>> & { seen?: number } = {}) {
  const { seen = step, ...rest } = more;
  const odds = oddsNow(at(step), selection) ?? 0;
  const score = scoreOf(at(seen)) ?? undefined;
  return { unit: 1_000, sizes: [1], policy: "better" as const, legs: [{ event, ...selection, odds, score }], ...rest };
}

const home = { market: "result", selection: "home" };

describe("the clock of a match with bets in play", () => {
  it("has a break of twenty steps at half-time, and ends bets in minute 88", () => {
    expect([0, 1, 179, 180, 190, 200, 201, steps].map(tickAfter)).toEqual([0, 1, 179, 180, 180, 180, 181, TICKS]);
    expect(tickAfter(until)).toBe(88 * 4);
    for (let step = 0; step <= steps; step += 1) expect(tickAt("league-1", step / steps)).toBe(tickAfter(step));
  });

  it("tells each goal at the end of its tick, as the fast league does", () => {
    for (const { tick } of goals) {
      const step = stepOf(tick + 1);
      const before = (share: number) => shown(match, goals, share).part.length;
      expect(before(step / steps)).toBeGreaterThan(before((step - 0.001) / steps));
    }
    expect(shown(match, goals, 1).part).toEqual(goals);
  });
});

describe("a bet in play", () => {
  it("is made at the price of its moment, and names the tick and the goals before it", () => {
    const accepted = virtual.accept(slip(home, after), new Map([[event, at(after)]]));
    if (!accepted.ok) throw new Error("not accepted");
    expect(accepted.value.legs[0]).toMatchObject({
      odds: oddsNow(at(after), home),
      match: { inPlay: { tick: told, goals: goals.slice(0, 1) } },
    });
    expect(virtual.bet.safeParse(JSON.parse(JSON.stringify(accepted.value))).success).toBe(true);
  });

  it("is refused if a goal fell since its player looked, unless they take any price", () => {
    const states = new Map([[event, at(after)]]);
    const odds = oddsNow(at(after), home);
    const refusal = { code: "price_changed", details: { event, odds } };
    for (const policy of ["none", "better"] as const) {
      expect(virtual.accept(slip(home, after, { policy, seen: after - 1 }), states)).toMatchObject({ refusal });
    }
    expect(virtual.accept(slip(home, after, { policy: "any", seen: after - 1 }), states)).toMatchObject({ ok: true });
    // A slip from before kick-off names no score, and 0–0 in play is another match.
    const early = { ...slip(home, 1), legs: [{ event, ...home, odds: 1_010 }] };
    expect(virtual.accept(early, new Map([[event, at(1)]]))).toMatchObject({ refusal: { code: "price_changed" } });
    expect(virtual.accept(slip(home, 1), new Map([[event, match]]))).toMatchObject({
      refusal: { code: "price_changed" },
    });
  });

  it("counts a handicap and the next goal from its moment on", () => {
    const scorer = goals[0]?.side ?? "home";
    const next = goals[1]?.side ?? "none";
    const legAt = (step: number, selection: Selection) => ({
      event,
      ...selection,
      odds: 2_000,
      match: at(step),
    });
    const nextGoal = (selection: string) => ({ market: "next-goal", selection });
    expect(factorOfLeg(legAt(after - 1, nextGoal(scorer)), goals)).toEqual(ratio(2));
    expect(factorOfLeg(legAt(after, nextGoal(next)), goals)).toEqual(ratio(2));
    const lead = (from: number) => goals.slice(from).reduce((sum, { side }) => sum + (side === "home" ? 1 : -1), 0);
    for (const [step, from] of [
      [after - 1, 0],
      [after, 1],
    ] as const) {
      const factor = factorOfLeg(legAt(step, { market: "asian-handicap", selection: "home", line: 0 }), goals);
      expect(compare(factor, ONE)).toBe(Math.sign(lead(from)));
    }
  });

  it("returns at most 95% of what is decided, whatever is offered", () => {
    let offered = 0;
    for (const step of [1, after - 1, after, 190, 200, 300, until - 1]) {
      const markets = boardOf(at(step));
      for (const { selection, odds } of markets.flatMap(({ rows }) => rows.flat())) {
        offered += 1;
        const weights = weightsOf(at(step), selection);
        const decided = { ...weights, push: 0n };
        expect(toNumber(returnOf(decided, odds)), JSON.stringify(selection)).toBeLessThanOrEqual(0.95);
        expect(weights.won + weights.lost).toBeGreaterThan(0n);
      }
    }
    expect(offered).toBeGreaterThan(300);
  });
});

describe("a settled bet in play", () => {
  const accepted = virtual.accept(slip(home, after), new Map([[event, at(after)]]));
  if (!accepted.ok) throw new Error("not accepted");
  const bet = accepted.value;
  const [leg] = bet.legs;
  if (leg === undefined) throw new Error("a slip without a leg");
  const record = {
    game: "virtual",
    version: 1,
    kind: "external" as const,
    bet: bet as unknown,
    stake: 1_000,
    outcome: null,
    payout: virtual.settle(bet, new Map([[event, goals]]))?.payout ?? 0,
    known: { [event]: goals } as Record<string, unknown>,
    states: { [event]: match },
  };
  const game = anyGame(virtual);
  const withState = (inPlay: object | undefined) => ({ ...bet, legs: [{ ...leg, match: { ...leg.match, inPlay } }] });

  it("is computed again from the goals that its link gives", () => expect(recompute(record, game)).toBeNull());

  it.each([
    ["another tick", withState({ tick: told + 40, goals: goals.filter(({ tick }) => tick < told + 40) })],
    ["a goal that did not fall", withState({ tick: told, goals: [{ side: "home", tick: 0 }, ...goals.slice(0, 1)] })],
    ["a goal that is left out", withState({ tick: told, goals: [] })],
    ["a price from before kick-off", withState(undefined)],
    ["a tick after which no bets are made", withState({ tick: 357, goals })],
  ])("with %s differs in the bet", (_, changed) => {
    expect(recompute({ ...record, bet: changed }, game)).toMatchObject({ field: "bet" });
  });

  it("on a void match is given back, at the state that it names itself", () => {
    const given = { ...record, payout: 1_000, known: { [event]: null } };
    expect(recompute(given, game)).toBeNull();
  });
});

describe("a match in play", () => {
  const selections: readonly Selection[] = [
    home,
    { market: "total", selection: "over", line: 6 },
    { market: "both-score", selection: "yes" },
    { market: "half-time", selection: "draw" },
    { market: "next-goal", selection: "home" },
    { market: "result-2up", selection: "away" },
    { market: "score", selection: "1-0" },
    { market: "asian-handicap", selection: "home", line: -2 },
    { market: "builder", selection: "all", parts: [home, { market: "total", selection: "over", line: 6 }] },
  ];

  it("decides a bet once its course leaves one end, which is the one of its result", () => {
    let early = 0;
    for (const own of ahead(1, 200, "league-1").slice(0, 8)) {
      const all = result(own, linksTo(1));
      for (const selection of selections) {
        const made = {
          unit: 1_000,
          sizes: [1],
          policy: "better" as const,
          legs: [{ event, ...selection, odds: 3_000, match: own }],
        };
        const end = virtual.settle(made, new Map([[event, all]]));
        for (let step = 0; step <= steps; step += 5) {
          const decided = virtual.decided?.(made, new Map(), new Map([[event, during(own, all, step)]])) ?? null;
          if (decided === null) continue;
          expect(decided, JSON.stringify([selection, step, all])).toEqual(end);
          if (step < until) early += 1;
        }
        expect(virtual.decided?.(made, new Map(), new Map([[event, during(own, all, steps)]]))).toEqual(end);
      }
    }
    expect(early).toBeGreaterThan(500);
  });
});
