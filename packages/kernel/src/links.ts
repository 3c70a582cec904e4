import type { Chance } from "./chance.ts";

/** Links of a chain that may be known. Each leads to all before it, down to the terminal hash, which is link 0. */
export interface KnownLinks {
  /**
   * Returns a stream of a link that bears a label, so that one link decides several things: block r is the HMAC of
   * `salt:label:r`. @throws RangeError for a link that may not be known.
   */
  stream(link: number, label: string): Chance;
}

/** The links that decide a fact of the house itself. */
export interface FactLinks extends KnownLinks {
  /** Their places in the chain, from 1. */
  readonly first: number;
  readonly last: number;
  /** Returns the chance of one of them, as a round of this seeding has it; no bettor's seed is mixed in. */
  chance(link: number, seeding: "salted" | "stream"): Chance;
}

/** The links of a table's chain that nothing has taken yet, and those that are public. */
export interface NextLinks extends KnownLinks {
  readonly table: string;
  /** The chain, a UUID. */
  readonly chain: string;
  /** The place of the next link, from 1, and that of the last one. */
  readonly next: number;
  readonly last: number;
}

/**
 * A table without rounds: the clock takes a link of its chain at each multiple of the period within the UTC day, and
 * what the link decides is shown for a while before it is known. Times are in milliseconds.
 */
export interface TimedTable {
  /** Unique among all games. */
  readonly id: string;
  /** Divides the day. */
  readonly periodMs: number;
  /** 0 … period − 1. */
  readonly offsetMs: number;
  /** Less than the period. */
  readonly showMs: number;
  /** The number of links that have a time before they are taken. */
  readonly ahead: number;
  /** Absent if bets on what a link decides end when it is taken. */
  readonly inPlay?: InPlay;
}

/** The times at which bets are made while a show runs: they are held until the end of the step in which they arrive. */
export interface InPlay {
  /** The number of equally long steps of a show. */
  readonly steps: number;
  /** No bets are made once so many steps are over. */
  readonly until: number;
  /**
   * The time after the end of its step in which a bet must be written, in milliseconds. At most a step long, because the
   * next one tells something new.
   */
  readonly writtenWithinMs: number;
}

/** A fact that some links in a row decide. */
export interface LinkFact<State> {
  readonly state: State;
  readonly first: number;
  readonly last: number;
  /** Tells facts apart that the same links decide; absent if they decide one. */
  readonly part?: number;
}

/** The facts that links of this house's own chains decide. */
export interface LinkFacts<Wish, Bet, State, Known> {
  /** The tables whose rounds, or times, take these links. */
  readonly tables: readonly string[];
  /** Those of them that have no rounds. */
  readonly timed?: readonly TimedTable[];
  /** Lists the facts on which bets are taken before the next link is. Links and part tell them apart. */
  ahead(links: NextLinks): readonly LinkFact<State>[];
  /** Returns the facts of a bet, by id, as the bet itself names them. */
  of(bet: Bet): ReadonlyMap<string, LinkFact<State>>;
  /**
   * Returns the wish of which a bet was made. At the states of its facts, `accept` makes the same bet of it at any time,
   * and a verifier finds its prices in this way.
   */
  wishOf(bet: Bet): Wish;
  /**
   * Returns a fact's state as bets see it when so many steps of its show are over. Absent if no bets are made during
   * shows.
   */
  during?(state: State, known: Known, step: number): State;
  /**
   * Returns the state that somebody claims to have seen of a fact, as the result gives it: the fact's own state, unless
   * the claim is of a moment of its show at which bets are made. Absent if none are.
   * @param known null for a void fact, or one that is not over, whose course nobody knows: that of the claim is then taken.
   */
  asSeen?(state: State, claim: State, known: Known | null): State;
  /** Computes the result of a fact. */
  result(state: State, links: FactLinks): Known;
  /** True if the links say the state of a fact too. Absent if a state says no more than which links decide the fact. */
  isStateOf?(state: State, links: FactLinks): boolean;
  /**
   * Returns what may be known of a result when this share of its show is over, 0 … 1, and a number that rises with it:
   * for facts of timed tables. Absent if nothing is known before all is.
   */
  shown?(state: State, known: Known, share: number): { readonly step: number; readonly part: Known };
}
