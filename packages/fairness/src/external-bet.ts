import {
  type AnyBet,
  type AnyExternalGame,
  type AnyFactState,
  type AnyKnown,
  factStateOfJson,
  knownOfJson,
} from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { endAfter, type ToldResult } from "./corrected-end.ts";
import { sameJson } from "./same-json.ts";
import type { Computed, Mismatch, SettledBet } from "./settled-bet.ts";
import { restOf, type Sold, withSold } from "./sold-parts.ts";
import type { StoodThen, ToldThen } from "./stood-then.ts";

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
  /** The words of its facts when it was cashed out; null if it was not. Absent for games whose facts links decide. */
  readonly toldThen?: ToldThen | null;
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
  readonly toldThen?: ToldThen;
}

/** Computes a bet on facts by their results, or the price at which it was sold. */
export function computeExternal(
  record: VerifiableExternalBet,
  game: AnyExternalGame,
  bet: AnyBet,
): Computed | Mismatch {
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
    const { stood, toldThen } = record;
    const price = priceThen(record, game, rest, { cashedOut, stood, toldThen }, record.payout - (sold?.value ?? 0));
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
    const { units, value, cashedOut, stood, toldThen } = sale;
    left -= units;
    if (!Number.isSafeInteger(units) || units < 1 || left < 1 || game.partOf === undefined) {
      return { field: "sales", recorded: sale, computed: "nothing of the bet would be left" };
    }
    // Trusted cast: only the house writes sales, and whatever differs from its rules is found below.
    const then = { cashedOut: cashedOut as CashedOut, stood, toldThen };
    const price = priceThen(record, game, game.partOf(bet, units), then, value);
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
 * The facts that were open when a bet was cashed out, by id, as they stood: null for one of links that was not in play,
 * the steps of its show that were over, and its state. For a fact from elsewhere, the step is its version.
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

/** The moment of a sale, as it says itself and as its facts say. */
interface SoldThen {
  readonly cashedOut: CashedOut;
  readonly stood: StoodThen | null | undefined;
  readonly toldThen: ToldThen | null | undefined;
}

/**
 * Computes the price at which a bet, or a part of it, was sold, from the facts as they stood then.
 * @param recorded the price that was paid, by which results are chosen that were corrected at that very moment.
 */
function priceThen(
  record: VerifiableExternalBet,
  game: AnyExternalGame,
  bet: AnyBet,
  { cashedOut, stood, toldThen }: SoldThen,
  recorded: Money,
): Money | Mismatch {
  if (stood !== undefined && !isAsStood(game, cashedOut, stood)) {
    return { field: "outcome", recorded: cashedOut, computed: stood };
  }
  const { states = {}, known } = record;
  const then = new Map<string, AnyFactState>();
  for (const [id, shown] of Object.entries(cashedOut)) {
    const published = factStateOfJson(states[id] ?? null);
    const computed =
      shown === null
        ? published
        : game.ofLinks === undefined
          ? publishedState(shown, toldThen?.published[id])
          : shownState(game, published, shown, resultOf(known, id));
    if (shown !== null && !sameJson(shown.state, computed)) {
      return { field: "outcome", recorded: shown.state, computed };
    }
    then.set(id, computed);
  }
  const prices = (toldThen?.known ?? [known]).map((results) => {
    const over = Object.keys(results).filter((id) => !Object.hasOwn(cashedOut, id));
    return game.cashOut?.(bet, new Map(over.map((id) => [id, resultOf(results, id)])), then) ?? null;
  });
  const price = prices.find((its) => its === recorded) ?? prices.find((its) => its !== null) ?? null;
  return price ?? { field: "payout", recorded: cashedOut, computed: "no cash-out is offered" };
}

/** True if a cash-out names exactly the facts that were open, each as it stood. */
function isAsStood({ ofLinks }: AnyExternalGame, cashedOut: CashedOut, stood: StoodThen | null): boolean {
  if (stood === null || Object.keys(cashedOut).some((id) => !Object.hasOwn(stood, id))) return false;
  return Object.entries(stood).every(([id, ways]) => {
    const shown = cashedOut[id];
    if (shown === undefined) return ways.includes("known");
    // The house knows no beginning of a fact from elsewhere, whose states are published all the time.
    if (ofLinks === undefined) return shown !== null && ways.includes("waiting");
    return ways.includes(shown === null ? "waiting" : "begun");
  });
}

/** Returns the state of a version that was published then; that of the claim where nobody tells what was published. */
function publishedState(
  { step, state }: { readonly step: number; readonly state: unknown },
  published: ToldThen["published"][string] | undefined,
): AnyFactState {
  return factStateOfJson(published === undefined ? state : (published[step] ?? null));
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
