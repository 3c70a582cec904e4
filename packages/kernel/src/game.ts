import type { Chance } from "./chance.ts";
import type { LinkFacts } from "./links.ts";
import type { Money } from "./money.ts";
import type { Ratio } from "./ratio.ts";
import type { Result } from "./result.ts";

/**
 * The part of a schema library that the house needs: parsing an unknown value, with a list of what is wrong. Zod fits.
 */
export interface Schema<Value> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Facts that every game states about itself and about a bet. Pure: same arguments, same answer, no clock, no I/O. */
export interface GameCard<Kind extends GameKind, Bet> {
  readonly id: string;
  readonly kind: Kind;
  /**
   * Raised when the same seeds and the same bet would pay differently; bets keep the version under which they were
   * made.
   */
  readonly version: number;
  /** Accepts only a playable bet. Amounts are integers ≥ 1 here; the currency's limits are the host's. */
  readonly bet: Schema<Bet>;
  /**
   * Returns the smallest complete bet of a given stake, from which `verify`, `simulate` and the conformance laws start.
   */
  sampleBet(stake: Money): Bet;
  /** Returns the first total stake of a bet. */
  stake(bet: Bet): Money;
  /** Returns the smallest of the stakes that make up a bet (a chip); absent if a bet is one stake. */
  smallestPart?(bet: Bet): Money;
  /** Returns the most that a bet can pay, including the stake and all later stakes; null for a share of a pot. */
  maxPayout(bet: Bet): Money | null;
  /**
   * Returns the exact expected return per unit of the first stake, before rounding; null if it depends on how a hand is
   * played or on when a ticket leaves by hand. Stakes added later count against what comes back.
   */
  exactReturn(bet: Bet): Ratio | null;
  /**
   * Returns `exactReturn` under best play, which is the same if play decides nothing. A preset is the play of its
   * ticket; that its player could also leave by hand is not counted.
   */
  bestReturn(bet: Bet): Ratio;
  /**
   * Returns E[(payout / stake)²], counted like `exactReturn`; the two give the variance of one bet. For a hand it
   * assumes the play of `samplePlay`, because it depends on when a player stops even if the return does not. It tells
   * how far a simulation strays and how volatile a bet is, but the takings from real players of hands are judged by the
   * sample's own variance. Null if no play is named (a ticket without a preset that leaves by hand) and for a share of
   * a pot, which depends on what the others stake.
   */
  exactSquare(bet: Bet): Ratio | null;
  /**
   * Returns the numbers by which players tell bets of this game apart: `{ mines: 3 }`, `{ target: 200 }` (multipliers
   * in hundredths). Integers; a number that a bet does not have is left out. Absent if bets have none.
   */
  marks?(bet: Bet): Marks;
}

export type Marks = Readonly<Record<string, number>>;

export const GAME_KINDS = ["instant", "hand", "round", "external"] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** A game of one request and one settled bet. */
export interface InstantGame<Bet, Outcome> extends GameCard<"instant", Bet> {
  play(bet: Bet, chance: Chance): { readonly outcome: Outcome; readonly payout: Money };
}

/** A hand after the deal or a move. */
export interface Step<State> {
  readonly state: State;
  /** Stake that this step adds to the bet (a double, a split, an insurance); usually 0. */
  readonly extraStake: Money;
  /** Payout of the closed hand, including the stake; null while the hand is open. */
  readonly payout: Money | null;
}

/**
 * A game of a deal and moves until the hand is closed. A hand IS its seed, version, bet and moves. Nothing else is
 * stored and the state is the fold over them, so replay, recovery and verification are one function.
 */
export interface HandGame<Bet, Move, State, View, Refusal extends string> extends GameCard<"hand", Bet> {
  readonly move: Schema<Move>;
  deal(bet: Bet, chance: Chance): Step<State>;
  apply(state: State, move: Move): Result<Step<State>, Refusal>;
  /**
   * Returns the next move by which the house ends an abandoned hand (cash out, stand), never one that adds stake. Null
   * if the hand has no legal end yet: it then waits for its player for ever, and so does its stake, because giving it
   * back would be a free look.
   */
  conclude(state: State): Move | null;
  /** Returns the only part of a state that leaves the server. Shows everything once the hand is closed. */
  view(state: State): View;
  /**
   * Returns the move of a sensible player, for `simulate`, `crowd` and the conformance laws: a function of what players
   * see, with a chance of its own. If play decides the return, it is the best play, so that simulations prove
   * `bestReturn`.
   */
  samplePlay(view: View, chance: Chance, turn: number): Move;
}

/** One table of a round game. Times are in milliseconds. */
export interface Table {
  /** Unique among all games: `crash`, `colour-30s`. */
  readonly id: string;
  readonly bettingMs: number;
  /** Time for which the result stays on screen before the next round opens. */
  readonly resultMs: number;
  /** `free`: a round follows the previous one; `utc`: rounds start on multiples of their length within the UTC day. */
  readonly start: "free" | "utc";
  /** Players needed before the betting clock starts; a lone player is refunded after `aloneMs`. */
  readonly minPlayers: number;
  readonly aloneMs: number;
}

/** One bet of a closed book; the book is in the order of acceptance. */
export interface Entry<Bet> {
  readonly id: string;
  readonly bet: Bet;
}

/** One bet of a round, as its settlement sees it. */
export interface Ticket<Bet> extends Entry<Bet> {
  /**
   * Multiplier at which the ticket left the round, in hundredths; null while it is in, or if the game has no leaving.
   */
  readonly leftAt: number | null;
}

/** The part of a bet that everybody at a table sees beside its stake: a target in hundredths, a side, a position. */
export type Face = number | string;

/**
 * The derivation of a round's chance from its chain link (`docs/rules/derivations.md`). Only `all-bettors` is for pots:
 * only such a game receives the closed book, which is then part of the proof of its rounds.
 */
export type Seeding = "salted" | "stream" | "first-three" | "all-bettors";

/** A game of one shared timed round for everybody. */
export interface RoundGame<Bet, Outcome, Carry> extends GameCard<"round", Bet> {
  /** The betting clock of a table that needs no players starts at once. */
  readonly tables: readonly (Omit<Table, "minPlayers" | "aloneMs"> & Partial<Table>)[];
  readonly seeding: Seeding;
  /** Most tickets of one player in a round, if the rules allow fewer than the house. */
  readonly ticketsPerPlayer?: number | undefined;
  /**
   * Returns what one round hands to the next (last card, place in the shoe), and true if the next takes a new chain
   * link. Absent if rounds hand on nothing, and each takes a new link.
   */
  open?(carry: Carry | null): { readonly carry: Carry; readonly fresh: boolean };
  /**
   * Returns a code if a bet does not fit this round (a base card that has changed); null if it does. Absent if every bet
   * fits every round.
   */
  refuse?(bet: Bet, carry: Carry): string | null;
  /**
   * Returns the same bet for this round, for games whose bets name what the last round handed on: bets made before
   * their round opened go in this way. Null if this round has none like it. Absent if every bet fits every round.
   */
  fit?(bet: Bet, carry: Carry): Bet | null;
  /** Draws the outcome. The book is empty unless the seeding is `all-bettors`. */
  outcome(
    chance: Chance,
    carry: Carry,
    book: readonly Entry<Bet>[],
  ): { readonly outcome: Outcome; readonly carry: Carry };
  /** Returns the public face of a bet; without it everybody sees only the stake. */
  face?(bet: Bet): Face | null;
  /**
   * Splits the stake of a bet by position of the table, if the rules name positions; the table shows the total of each.
   */
  positions?(bet: Bet): Readonly<Record<string, Money>>;
  /**
   * Returns how long the round runs after betting closed, in milliseconds: until nobody can leave any more or, without
   * leaving, until its result is shown.
   */
  runMs(outcome: Outcome): number;
  /** Crash and aviator only: a ticket may leave while the round runs. */
  readonly leaving?: Leaving<Bet>;
  settle(ticket: Ticket<Bet>, outcome: Outcome): Money;
  /** Returns the id of the bet that took the pot, if one takes it all; the list of past rounds names its player. */
  winner?(outcome: Outcome): string | null;
}

/** The end of a bet that waited for facts. */
export interface ExternalEnd {
  readonly payout: Money;
  /** True if all that it waited for was void: the stake goes back, and the bet neither won nor lost. */
  readonly givenBack: boolean;
}

/** The reason why a wish is not accepted; the codes are those of the error catalogue. */
export interface ExternalRefusal {
  readonly code: "bet_refused" | "price_changed" | "market_suspended";
  readonly details?: unknown;
}

/** The course of a fact in play: bets on it, and their sales, are held for a while and then made at what stands then. */
export interface FactCourse {
  /** The time for which they are held, in milliseconds. */
  readonly delayMs: number;
  /** It rises with everything that keeps held bets from being made: an incident, a suspension. */
  readonly step: number;
}

/**
 * A game whose bets wait for facts that become known later, from elsewhere: the results of events. A fact has a public
 * state while bets are taken on it, and a result once it is known.
 */
export interface ExternalGame<Wish, Bet, State, Known> extends GameCard<"external", Bet> {
  /** Accepts what a player asks for. The bet itself is made of it when it is placed, and holds its prices. */
  readonly wish: Schema<Wish>;
  /**
   * Makes a wish for simulated players, about some of the facts that are open, by id; null if there is nothing to bet
   * on.
   */
  sampleWish(stake: Money, open: ReadonlyMap<string, State>, chance: Chance): Wish | null;
  /** Makes a fact of this game with its result, for tests. Absent if links of the house decide all facts. */
  sampleFact?(chance: Chance): { readonly state: State; readonly result: Known };
  /** Returns the stake of the bet that a wish asks for. */
  wishedStake(wish: Wish): Money;
  /** Lists the facts that a wish is about, each once, as UUIDs. */
  wishedFacts(wish: Wish): readonly string[];
  /** Makes the bet of a wish at the current states of its facts, or says why it is not accepted. */
  accept(wish: Wish, states: ReadonlyMap<string, State>): Result<Bet, ExternalRefusal>;
  /**
   * Returns the time from which no bet on a fact is written any more, by the database's clock, as a text of ISO 8601.
   * Undefined for a fact that is in play. Absent if facts are closed by what decides them.
   */
  takenUntil?(state: State): string | undefined;
  /**
   * Returns the course of a fact that is in play elsewhere, where some see it before the house does; null if it is not.
   * Absent if no bets are made during such a course.
   */
  course?(state: State): FactCourse | null;
  /** Absent if all facts come from elsewhere. */
  readonly ofLinks?: LinkFacts<Wish, Bet, State, Known>;
  /** Lists the facts that a bet waits for, each once, as UUIDs. */
  facts(bet: Bet): readonly string[];
  /**
   * Ends a bet by the results known so far, by fact; null while it is open. A null result is of a void fact. Further
   * results never change an end: a bet may be lost before all of them are known. Results of other facts may be among them.
   */
  settle(bet: Bet, known: ReadonlyMap<string, Known | null>): ExternalEnd | null;
  /**
   * Returns what a bet takes from the budget of each fact that it still waits for, by fact: the part of its profit that
   * the house expects to lose if only this fact goes the player's way. Whole smallest units, 0 or more.
   * @param known the results known so far, as for `settle`.
   */
  charges(bet: Bet, known: ReadonlyMap<string, Known | null>): ReadonlyMap<string, Money>;
  /**
   * Returns the most that all bets together may take from the budget of a fact if this one is to be accepted, in
   * largest bets: the tightest of the limits that its state names for league, market and event. Absent if the house's
   * own limit is enough.
   */
  mostLiability?(bet: Bet, fact: string, state: State): number;
  /**
   * Ends a bet by the results known so far and by facts that are being shown, as far as their course decides it: a goal
   * may win a bet long before the end of its match. The end is the one that `settle` gives later. Absent if nothing is
   * decided before results are known.
   * @param states the facts that are being shown, as they stand now.
   */
  decided?(bet: Bet, known: ReadonlyMap<string, Known | null>, states: ReadonlyMap<string, State>): ExternalEnd | null;
  /**
   * Returns the price at which the house buys an open bet back now, in whole smallest units; null if it buys none. Absent
   * if it never does.
   * @param known the results known so far, as for `settle`.
   * @param states the other facts as they are now.
   */
  cashOut?(bet: Bet, known: ReadonlyMap<string, Known | null>, states: ReadonlyMap<string, State>): Money | null;
  /** Returns the whole units that a bet stakes on each of its lines. Present with `cashOut`. */
  units?(bet: Bet): number;
  /**
   * Returns a bet as if it had staked so many units on each line: a part of it that its player sells, or keeps. Present
   * with `cashOut`.
   * @param units 1 up to those of the bet.
   */
  partOf?(bet: Bet, units: number): Bet;
}

export interface Leaving<Bet> {
  /** Returns the multiplier in hundredths after so many whole milliseconds of flight. */
  multiplierAt(elapsedMs: number): number;
  /** Returns the ticket's preset in hundredths, or null. */
  auto(bet: Bet): number | null;
}
