import type { BetResult, HistoryFilters } from "@fairhouse/protocol/statistics.ts";

/** Values from the least to the most, both included. */
export interface MarkRange {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** A selection of a player's bets. */
export interface HistoryFilter {
  readonly player: string;
  readonly currency: string;
  /** True if it is the currency that is played in now. */
  readonly ownCurrency: boolean;
  readonly game: string | null;
  /** Settled bets by their results, as numbered by `bet_result` of the database; null for all. */
  readonly results: readonly number[] | null;
  /** True if open bets are included. */
  readonly open: boolean;
  /** UTC days on which bets were made, both included; null if unbounded. */
  readonly from: string | null;
  readonly to: string | null;
  /** A range of one of the marks by which the game's rules tell its bets apart; null for all bets. */
  readonly mark: MarkRange | null;
  /** The time of the request, in milliseconds since 1970: bets that are not shown by then count as open. */
  readonly now: number;
}

const resultsOf = { open: [], refunded: [0], lost: [1], even: [2], won: [3, 4, 5, 6, 7] } satisfies Record<
  BetResult,
  readonly number[]
>;
/** The first result that is at least so many times the stake. */
const firstResultFrom = { 2: 4, 10: 5, 100: 6, 1000: 7 } as const;

/**
 * Builds the filter of a request.
 * @param currency the currency of this player, whose open bets are in it.
 * @param now in milliseconds since 1970.
 */
export function filterOf(asked: HistoryFilters, player: string, currency: string, now: number): HistoryFilter {
  const { game, result, multiplier, from, to, mark, least: lowest, most } = asked;
  const results: readonly number[] | null = result === undefined ? null : resultsOf[result];
  const least = multiplier === undefined ? null : firstResultFrom[multiplier];
  return {
    player,
    currency: asked.currency ?? currency,
    ownCurrency: (asked.currency ?? currency) === currency,
    game: game ?? null,
    results: least === null ? results : (results ?? resultsOf.won).filter((one) => one >= least),
    // An open bet has no multiplier yet.
    open: least === null && (result ?? "open") === "open" && (asked.currency ?? currency) === currency,
    from: from ?? null,
    to: to ?? null,
    mark:
      mark === undefined
        ? null
        : { name: mark, least: lowest ?? Number.MIN_SAFE_INTEGER, most: most ?? Number.MAX_SAFE_INTEGER },
    now,
  };
}
