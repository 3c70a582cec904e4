import { settleSelection } from "@fairhouse/games/shared/rules/football/selection.ts";
import { deadHeatFactor, factorOf, placeOdds, reducedOdds } from "@fairhouse/games/shared/rules/slip/factor.ts";
import { linesOf, payoutOfLines, sumOfLines } from "@fairhouse/games/shared/rules/slip/lines.ts";
import { multiplierOf } from "@fairhouse/games/shared/rules/slip/odds.ts";
import { ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { isRatio, ratioText } from "./exact.ts";
import { labels, money, odds, score } from "./shapes.ts";
import { known, touched } from "./standing.ts";

const voided = z.literal("void");

/** A leg on a football match; `score` is null or absent when the match was void. */
const matchLeg = z.strictObject({
  odds,
  market: z.string(),
  selection: z.string(),
  line: z.int().optional(),
  score: score.nullish(),
  /** The score at acceptance. */
  from: score.optional(),
  halfTime: score.optional(),
  touched: touched.optional(),
  nextGoal: z.enum(["home", "none", "away"]).optional(),
  /** The parts of a builder that came true. */
  holds: z.array(z.boolean()).min(1).optional(),
  status: voided.optional(),
});

/** A leg on a runner of a race; `finish` is null for one that was not placed, and may be absent when the leg was void. */
const runnerLeg = z.strictObject({
  odds,
  market: z.literal("win"),
  finish: z.int().positive().nullish(),
  /** k places for n runners that share them. */
  deadHeat: z
    .tuple([z.int().positive(), z.int().positive()])
    .refine(([places, runners]) => places <= runners, "a dead heat is of more runners than places")
    .optional(),
  /** Percent off the profit after a withdrawal. */
  reduction: z.int().min(0).max(100).optional(),
  status: voided.optional(),
});

/** A slip with the facts of its legs, and what it pays. */
export const settlementVector = z.strictObject({
  ...labels,
  unit: money,
  sizes: z.array(z.int().positive()).min(1),
  eachWay: z
    .strictObject({ fraction: z.tuple([z.int().positive(), z.int().positive()]), places: z.int().positive() })
    .optional(),
  legs: z.array(z.union([runnerLeg, matchLeg])).min(1),
  lines: z.int().positive().optional(),
  stake: money.optional(),
  factors: z.array(z.string()).optional(),
  placeFactors: z.array(z.string()).optional(),
  payout: money,
});

type Leg = z.infer<typeof matchLeg> | z.infer<typeof runnerLeg>;
type Slip = z.infer<typeof settlementVector>;

/** Returns a line for each figure of a slip that its settlement does not give. */
export function wrongInSettlement(slip: Slip): readonly string[] {
  const { legs, sizes, eachWay, unit } = slip;
  const factors = legs.map(winFactor);
  const placeFactors = eachWay === undefined ? [] : legs.map((leg) => placeFactor(leg, eachWay));
  const lines = linesOf(legs.length, sizes, eachWay !== undefined);
  const sums = [factors, ...(eachWay === undefined ? [] : [placeFactors])].map((each) => sumOfLines(each, sizes));
  return [
    ...differs("lines", slip.lines, lines),
    ...differs("stake", slip.stake, lines * unit),
    ...differFactors("factors", slip.factors, factors),
    ...differFactors("placeFactors", slip.placeFactors, placeFactors),
    ...differs("payout", slip.payout, payoutOfLines(unit, sums)),
  ];
}

function differs(field: string, given: number | undefined, computed: number): readonly string[] {
  return given === undefined || given === computed ? [] : [`${field} is ${given}, computed ${computed}`];
}

function differFactors(field: string, given: readonly string[] | undefined, computed: readonly Ratio[]) {
  if (given === undefined) return [];
  const equal =
    given.length === computed.length && computed.every((value, place) => isRatio(given[place] ?? "", value));
  return equal ? [] : [`${field} are ${given.join(", ")}, computed ${computed.map(ratioText).join(", ")}`];
}

function winFactor(leg: Leg): Ratio {
  if (leg.status === "void") return ONE;
  if ("selection" in leg) return matchFactor(leg);
  const [places, runners] = leg.deadHeat ?? [1, 1];
  return finishOf(leg) === 1 ? deadHeatFactor(multiplierAfter(leg), { places, runners }) : ZERO;
}

function matchFactor(leg: z.infer<typeof matchLeg>): Ratio {
  if (leg.market === "builder") {
    if (leg.holds === undefined) throw new RangeError("a builder needs the parts that hold");
    return leg.holds.every((holds) => holds) ? multiplierOf(leg.odds) : ZERO;
  }
  if (leg.score === null || leg.score === undefined) throw new RangeError("a leg without a score is not void");
  const { market, selection, line, score: end, from = [0, 0], halfTime = null, nextGoal = null } = leg;
  const result = settleSelection(
    known({ market, selection, ...(line !== undefined && { line }) }),
    { score: end, halfTime, ledByTwo: leg.touched ?? { home: false, away: false } },
    { score: from, nextGoal },
  );
  if (result === null) throw new RangeError(`the facts do not decide ${market}`);
  return factorOf(result, leg.odds);
}

type RunnerLeg = z.infer<typeof runnerLeg>;

function multiplierAfter({ odds: taken, reduction = 0 }: RunnerLeg): Ratio {
  return reducedOdds(taken, reduction);
}

function finishOf({ finish }: RunnerLeg): number | null {
  if (finish === undefined) throw new RangeError("a runner without a finish is not void");
  return finish;
}

/** Runners that share a finish have the places between it and the last one that is paid: all in full, if these suffice. */
function placeFactor(leg: Leg, { fraction, places }: NonNullable<Slip["eachWay"]>): Ratio {
  if (leg.status === "void") return ONE;
  if ("selection" in leg) throw new RangeError("only runners are placed");
  const finish = finishOf(leg);
  if (finish === null || finish > places) return ZERO;
  const runners = leg.deadHeat?.[1] ?? 1;
  const ownOdds = placeOdds(multiplierAfter(leg), ratio(fraction[0], fraction[1]));
  return deadHeatFactor(ownOdds, { places: Math.min(runners, places - finish + 1), runners });
}
