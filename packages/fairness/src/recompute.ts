import {
  type AnyBet,
  type AnyEntry,
  type AnyGame,
  type AnyHandGame,
  type AnyInstantGame,
  type AnyRoundGame,
  type AnyState,
  carryOfJson,
} from "@fairhouse/kernel/any-game.ts";
import type { Entry, Step, Ticket } from "@fairhouse/kernel/game.ts";
import { computeExternal, type VerifiableExternalBet } from "./external-bet.ts";
import type { RoundSource } from "./round.ts";
import { readsBook, roundOutcome } from "./round-outcome.ts";
import { sameJson } from "./same-json.ts";
import { commitmentOf } from "./seeds.ts";
import type { Computed, Mismatch, SettledBet } from "./settled-bet.ts";
import { soloChance } from "./stream.ts";

/** The seeds of a solo bet, all of them public by now. */
interface SoloSource {
  readonly serverSeed: string;
  /** SHA-256 of the server seed, published before the bet. */
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export interface VerifiableInstantBet extends SettledBet {
  readonly kind: "instant";
  readonly source: SoloSource;
  readonly outcome: unknown;
}

export interface VerifiableHand extends SettledBet {
  readonly kind: "hand";
  readonly source: SoloSource;
  readonly moves: readonly unknown[];
  /** The view of the closed hand. */
  readonly outcome: unknown;
}

export interface VerifiableTicket extends SettledBet {
  readonly kind: "round";
  readonly source: RoundSource;
  /** Carry that the previous round handed to this one. */
  readonly carry: unknown;
  /** The closed book in the order of acceptance; only pots read it (`readsBook`). */
  readonly book: readonly Entry<unknown>[];
  /** This bet's ticket, without the bet itself. */
  readonly ticket: Omit<Ticket<unknown>, "bet">;
  readonly outcome: unknown;
  /** True if the stake was given back because the round was interrupted; the payout is then the stake. */
  readonly refunded: boolean;
}

/** A settled bet with everything needed to compute it again. Values are JSON, as from a database or the wire. */
export type VerifiableBet = VerifiableInstantBet | VerifiableHand | VerifiableTicket | VerifiableExternalBet;

/**
 * Computes a settled bet again with the given rules, which must be those of its id and version. Returns null if
 * outcome, stake and payout are as recorded. Pure; a record that makes no sense is a mismatch. Does not check that a
 * round's link belongs to its chain: `leadsTo` does.
 */
export function recompute(record: VerifiableBet, game: AnyGame): Mismatch | null {
  const recorded = { id: record.game, version: record.version, kind: record.kind };
  const given = { id: game.id, version: game.version, kind: game.kind };
  if (!sameJson(recorded, given)) return { field: "game", recorded, computed: given };
  const bet = game.bet.safeParse(record.bet);
  if (!bet.success) return { field: "bet", recorded: record.bet, computed: bet.error.issues };
  const computed = computedOf(record, game, bet.data);
  if ("field" in computed) return computed;
  for (const field of ["outcome", "stake", "payout"] as const) {
    if (!sameJson(record[field], computed[field])) {
      return { field, recorded: record[field], computed: computed[field] };
    }
  }
  return null;
}

/** Computes a bet; one of which the rules can make nothing is a mismatch. */
function computedOf(record: VerifiableBet, game: AnyGame, bet: AnyBet): Computed | Mismatch {
  try {
    return compute(record, game, bet);
  } catch (error) {
    return { field: "bet", recorded: record.bet, computed: String(error) };
  }
}

function compute(record: VerifiableBet, game: AnyGame, bet: AnyBet): Computed | Mismatch {
  if (record.kind === "instant" && game.kind === "instant") return computeInstant(record, game, bet);
  if (record.kind === "hand" && game.kind === "hand") return computeHand(record, game, bet);
  if (record.kind === "round" && game.kind === "round") return computeRound(record, game, bet);
  if (record.kind === "external" && game.kind === "external") return computeExternal(record, game, bet);
  return { field: "game", recorded: record.kind, computed: game.kind };
}

/** Returns the mismatch if the server seed is not the one that was promised. */
function brokenPromise({ serverSeed, commitment }: SoloSource): Mismatch | null {
  const computed = commitmentOf(serverSeed);
  return computed === commitment ? null : { field: "commitment", recorded: commitment, computed };
}

function computeInstant({ source }: VerifiableInstantBet, game: AnyInstantGame, bet: AnyBet): Computed | Mismatch {
  const broken = brokenPromise(source);
  if (broken) return broken;
  const { outcome, payout } = game.play(bet, soloChance(source.serverSeed, source.clientSeed, source.nonce));
  return { outcome, stake: game.stake(bet), payout };
}

/** Computes a hand as the fold of its moves over the deal. */
function computeHand({ source, moves }: VerifiableHand, game: AnyHandGame, bet: AnyBet): Computed | Mismatch {
  const broken = brokenPromise(source);
  if (broken) return broken;
  let step: Step<AnyState> = game.deal(bet, soloChance(source.serverSeed, source.clientSeed, source.nonce));
  let stake = game.stake(bet) + step.extraStake;
  for (const [turn, recorded] of moves.entries()) {
    const move = game.move.safeParse(recorded);
    if (!move.success) return { field: "moves", recorded, computed: `move ${turn} is no move` };
    const result = game.apply(step.state, move.data);
    if (!result.ok) return { field: "moves", recorded, computed: `move ${turn} is refused: ${result.refusal}` };
    step = result.value;
    stake += step.extraStake;
  }
  if (step.payout === null) return { field: "moves", recorded: moves, computed: "the hand is still open" };
  return { outcome: game.view(step.state), stake, payout: step.payout };
}

function computeRound(record: VerifiableTicket, game: AnyRoundGame, bet: AnyBet): Computed | Mismatch {
  const book = parsedBook(game, record.book);
  if (book === null) return { field: "book", recorded: record.book, computed: "a bet in it is none" };
  const { outcome } = roundOutcome(game, record.source, carryOfJson(record.carry), book);
  const stake = game.stake(bet);
  const payout = record.refunded ? stake : game.settle({ ...record.ticket, bet }, outcome);
  return { outcome, stake, payout };
}

/** Parsed books. All tickets of a round share its book, so it is parsed only once. */
const parsedBooks = new WeakMap<readonly Entry<unknown>[], readonly AnyEntry[]>();

/** Parses a book for its game; empty if the game reads none. Returns null if one of its bets is invalid. */
export function parsedBook(game: AnyRoundGame, book: readonly Entry<unknown>[]): readonly AnyEntry[] | null {
  if (!readsBook(game)) return [];
  const known = parsedBooks.get(book);
  if (known) return known;
  const entries: AnyEntry[] = [];
  for (const { id, bet } of book) {
    const parsed = game.bet.safeParse(bet);
    if (!parsed.success) return null;
    entries.push({ id, bet: parsed.data });
  }
  parsedBooks.set(book, entries);
  return entries;
}
