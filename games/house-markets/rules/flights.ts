import type { FactLinks, LinkFact, NextLinks } from "@fairhouse/kernel/links.ts";
import { CHAIN_GRID, chainLaw, chainPoint } from "../../shared/rules/chain-point.ts";
import { chanceOfTarget, MAX_TARGET, MIN_TARGET, type PointLaw } from "../../shared/rules/point-law.ts";
import type { Weights } from "../../shared/rules/slip/odds.ts";

/**
 * The games about whose rounds there are markets: each round takes one link, and no bettor's seed is mixed in, so that
 * nobody can steer a result. Their laws stand here once more, because rules depend on no other game; a test compares
 * points.
 */
export const FLIGHTS = { crash: chainLaw(99), slide: chainLaw(98) } as const satisfies Readonly<
  Record<string, PointLaw>
>;
export type FlightsGame = keyof typeof FLIGHTS;

/** Some rounds in a row, as bets on them see them. */
export interface Flights {
  readonly game: FlightsGame;
  /** The chain of the rounds, a UUID, and the place of the first link in it, from 1. */
  readonly chain: string;
  readonly first: number;
  /** The number of rounds, each with the next link. */
  readonly count: number;
}

/** True for events that have a round in common: their results depend on each other. */
export function overlap(one: Flights, other: Flights): boolean {
  return one.chain === other.chain && one.first < other.first + other.count && other.first < one.first + one.count;
}

/**
 * The events on which bets are taken: of each number of rounds, as many in a row as `ahead`, each beginning `every`
 * rounds after the one before. Long ones overlap, so that nobody waits for a hundred rounds before one begins.
 */
const OFFERED = [
  { count: 5, every: 5, ahead: 2 },
  { count: 20, every: 20, ahead: 2 },
  { count: 100, every: 20, ahead: 1 },
] as const;

/** Lists the events that begin with the next link of a chain or after it, shortest first. */
export function flightsAhead({ table, chain, next, last }: Omit<NextLinks, "stream">): readonly LinkFact<Flights>[] {
  const game = Object.hasOwn(FLIGHTS, table) ? (table as FlightsGame) : null;
  if (game === null) return [];
  return OFFERED.flatMap(({ count, every, ahead }) => {
    const start = Math.ceil((next - 1) / every) * every + 1;
    const starts = Array.from({ length: ahead }, (_, place) => start + place * every);
    return starts
      .filter((first) => first + count - 1 <= last)
      .map((first) => linkFactOf({ game, chain, first, count }));
  });
}

/** Names the links that decide an event. */
export function linkFactOf(flights: Flights): LinkFact<Flights> {
  return { state: flights, first: flights.first, last: flights.first + flights.count - 1 };
}

/** The most rounds of one market: with more, a result would be long to wait for and its chances long to compute. */
export const MOST_FLIGHTS = 200;

/**
 * `highest`: the highest point is at least `line` hundredths, or below. `reaching`: at least `line` rounds reach 2.00×,
 * or fewer.
 */
export const MARKETS = ["highest", "reaching"] as const;
type Market = (typeof MARKETS)[number];

export interface FlightsSelection {
  readonly market: Market;
  readonly selection: "over" | "under";
  readonly line: number;
}

/** The point, in hundredths, that rounds of `reaching` have to reach. */
export const REACHED = 200;

/** True for a line that the market has. */
export function isLine({ market, line }: FlightsSelection, { count }: Pick<Flights, "count">): boolean {
  if (!Number.isInteger(line)) return false;
  return market === "highest" ? line >= MIN_TARGET && line <= MAX_TARGET : line >= 1 && line <= count;
}

/** Returns the points of some rounds, in hundredths: each from the first 32 bits of the chance of its link. */
export function pointsOf({ game }: Pick<Flights, "game">, { first, last, chance }: FactLinks): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) =>
    chainPoint(chance(first + place, "salted").below(CHAIN_GRID, 0), FLIGHTS[game].returnPercent),
  );
}

/** Weights that were computed, for as many lines as all open events have together. */
const computed = new Map<string, Weights>();
const MOST_COMPUTED = 2_000;

/**
 * Returns the exact weights of a selection: rounds are independent, and each reaches a point with a chance in units of
 * 2^−32, so the number that do is binomial. They are kept, because a player's statistics ask for those of every bet.
 */
export function weightsOf(flights: Pick<Flights, "game" | "count">, selection: FlightsSelection): Weights {
  const name = `${flights.game} ${flights.count} ${selection.market} ${selection.selection} ${selection.line}`;
  const known = computed.get(name) ?? computeWeights(flights, selection);
  if (computed.size >= MOST_COMPUTED) computed.clear();
  computed.set(name, known);
  return known;
}

function computeWeights(
  { game, count }: Pick<Flights, "game" | "count">,
  { market, selection, line }: FlightsSelection,
): Weights {
  const reaching = market === "highest" ? line : REACHED;
  const least = market === "highest" ? 1 : line;
  const chance = chanceOfTarget(reaching, FLIGHTS[game]);
  const [hit, miss] = [chance.numerator, chance.denominator - chance.numerator];
  let fewer = 0n;
  // C(count, hits) · hit^hits · miss^(count − hits). Every line misses some numbers, so the division is exact.
  let weight = miss ** BigInt(count);
  for (let hits = 0; hits < least; hits += 1) {
    fewer += weight;
    weight = (weight * BigInt(count - hits) * hit) / (BigInt(hits + 1) * miss);
  }
  const atLeast = chance.denominator ** BigInt(count) - fewer;
  return selection === "over" ? { won: atLeast, push: 0n, lost: fewer } : { won: fewer, push: 0n, lost: atLeast };
}

/** True if a selection is won by the points of all rounds. */
export function isWon(points: readonly number[], { market, selection, line }: FlightsSelection): boolean {
  const over =
    market === "highest"
      ? points.some((point) => point >= line)
      : points.filter((point) => point >= REACHED).length >= line;
  return over === (selection === "over");
}

/**
 * Tells whether a selection is won by the points of the rounds so far, if no further round can change that; null while
 * one can.
 */
export function certainEnd(
  selection: FlightsSelection,
  { count }: Pick<Flights, "count">,
  points: readonly number[],
): boolean | null {
  const left = count - points.length;
  const most = isWon([...points, ...Array<number>(left).fill(MAX_TARGET)], selection);
  const least = isWon([...points, ...Array<number>(left).fill(0)], selection);
  return most === least ? most : null;
}
