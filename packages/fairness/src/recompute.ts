import {
  type AnyBet,
  type AnyEntry,
  type AnyExternalGame,
  type AnyFactState,
  type AnyGame,
  type AnyHandGame,
  type AnyInstantGame,
  type AnyKnown,
  type AnyRoundGame,
  type AnyState,
  carryOfJson,
  factStateOfJson,
  knownOfJson,
} from "@fairhouse/kernel/any-game.ts";
import type { Entry, Step, Ticket } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { endAfter, type ToldResult } from "./corrected-end.ts";
import type { RoundSource } from "./round.ts";
import { readsBook, roundOutcome } from "./round-outcome.ts";
import { sameJson } from "./same-json.ts";
import { commitmentOf } from "./seeds.ts";
import { restOf, type Sold, withSold } from "./sold-parts.ts";
import type { StoodThen } from "./stood-then.ts";
import { soloChance } from "./stream.ts";

/** Facts that every settled bet records, as stored. */
interface SettledBet {
  readonly game: string;
  readonly version: number;
  readonly bet: unknown;
  /** Total stake of the bet. */
  readonly stake: Money;
  readonly payout: Money;
}

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

export interface VerifiableExternalBet extends SettledBet {
  readonly kind: "external";
  /** The results of its facts by id, as far as they are known; null for a void fact. */
  readonly known: Readonly<Record<string, unknown>>;
  /**
   * These results in the order in which they became known, with those that were corrected since. Absent where none was
   * corrected, and where only the payout is tested.
   */
  readonly told?: readonly ToldResult[];
  /** The public states of its facts by id, from which its prices follow; absent where only the payout is tested. */
  readonly states?: Readonly<Record<string, unknown>>;
  /** Null, because the results of its facts are the outcome, unless it was cashed out. */
  readonly outcome: unknown;
  /** The ways in which its facts may have stood when it was cashed out; null if it was not. Absent where only the payout is tested. */
  readonly stood?: StoodThen | null;
  /** The parts of it that were sold before, in order. */
  readonly sales?: readonly VerifiableSale[];
}

/** A part of a bet that its player sold back to the house. */
export interface VerifiableSale {
  /** Units of each line. */
  readonly units: number;
  readonly value: Money;
  readonly cashedOut: unknown;
  /** As in `VerifiableExternalBet`. */
  readonly stood?: StoodThen;
}

/** A settled bet with everything needed to compute it again. Values are JSON, as from a database or the wire. */
export type VerifiableBet = VerifiableInstantBet | VerifiableHand | VerifiableTicket | VerifiableExternalBet;

/** The first field in which a record differs from what the rules give. */
export interface Mismatch {
  readonly field: "game" | "book" | "bet" | "commitment" | "moves" | "facts" | "sales" | "outcome" | "stake" | "payout";
  readonly recorded: unknown;
  readonly computed: unknown;
}

interface Computed {
  readonly outcome: unknown;
  readonly stake: Money;
  readonly payout: Money;
}

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

function computeExternal(record: VerifiableExternalBet, game: AnyExternalGame, bet: AnyBet): Computed | Mismatch {
  const { known, states } = record;
  if (states !== undefined && game.ofLinks !== undefined) {
    const { ofLinks } = game;
    const priced = Object.entries(states).map(([id, state]) => {
      const own = factStateOfJson(state);
      const claim = ofLinks.of(bet).get(id)?.state;
      if (claim === undefined || ofLinks.asSeen === undefined) return [id, own] as const;
      return [id, ofLinks.asSeen(own, claim, resultOf(known, id))] as const;
    });
    const accepted = game.accept(ofLinks.wishOf(bet), new Map(priced));
    const computed = accepted.ok ? accepted.value : accepted.refusal;
    if (!accepted.ok || !sameJson(bet, computed)) return { field: "bet", recorded: bet, computed };
  }
  const wrong = wrongSale(record, game, bet);
  if (wrong !== null) return wrong;
  const sold = soldIn(record.sales);
  const rest = restOf(game, bet, sold);
  const stake = game.stake(bet);
  const cashedOut = cashedOutOf(record.outcome);
  if (cashedOut === null && record.outcome !== null) {
    return { field: "outcome", recorded: record.outcome, computed: null };
  }
  if (cashedOut === null && record.stood) return { field: "outcome", recorded: null, computed: record.stood };
  if (cashedOut !== null) {
    const price = priceThen(record, game, rest, { cashedOut, stood: record.stood });
    if (typeof price === "object") return price;
    return { outcome: record.outcome, stake, payout: price + (sold?.value ?? 0) };
  }
  // Trusted cast: the record says that these are the results; their own proof is not part of it.
  const results = new Map(Object.entries(known) as [string, AnyKnown | null][]);
  const end = record.told === undefined ? game.settle(rest, results) : endAfter(game, rest, record.told);
  if (end === null) return { field: "facts", recorded: known, computed: "the bet is still open" };
  return { outcome: null, stake, payout: withSold(end, sold).payout };
}

/** Returns the first sale of a part whose price is not the one of its moment, or that leaves nothing of the bet. */
function wrongSale(record: VerifiableExternalBet, game: AnyExternalGame, bet: AnyBet): Mismatch | null {
  const { sales = [] } = record;
  let left = game.units?.(bet) ?? 0;
  for (const sale of sales) {
    const { units, value, cashedOut, stood } = sale;
    left -= units;
    if (!Number.isSafeInteger(units) || units < 1 || left < 1 || game.partOf === undefined) {
      return { field: "sales", recorded: sale, computed: "nothing of the bet would be left" };
    }
    // Trusted cast: only the house writes sales, and whatever differs from its rules is found below.
    const then = { cashedOut: cashedOut as CashedOut, stood };
    const price = priceThen(record, game, game.partOf(bet, units), then);
    if (typeof price === "object") return { ...price, field: "sales" };
    if (price !== value) return { field: "sales", recorded: sale, computed: price };
  }
  return null;
}

/** Returns what was sold in all; null if nothing was. */
function soldIn(sales: readonly VerifiableSale[] = []): Sold | null {
  if (sales.length === 0) return null;
  const sum = (of: (sale: VerifiableSale) => number) => sales.reduce((total, sale) => total + of(sale), 0);
  return { units: sum(({ units }) => units), value: sum(({ value }) => value) };
}

/**
 * The facts that were open when a bet was cashed out, by id, as they stood: null for one that was not in play, otherwise
 * the steps of its show that were over, and its state.
 */
export type CashedOut = Readonly<Record<string, { readonly step: number; readonly state: unknown } | null>>;

/** Reads what a cash-out was computed from; null for a bet that was not cashed out. */
function cashedOutOf(outcome: unknown): CashedOut | null {
  if (typeof outcome !== "object" || outcome === null || !("cashedOut" in outcome)) return null;
  // Trusted cast: only the house writes outcomes, and whatever differs from its rules is found below.
  return outcome.cashedOut as CashedOut;
}

function resultOf(known: VerifiableExternalBet["known"], id: string): AnyKnown | null {
  return known[id] === undefined || known[id] === null ? null : knownOfJson(known[id]);
}

/** Computes the price at which a bet, or a part of it, was sold, from the facts as they stood then. */
function priceThen(
  { states = {}, known }: VerifiableExternalBet,
  game: AnyExternalGame,
  bet: AnyBet,
  { cashedOut, stood }: { readonly cashedOut: CashedOut; readonly stood: StoodThen | null | undefined },
): Money | Mismatch {
  if (stood !== undefined && !isAsStood(cashedOut, stood)) {
    return { field: "outcome", recorded: cashedOut, computed: stood };
  }
  const over = Object.keys(known).filter((id) => !Object.hasOwn(cashedOut, id));
  const then = new Map<string, AnyFactState>();
  for (const [id, shown] of Object.entries(cashedOut)) {
    const published = factStateOfJson(states[id] ?? null);
    const computed = shown === null ? published : shownState(game, published, shown, resultOf(known, id));
    if (shown !== null && !sameJson(shown.state, computed)) {
      return { field: "outcome", recorded: shown.state, computed };
    }
    then.set(id, computed);
  }
  const value = game.cashOut?.(bet, new Map(over.map((id) => [id, resultOf(known, id)])), then) ?? null;
  return value ?? { field: "payout", recorded: cashedOut, computed: "no cash-out is offered" };
}

/** True if a cash-out names exactly the facts that were open, each as it stood. */
function isAsStood(cashedOut: CashedOut, stood: StoodThen | null): boolean {
  if (stood === null || Object.keys(cashedOut).some((id) => !Object.hasOwn(stood, id))) return false;
  return Object.entries(stood).every(([id, ways]) => {
    const shown = cashedOut[id];
    return ways.includes(shown === undefined ? "known" : shown === null ? "waiting" : "begun");
  });
}

/** Returns the state of a fact that was in play, as the rules give it for the step that the outcome names. */
function shownState(
  { ofLinks }: AnyExternalGame,
  published: AnyFactState,
  { step, state }: { readonly step: number; readonly state: unknown },
  result: AnyKnown | null,
): AnyFactState {
  const claim = factStateOfJson(state);
  const seen = ofLinks?.asSeen?.(published, claim, result) ?? published;
  if (result === null) return seen;
  const isStep = Number.isInteger(step) && step >= 0;
  const atStep = isStep ? ofLinks?.during?.(published, result, step) : undefined;
  return atStep !== undefined && sameJson(seen, atStep) ? seen : published;
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
