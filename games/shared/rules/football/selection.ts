import type { HalfResult, LegResult } from "../slip/factor.ts";
import type { AcceptedAt, MatchFacts, Score, Side } from "./match-facts.ts";

/**
 * A selection of a football match. Lines are quarter goals: −3 is −0.75, and 10 is 2.5. The line of a handicap is added
 * to the goals of the selected side.
 */
export interface Selection {
  readonly market: string;
  readonly selection: string;
  readonly line?: number | undefined;
  /** Parts of a builder, each of which is won or lost as a whole. */
  readonly parts?: readonly Selection[] | undefined;
}

/** The most goals of one side in a match. */
export const MOST_GOALS = 10;

const QUARTERS = 4;
/** Double chances by the results that they cover. */
const DOUBLE: ReadonlyMap<string, readonly Result[]> = new Map([
  ["1X", ["home", "draw"]],
  ["X2", ["draw", "away"]],
  ["12", ["home", "away"]],
]);

export type Result = Side | "draw";

/** Returns the result of a score. */
export function resultOf([home, away]: Score): Result {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}

type Settle = (selection: string, end: MatchFacts, accepted: AcceptedAt, line: number) => LegResult | null;

/** Markets whose selections depend on nothing but the final score, and on the score at which they were accepted. */
const BY_SCORE = {
  result: (selection, { score }) => whole(resultOf(score) === selection),
  "double-chance": (selection, { score }) => whole(DOUBLE.get(selection)?.includes(resultOf(score)) === true),
  "draw-no-bet": (selection, { score }) => {
    const result = resultOf(score);
    return result === "draw" ? both("push") : whole(result === selection);
  },
  "both-score": (selection, { score }) => whole(score.every((goals) => goals > 0) === (selection === "yes")),
  total: (selection, { score }, _, line) => {
    const over = score[0] + score[1];
    return againstLine(selection === "over" ? over : -over, selection === "over" ? -line : line);
  },
  "home-total": (selection, { score }, _, line) => sideTotal(score[0], selection, line),
  "away-total": (selection, { score }, _, line) => sideTotal(score[1], selection, line),
  "asian-handicap": (selection, { score }, { score: from }, line) => {
    const lead = score[0] - from[0] - (score[1] - from[1]);
    return againstLine(selection === "home" ? lead : -lead, line);
  },
  score: (selection, { score }) => whole(score.join("-") === selection),
  "odd-even": (selection, { score }) => whole(((score[0] + score[1]) % 2 === 1) === (selection === "odd")),
} as const satisfies Readonly<Record<string, Settle>>;

/** Markets that depend on the course of a match. */
const BY_COURSE = {
  "half-time": (selection, { halfTime }) => (halfTime === null ? null : whole(resultOf(halfTime) === selection)),
  "half-full": (selection, { halfTime, score }) =>
    halfTime === null ? null : whole(`${resultOf(halfTime)}/${resultOf(score)}` === selection),
  "next-goal": (selection, _, { nextGoal }) => (nextGoal === null ? null : whole(nextGoal === selection)),
  "result-2up": (selection, { score, ledByTwo }) =>
    whole(resultOf(score) === selection || (isSide(selection) && ledByTwo[selection])),
} as const satisfies Readonly<Record<string, Settle>>;

const SETTLE: Readonly<Record<string, Settle>> = { ...BY_SCORE, ...BY_COURSE };

/** True if the score at the end, and at acceptance, decides the selection. */
export function isByScore({ market, parts = [] }: Selection): boolean {
  return market === "builder" ? parts.every(isByScore) : Object.hasOwn(BY_SCORE, market);
}

/**
 * Settles a selection by the facts at the end of a match; null if they do not tell its result. Parts of a builder are
 * settled together: all must be won.
 * @throws RangeError for an unknown market.
 */
export function settleSelection(
  { market, selection, line = 0, parts = [] }: Selection,
  end: MatchFacts,
  accepted: AcceptedAt,
): LegResult | null {
  if (market === "builder") {
    const results = parts.map((part) => settleSelection(part, end, accepted));
    if (results.includes(null)) return null;
    return whole(results.every((result) => result?.every((half) => half === "won")));
  }
  const settle = Object.hasOwn(SETTLE, market) ? SETTLE[market] : undefined;
  if (settle === undefined) throw new RangeError(`no market ${market}`);
  return settle(selection, end, accepted, line);
}

function sideTotal(goals: number, selection: string, line: number): LegResult {
  return againstLine(selection === "over" ? goals : -goals, selection === "over" ? -line : line);
}

/** Settles goals plus a line: above 0 is won, 0 a push. A quarter line is the two lines beside it, half the stake each. */
function againstLine(goals: number, line: number): LegResult {
  const half = (quarters: number): HalfResult => {
    const value = goals * QUARTERS + quarters;
    if (value === 0) return "push";
    return value > 0 ? "won" : "lost";
  };
  return line % 2 === 0 ? both(half(line)) : [half(line - 1), half(line + 1)];
}

function whole(won: boolean): LegResult {
  return both(won ? "won" : "lost");
}

function both(result: HalfResult): LegResult {
  return [result, result];
}

function isSide(selection: string): selection is Side {
  return selection === "home" || selection === "away";
}
