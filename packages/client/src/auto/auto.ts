import type { Money } from "@fairhouse/kernel/money.ts";
import {
  type AutoOptions,
  type Condition,
  inPercent,
  noResults,
  type Results,
  withConditions,
  withResult,
} from "./conditions.ts";

/** The effect of a win or a loss on the amount: back to the first amount, or raised by a percentage. */
export type Progression = { readonly kind: "reset" } | { readonly kind: "increase"; readonly percent: number };

export const MAX_AUTO_BETS = 1_000_000;
/** Ten thousand per cent is a hundred times the amount; more is a slip of the finger. */
export const MAX_PERCENT = 10_000;

export interface AutoSettings {
  /** Number of bets to make; 0 for endless. */
  readonly bets: number;
  readonly onWin: Progression;
  readonly onLoss: Progression;
  /** Limits at which the run stops: its total profit or loss, or the win of a single bet; null for never. */
  readonly stopOnProfit: Money | null;
  readonly stopOnLoss: Money | null;
  readonly stopOnSingleWin: Money | null;
  /** Conditions, applied in order after the effects of wins and losses on the amount. */
  readonly conditions: readonly Condition[];
}

export const defaultAutoSettings: AutoSettings = {
  bets: 10,
  onWin: { kind: "reset" },
  onLoss: { kind: "reset" },
  stopOnProfit: null,
  stopOnLoss: null,
  stopOnSingleWin: null,
  conditions: [],
};

/**
 * Why a run ended. `player`: pressed stop; `balance`: does not cover the smallest bet any more; `refused`: by the
 * house, with its answer in `error`.
 */
export type StopReason =
  | "count"
  | "profit"
  | "loss"
  | "single-win"
  | "condition"
  | "balance"
  | "player"
  | "signed-out"
  | "offline"
  | "refused";

/** Limits of the currency. `balance` is the last one stated by the house, with everything settled. */
export interface AutoLimits {
  readonly min: Money;
  readonly max: Money;
  readonly balance: Money;
}

export interface AutoState {
  readonly status: "idle" | "running" | "stopping" | "stopped";
  readonly settings: AutoSettings;
  /** The first amount of the run, to which reset returns. */
  readonly base: Money;
  /** The amount of the next bet. */
  readonly amount: Money;
  /** Numbers of the game for the next bet, as far as conditions have changed them. */
  readonly options: AutoOptions;
  /** Bets made and settled in this run. */
  readonly made: number;
  readonly profit: Money;
  readonly results: Results;
  readonly reason: StopReason | null;
  /** Value thrown when the house refused. */
  readonly error: unknown;
}

export const idleAuto: AutoState = {
  status: "idle",
  settings: defaultAutoSettings,
  base: 0,
  amount: 0,
  options: {},
  made: 0,
  profit: 0,
  results: noResults,
  reason: null,
  error: null,
};

export type AutoEvent =
  | { readonly type: "start"; readonly settings: AutoSettings; readonly base: Money; readonly limits: AutoLimits }
  /** A bet of the run was settled and shown. */
  | { readonly type: "settled"; readonly stake: Money; readonly payout: Money; readonly limits: AutoLimits }
  /** Ends the run; a bet in progress is still played to its end. */
  | { readonly type: "stop"; readonly reason: StopReason; readonly busy: boolean; readonly error?: unknown };

/** Automatic betting as a whole, pure: decides the next bet, or that there is none. */
export function autoReducer(state: AutoState, event: AutoEvent): AutoState {
  switch (event.type) {
    case "start":
      return started(event.settings, event.base, event.limits);
    case "settled":
      return settled(state, event);
    case "stop":
      if (state.status !== "running" && state.status !== "stopping") return state;
      return {
        ...state,
        status: event.busy ? "stopping" : "stopped",
        // The first reason is the true one: a stop by hand remains one if the connection is lost after it.
        reason: state.reason ?? event.reason,
        error: state.error ?? event.error ?? null,
      };
  }
}

function started(settings: AutoSettings, base: Money, limits: AutoLimits): AutoState {
  const fresh: AutoState = { ...idleAuto, settings, base, amount: base, status: "running" };
  return withPlayableAmount(fresh, limits);
}

function settled(
  state: AutoState,
  { stake, payout, limits }: { readonly stake: Money; readonly payout: Money; readonly limits: AutoLimits },
): AutoState {
  if (state.status !== "running" && state.status !== "stopping") return state;
  const won = payout - stake;
  const counted: AutoState = {
    ...state,
    made: state.made + 1,
    profit: state.profit + won,
    results: withResult(state.results, won, state.profit),
  };
  const reason = state.reason ?? reasonToStop(counted, won);
  if (reason !== null) return { ...counted, status: "stopped", reason };
  const { settings, options } = counted;
  const next = withConditions(
    settings.conditions,
    { ...counted, next: { amount: nextAmount(counted, won), options } },
    won,
  );
  if (next === null) return { ...counted, status: "stopped", reason: "condition" };
  return withPlayableAmount({ ...counted, ...next }, limits);
}

function reasonToStop({ settings, profit, made }: AutoState, won: Money): StopReason | null {
  if (settings.stopOnSingleWin !== null && won >= settings.stopOnSingleWin) return "single-win";
  if (settings.stopOnProfit !== null && profit >= settings.stopOnProfit) return "profit";
  if (settings.stopOnLoss !== null && -profit >= settings.stopOnLoss) return "loss";
  return settings.bets > 0 && made >= settings.bets ? "count" : null;
}

/**
 * Returns the next amount. A bet that returns just its stake is neither won nor lost, and leaves the amount as it is.
 */
function nextAmount({ settings, base, amount }: AutoState, won: Money): Money {
  if (won === 0) return amount;
  const progression = won > 0 ? settings.onWin : settings.onLoss;
  return progression.kind === "reset" ? base : inPercent(amount, 100 + progression.percent);
}

/** Keeps the next amount between the limits and within the balance, or ends the run if no bet is possible. */
function withPlayableAmount(state: AutoState, { min, max, balance }: AutoLimits): AutoState {
  if (balance < min) return { ...state, status: "stopped", reason: "balance" };
  return { ...state, amount: Math.max(min, Math.min(state.amount, max, balance)) };
}
