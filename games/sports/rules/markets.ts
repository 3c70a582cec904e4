import { multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { MatchFacts } from "../../shared/rules/football/match-facts.ts";
import { type Selection, settleSelection } from "../../shared/rules/football/selection.ts";
import type { LegResult } from "../../shared/rules/slip/factor.ts";
import type { Odds } from "../../shared/rules/slip/odds.ts";
import type { PlaceTerms } from "../../shared/rules/slip/slip.ts";
import type { Contest, EventCard, EventState, Points, PricedMarket } from "./event.ts";

/** A selection of a real event: `line` as for football, and runners by their places. */
export type EventSelection = Omit<Selection, "parts">;

const RESULTS = ["home", "draw", "away"] as const;
const SIDES = ["home", "away"] as const;
const OVER_UNDER = ["over", "under"] as const;

/** The most line, in quarter points: the totals of basketball lie above 200 points. */
const MOST_LINE = 2_000;

interface Market {
  /** Null for scores, of which there are too many to be listed. */
  readonly selections: readonly string[] | null;
  readonly hasLine: boolean;
}

const ofMatch = (selections: readonly string[] | null, hasLine = false): Market => ({ selections, hasLine });

/** The markets of a match between two sides. Their settlement is that of virtual football. */
export const MATCH_MARKETS = {
  result: ofMatch(RESULTS),
  "double-chance": ofMatch(["1X", "12", "X2"]),
  "draw-no-bet": ofMatch(SIDES),
  "both-score": ofMatch(["yes", "no"]),
  total: ofMatch(OVER_UNDER, true),
  "home-total": ofMatch(OVER_UNDER, true),
  "away-total": ofMatch(OVER_UNDER, true),
  "asian-handicap": ofMatch(SIDES, true),
  score: ofMatch(null),
  "odd-even": ofMatch(["odd", "even"]),
  "half-time": ofMatch(RESULTS),
  "half-full": ofMatch(RESULTS.flatMap((half) => RESULTS.map((full) => `${half}/${full}`))),
} as const satisfies Readonly<Record<string, Market>>;
export type MatchMarketId = keyof typeof MATCH_MARKETS;

/** The market of an outright. */
export const WINNER = "winner";

/** True for a selection that an event of this kind may offer. */
export function isSelection({ market, selection, line }: EventSelection, contest: Contest): boolean {
  if (contest.kind === "outright") {
    return market === WINNER && line === undefined && contest.runners.some((_, place) => String(place) === selection);
  }
  if (!Object.hasOwn(MATCH_MARKETS, market)) return false;
  const { selections, hasLine }: Market = MATCH_MARKETS[market as MatchMarketId];
  const isOf =
    selections === null ? /^(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})$/.test(selection) : selections.includes(selection);
  if (!isOf || hasLine !== (line !== undefined)) return false;
  return line === undefined || (Number.isInteger(line) && Math.abs(line) <= MOST_LINE);
}

/**
 * True for a market that an event may offer: each of its selections is one. The line of a handicap is that of the home
 * side, and the away side's is its opposite.
 */
export function isMarket(market: PricedMarket, contest: Contest): boolean {
  return Object.keys(market.odds).every((selection) => isSelection({ ...market, selection }, contest));
}

/**
 * True for odds with which one could bet on every end of an event and always win: all selections are offered, and the
 * chances that their odds stand for are less than the ends that they cover.
 */
export function isGift(
  { market, odds }: PricedMarket,
  { contest, withdrawn }: Pick<EventCard, "contest" | "withdrawn">,
): boolean {
  const ends = endsOf({ market, odds }, { contest, withdrawn });
  if (ends.length === 0 || ends.some((selection) => odds[selection] === undefined)) return false;
  return ends.reduce((sum, selection) => sum + THOUSAND / (odds[selection] ?? THOUSAND), 0) < timesCovered(market);
}

/** Lists the selections that together cover every end of an event; none if they cannot be listed. */
function endsOf(
  { market, odds }: Pick<PricedMarket, "market" | "odds">,
  { contest, withdrawn }: Pick<EventCard, "contest" | "withdrawn">,
): readonly string[] {
  if (contest.kind === "outright") {
    return contest.runners.map((_, place) => String(place)).filter((runner) => !withdrawn.includes(Number(runner)));
  }
  // Sports without a draw leave it out.
  if (market === "result" && odds.draw === undefined) return SIDES;
  return MATCH_MARKETS[market as MatchMarketId].selections ?? [];
}

/** Returns the number of selections of a market that win at each end. */
function timesCovered(market: string): number {
  return market === "double-chance" ? 2 : 1;
}

/** Returns the chances behind odds: 1/odds of each, divided by the sum of all, which is above 1 by the margin. */
export function chancesOf(odds: readonly Odds[]): readonly Ratio[] {
  const product = odds.reduce((all, own) => all * BigInt(own), 1n);
  const shares = odds.map((own) => product / BigInt(own));
  const sum = shares.reduce((all, share) => all + share, 0n);
  return shares.map((share) => ratio(share, sum));
}

/**
 * Returns the chance of a selection without margin, among the ends that do not void it; null if it takes no bets, or if
 * the market does not offer every end. A feed's market states it; in odds that a trader set, each chance has its part of
 * the margin.
 */
export function chanceNow(state: EventState, selection: EventSelection): Ratio | null {
  const market = marketOf(state, selection);
  if (market === undefined || oddsNow(state, selection) === null) return null;
  const { fair, odds } = market;
  if (fair !== undefined) {
    const own = Object.hasOwn(fair, selection.selection) ? fair[selection.selection] : undefined;
    return own === undefined ? null : ratio(own, MILLION);
  }
  const ends = endsOf(market, state.card);
  const offered = ends.flatMap((end) => odds[end] ?? []);
  const chance = chancesOf(offered)[ends.indexOf(selection.selection)];
  if (chance === undefined || offered.length < ends.length) return null;
  return multiply(chance, ratio(timesCovered(market.market)));
}

/**
 * True for odds and terms of places with which one could bet each way on every runner and always win. There are chances
 * that make every such bet worth its stake or less if wins at 1 / (odds · w), of which the sum is 1, leave enough of each
 * stake for places: (2 − 1 / w) · Σ 1 / place odds covers the number of places, w being Σ 1 / odds.
 */
export function isPlaceGift(
  { odds }: PricedMarket,
  { contest, withdrawn }: Pick<EventCard, "contest" | "withdrawn">,
  { places, part }: PlaceTerms,
): boolean {
  const runners = contest.kind === "outright" ? contest.runners.map((_, place) => place) : [];
  const offered = runners.filter((runner) => !withdrawn.includes(runner)).map((runner) => odds[String(runner)]);
  if (offered.includes(undefined)) return false;
  const wins = offered.reduce((sum: number, own = THOUSAND) => sum + THOUSAND / own, 0);
  const placed = offered.reduce(
    (sum: number, own = THOUSAND) => sum + THOUSAND / (THOUSAND + (own - THOUSAND) / part),
    0,
  );
  return (2 - 1 / wins) * placed < Math.min(places, offered.length);
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** Returns the line of a selection, from that of its market. */
export function lineOf({ market, line }: Pick<PricedMarket, "market" | "line">, selection: string): number | undefined {
  // A plain minus would make −0 of 0, which JSON reads back as 0.
  return market === "asian-handicap" && selection === "away" && line !== undefined ? 0 - line : line;
}

/** Returns the market of an event that offers a selection, whether or not it takes bets; undefined if none does. */
export function marketOf(
  { markets }: Pick<EventState, "markets">,
  selection: EventSelection,
): PricedMarket | undefined {
  return markets.find((own) => own.market === selection.market && lineOf(own, selection.selection) === selection.line);
}

/** Returns the odds of a selection now; null if no bets are taken on it. */
export function oddsNow(state: EventState, selection: EventSelection): Odds | null {
  if (state.suspended || !isSelection(selection, state.card.contest)) return null;
  const odds = marketOf(state, selection)?.odds ?? {};
  return Object.hasOwn(odds, selection.selection) ? (odds[selection.selection] ?? null) : null;
}

const NO_POINTS: Points = [0, 0];

/**
 * Settles a selection of a match that was played to its end; null if the source does not tell what decides it.
 * @param from the score at which the bet was made: a handicap counts what follows.
 */
export function settledByScore(
  selection: EventSelection,
  score: Points,
  halfTime: Points | null,
  from: Points = NO_POINTS,
): LegResult | null {
  const end: MatchFacts = { score, halfTime, ledByTwo: { home: false, away: false } };
  return settleSelection(selection, end, { score: from, nextGoal: null });
}

/** More points than any line asks for. */
const MANY = MOST_LINE;

/**
 * Settles a selection of a match that was broken off: what no further point could have changed stands, and everything
 * else is void (null). Selections turn at a line, at a draw and at one score, so it is enough to look at ends around these.
 */
export function decidedByScore(
  selection: EventSelection,
  [home, away]: Points,
  halfTime: Points | null,
  from: Points = NO_POINTS,
): LegResult | null {
  const [ownHome, ownAway] = selection.market === "score" ? selection.selection.split("-").map(Number) : [];
  const homeEnds = endsFrom(home, away, ownHome);
  const awayEnds = endsFrom(away, home, ownAway);
  const ends = homeEnds.flatMap((own) =>
    awayEnds.map((other) => settledByScore(selection, [own, other], halfTime, from)),
  );
  const [first] = ends;
  const isDecided = ends.every((end) => end?.[0] === first?.[0] && end?.[1] === first?.[1]);
  return isDecided ? (first ?? null) : null;
}

/** Lists points with which a side could still have ended. */
function endsFrom(points: number, other: number, named: number = points): readonly number[] {
  return [points, points + 1, points + MANY, other, named].filter((end) => end >= points);
}
