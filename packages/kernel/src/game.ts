import type { Chance } from "./chance.ts";
import type { Money } from "./money.ts";
import type { Ratio } from "./ratio.ts";
import type { Result } from "./result.ts";

/** What the house needs of a schema library: parsing of something unknown, with a list of what is wrong. Zod fits. */
export interface Schema<Value> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** What every game says of itself and of a bet. Pure: same arguments, same answer, no clock, no I/O. */
export interface GameCard<Kind extends GameKind, Bet> {
  readonly id: string;
  readonly kind: Kind;
  /** Raised when the same seeds and the same bet would pay differently; bets keep the version they were made under. */
  readonly version: number;
  /** Refuses everything but a playable bet; amounts are integers ≥ 1 here, the currency's limits are the host's. */
  readonly bet: Schema<Bet>;
  /** The smallest complete bet of a given stake: what `verify`, `simulate` and the conformance laws start from. */
  sampleBet(stake: Money): Bet;
  /** The first total stake of a bet. */
  stake(bet: Bet): Money;
  /** The smallest of the stakes that make up a bet (a chip); absent where a bet is one stake. */
  smallestPart?(bet: Bet): Money;
  /** The most that a bet can return, including the stake and all later stakes; null for a share of a pot. */
  maxPayout(bet: Bet): Money | null;
  /**
   * Exact expected return per unit of the first stake, of the unrounded fraction; null where it depends on how a hand is
   * played, or on when a ticket leaves by hand. Stakes that are added later count against what comes back.
   */
  exactReturn(bet: Bet): Ratio | null;
  /**
   * `exactReturn` under best play, so the same where play decides nothing. A preset is the play of its ticket: that its
   * player could also leave by hand is not counted.
   */
  bestReturn(bet: Bet): Ratio;
  /**
   * E[(payout / stake)²], counted as `exactReturn` is: with it, the variance of one bet. Of a hand it is the square when
   * the hand is played as `samplePlay` does, because it depends on when a player stops even where the return does not: it
   * says how far a simulation strays, and how volatile a bet is, but the takings from real players of hands are judged by
   * the sample's own variance. Null where no play is named (a ticket without a preset that leaves by hand) and for a share
   * of a pot, which depends on what the others stake.
   */
  exactSquare(bet: Bet): Ratio | null;
  /**
   * The numbers by which players tell bets of this game apart: `{ mines: 3 }`, `{ target: 200 }` (multipliers in
   * hundredths). Integers; a number that a bet does not have is left out. Absent where bets have none.
   */
  marks?(bet: Bet): Marks;
}

export type Marks = Readonly<Record<string, number>>;

export type GameKind = "instant" | "hand" | "round";

/** One request, one settled bet: roulette, baccarat 1, flower poker, tickets. */
export interface InstantGame<Bet, Outcome> extends GameCard<"instant", Bet> {
  play(bet: Bet, chance: Chance): { readonly outcome: Outcome; readonly payout: Money };
}

/** Where a hand stands after dealing or a move. */
export interface Step<State> {
  readonly state: State;
  /** Stake that this step adds to the bet (a double, a split, an insurance); 0 for most. */
  readonly extraStake: Money;
  /** What the closed hand returns, including the stake; null while the hand is open. */
  readonly payout: Money | null;
}

/**
 * Deal, move, …, closed: mines, hilo 1, video poker, blackjack, goal. A hand IS its seed, version, bet and moves:
 * nothing else is stored, the state is the fold over them, so replay, recovery and verification are one function.
 */
export interface HandGame<Bet, Move, State, View, Refusal extends string> extends GameCard<"hand", Bet> {
  readonly move: Schema<Move>;
  deal(bet: Bet, chance: Chance): Step<State>;
  apply(state: State, move: Move): Result<Step<State>, Refusal>;
  /**
   * The next move by which the house ends an abandoned hand: cash out, stand; never one that adds stake. Null when the hand has no
   * legal end yet: it then waits for its player for ever, and its stake with it, because giving it back would be a free look.
   */
  conclude(state: State): Move | null;
  /** The only thing about a state that leaves the server. Shows everything once the hand is closed. */
  view(state: State): View;
  /**
   * Moves of a sensible player, for `simulate`, `crowd` and the conformance laws: a function of what players see, with a
   * chance of its own. Where play decides the return it is the best play, so that simulations prove `bestReturn`.
   */
  samplePlay(view: View, chance: Chance, turn: number): Move;
}

/** One table of a round game. Times in milliseconds. */
export interface Table {
  /** Unique among all games: `crash`, `colour-30s`. */
  readonly id: string;
  readonly bettingMs: number;
  /** How long the result stays on screen before the next round opens. */
  readonly resultMs: number;
  /** `free`: a round follows the last; `utc`: rounds start on multiples of their length within the UTC day. */
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
  /** Multiplier at which the ticket left the round, in hundredths; null while it is in, or when the game has no leaving. */
  readonly leftAt: number | null;
}

/** What everybody at a table is shown of a bet beside its stake: a target in hundredths, a side, a position. */
export type Face = number | string;

/**
 * How a round's chance comes from its chain link (`docs/rules/derivations.md`). Only `all-bettors` is for pots: such a game alone is given the
 * closed book, which then is part of the proof of its rounds.
 */
export type Seeding = "salted" | "stream" | "first-three" | "all-bettors";

/** One shared timed round for everybody: crash, slide, aviator, hilo 2, baccarat 2, colour, jackpot. */
export interface RoundGame<Bet, Outcome, Carry> extends GameCard<"round", Bet> {
  readonly tables: readonly Table[];
  readonly seeding: Seeding;
  /** The most tickets of one player in a round, where the rules know fewer than the house allows anyway. */
  readonly ticketsPerPlayer?: number | undefined;
  /** What one round hands to the next (last card, place in the shoe), and whether the next takes a new chain link. */
  open(carry: Carry | null): { readonly carry: Carry; readonly fresh: boolean };
  /** A code when a bet does not fit this round (a base card that is no longer the base); null when it does. */
  refuse(bet: Bet, carry: Carry): string | null;
  /**
   * The same bet for this round, where bets name what the last one handed on: how those go in that were made before their round
   * opened. Null when this round has none like it. Absent where every bet fits every round.
   */
  fit?(bet: Bet, carry: Carry): Bet | null;
  /** The book is empty unless the seeding is `all-bettors`. */
  outcome(
    chance: Chance,
    carry: Carry,
    book: readonly Entry<Bet>[],
  ): { readonly outcome: Outcome; readonly carry: Carry };
  /** The public face of a bet; without it everybody sees the stake alone. */
  face?(bet: Bet): Face | null;
  /** How the stake of a bet lies on the positions of the table, where the rules name some: the table shows the totals of each. */
  positions?(bet: Bet): Readonly<Record<string, Money>>;
  /**
   * How long the round runs after betting closed, in milliseconds: until nobody can leave any more, or, without leaving, until its
   * result is shown.
   */
  runMs(outcome: Outcome): number;
  /** Crash and aviator only: a ticket may leave while the round runs. */
  readonly leaving?: Leaving<Bet>;
  settle(ticket: Ticket<Bet>, outcome: Outcome): Money;
  /** The bet that took the pot, by its id, where one takes it all: the list of past rounds names its player. */
  winner?(outcome: Outcome): string | null;
}

export interface Leaving<Bet> {
  /** Multiplier in hundredths after so many whole milliseconds of flight. */
  multiplierAt(elapsedMs: number): number;
  /** The ticket's preset in hundredths, or null. */
  auto(bet: Bet): number | null;
}
