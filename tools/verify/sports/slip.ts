import { acceptance } from "@fairhouse/games/shared/rules/slip/acceptance.ts";
import { formatOdds, ODDS_FORMATS } from "@fairhouse/games/shared/rules/slip/formats.ts";
import { chargesOf } from "@fairhouse/games/shared/rules/slip/liability.ts";
import { cashOutOffer, sumOfLines } from "@fairhouse/games/shared/rules/slip/lines.ts";
import { MAX_ODDS, MIN_ODDS, multiplierOf, returnOf } from "@fairhouse/games/shared/rules/slip/odds.ts";
import { resettle } from "@fairhouse/games/shared/rules/slip/resettlement.ts";
import { gridOf } from "@fairhouse/games/virtual/rules/grid.ts";
import { Prospects } from "@fairhouse/games/virtual/rules/prospects.ts";
import { add, multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { decimalText, isDecimal, ratioOf } from "./exact.ts";
import { selectionOf } from "./model.ts";
import { labels, money, odds, score } from "./shapes.ts";
import { standingOf, standingShape } from "./standing.ts";

const RESULTS = ["home", "draw", "away"];
const SIDES = ["home", "away"];
const QUARTERS = 4;

const openLeg = z.strictObject({
  lambda: z.int().positive(),
  mu: z.int().positive(),
  market: z.string(),
  selection: z.string(),
  line: z.int().optional(),
  /** Parts of a builder. */
  legs: z.array(z.string()).optional(),
  odds,
  ...standingShape,
  /** The score at acceptance, from which a handicap counts; absent for the present one. */
  from: score.optional(),
});
const settledLeg = z.strictObject({ factor: z.string() });
/** A leg of a feed, whose chances are the quotes without their margin. */
const quotedLeg = z.strictObject({
  market: z.literal("result"),
  selection: z.enum(["home", "draw", "away"]),
  odds,
  quoted: z.array(odds).min(2).max(3),
});

export const cashOutVector = z.strictObject({
  ...labels,
  unit: money,
  sizes: z.array(z.int().positive()).optional(),
  legs: z.array(z.union([settledLeg, quotedLeg, openLeg])).min(1),
  expected: z.union([z.string(), z.number()]).optional(),
  offer: money,
});

export function wrongInCashOut(vector: z.infer<typeof cashOutVector>): readonly string[] {
  const { unit, legs, sizes = [legs.length] } = vector;
  const sum = sumOfLines(legs.map(expectedFactor), sizes);
  const expected = multiply(sum, ratio(unit));
  const offer = cashOutOffer(unit, [sum]);
  return [
    ...(vector.expected === undefined || isDecimal(String(vector.expected), expected)
      ? []
      : [`expected is ${vector.expected}, computed ${decimalText(expected, 12)}`]),
    ...(offer === vector.offer ? [] : [`offer is ${vector.offer}, computed ${offer}`]),
  ];
}

type OpenLeg = z.infer<typeof cashOutVector>["legs"][number];

function expectedFactor(leg: OpenLeg): Ratio {
  if ("factor" in leg) {
    const factor = ratioOf(leg.factor);
    if (factor === null) throw new RangeError(`the factor ${leg.factor} is no fraction`);
    return factor;
  }
  if ("quoted" in leg) {
    const chances = leg.quoted.map((quote) => ratio(1, quote));
    const all = chances.reduce(add);
    const own = chances[(chances.length === SIDES.length ? SIDES : RESULTS).indexOf(leg.selection)];
    if (own === undefined) throw new RangeError(`no quote for ${leg.selection}`);
    return multiply(multiplierOf(leg.odds), ratio(own.numerator * all.denominator, own.denominator * all.numerator));
  }
  const prospects = new Prospects(gridOf({ home: leg.lambda, away: leg.mu }), standingOf(leg));
  return returnOf(prospects.weightsOf(selectionOf(leg.market, { ...leg, line: lineNow(leg) })), leg.odds);
}

/** Returns the line that counts from the present score: goals since the acceptance of a handicap move it. */
function lineNow({ market, selection, line, score: now, from = now }: z.infer<typeof openLeg>): number | undefined {
  if (market !== "asian-handicap" || line === undefined) return line;
  const lead = now[0] - from[0] - (now[1] - from[1]);
  return line + QUARTERS * (selection === "home" ? lead : -lead);
}

export const acceptanceVector = z.strictObject({
  ...labels,
  seen: odds,
  current: odds,
  policy: z.enum(["none", "better", "any"]),
  answer: z.string(),
});

export function wrongInAcceptance({ seen, current, policy, answer }: z.infer<typeof acceptanceVector>) {
  const decided = acceptance(seen, current, policy);
  const text = decided.accepted
    ? `accepted at ${decided.odds}`
    : decided.refusal === "price_changed"
      ? `refused price_changed, offers ${decided.offered}`
      : `refused market_suspended: ${decided.below ? `below ${MIN_ODDS}` : `above ${MAX_ODDS}`} is not offered`;
  return text === answer ? [] : [`answer is "${answer}", computed "${text}"`];
}

export const liabilityVector = z.strictObject({
  ...labels,
  unit: money,
  odds: z.array(odds).min(1),
  profit: money,
  charges: z.array(money),
});

export function wrongInLiability({ unit, odds: all, profit, charges }: z.infer<typeof liabilityVector>) {
  const computed = chargesOf(unit, all);
  return [
    ...(computed.profit === profit ? [] : [`profit is ${profit}, computed ${computed.profit}`]),
    ...(computed.charges.join() === charges.join() ? [] : [`charges are ${charges}, computed ${computed.charges}`]),
  ];
}

const movement = z.strictObject({
  kind: z.enum(["adjustment", "payout", "correction"]),
  amount: z.int(),
  counter: z.literal("house").optional(),
  act: z.int().optional(),
  reverses: z.string().optional(),
});

export const resettlementVector = z.strictObject({
  ...labels,
  balanceBefore: money,
  paid: money,
  due: money,
  movements: z.array(movement),
  balanceAfter: money,
});

const FIRST_ACT = 1_001;

export function wrongInResettlement(vector: z.infer<typeof resettlementVector>) {
  // A further one has the next act, and takes the payout of the one before back.
  const act = vector.movements.find(({ kind }) => kind === "payout")?.act ?? FIRST_ACT;
  const { writtenOff, payout, correction, balanceAfter } = resettle(
    vector.balanceBefore,
    vector.paid,
    vector.due,
    Math.max(1, act - FIRST_ACT + 1),
  );
  const movements: typeof vector.movements = [
    ...(writtenOff > 0 ? [{ kind: "adjustment" as const, amount: writtenOff, counter: "house" as const }] : []),
    { kind: "payout", act: payout.act, amount: payout.amount },
    { kind: "correction", amount: correction, reverses: payout.act === FIRST_ACT ? "act 0" : `act ${payout.act - 1}` },
  ];
  const text = (all: typeof movements) =>
    all
      .map(({ kind, amount, act, reverses }) =>
        [kind, amount, act, reverses].filter((part) => part !== undefined).join(" "),
      )
      .join(", ");
  return [
    ...(text(movements) === text(vector.movements)
      ? []
      : [`movements are ${text(vector.movements)}, computed ${text(movements)}`]),
    ...(balanceAfter === vector.balanceAfter
      ? []
      : [`balanceAfter is ${vector.balanceAfter}, computed ${balanceAfter}`]),
  ];
}

const written = z.string().optional();

export const formatVector = z.strictObject({
  ...labels,
  odds: z.int().min(1_001),
  decimal: written,
  fractional: written,
  american: written,
  hongKong: written,
  indonesian: written,
  malay: written,
});

export function wrongInFormat(vector: z.infer<typeof formatVector>) {
  return ODDS_FORMATS.flatMap((format) => {
    const [given, computed] = [vector[format], formatOdds(vector.odds, format)];
    return given === undefined || given === computed ? [] : [`${format} is ${given}, computed ${computed}`];
  });
}
