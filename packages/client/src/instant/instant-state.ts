import type { Money } from "@fairhouse/kernel/money.ts";

/** A settled bet whose outcome the screen may now show. */
export interface InstantResult<Bet, Outcome> {
  readonly id: string;
  readonly bet: Bet;
  readonly stake: Money;
  readonly payout: Money;
  readonly outcome: Outcome;
}

/**
 * The progress of one instant bet. `placing` waits for the house (`slow` after three seconds), `revealing` waits for
 * the screen, which calls `revealed()` when everything has come to rest.
 */
export type InstantState<Bet, Outcome> =
  | { readonly phase: "idle" }
  | { readonly phase: "placing"; readonly slow: boolean }
  | { readonly phase: "revealing"; readonly result: InstantResult<Bet, Outcome> }
  | { readonly phase: "settled"; readonly result: InstantResult<Bet, Outcome> }
  | { readonly phase: "refused"; readonly error: unknown };

export type InstantEvent<Bet, Outcome> =
  | { readonly type: "placed" }
  | { readonly type: "slow" }
  | { readonly type: "answered"; readonly result: InstantResult<Bet, Outcome> }
  | { readonly type: "refused"; readonly error: unknown }
  | { readonly type: "revealed" }
  | { readonly type: "cleared" };

export function instantReducer<Bet, Outcome>(
  state: InstantState<Bet, Outcome>,
  event: InstantEvent<Bet, Outcome>,
): InstantState<Bet, Outcome> {
  switch (event.type) {
    case "placed":
      return isBusy(state) ? state : { phase: "placing", slow: false };
    case "slow":
      return state.phase === "placing" ? { phase: "placing", slow: true } : state;
    case "answered":
      return state.phase === "placing" ? { phase: "revealing", result: event.result } : state;
    case "refused":
      return state.phase === "placing" ? { phase: "refused", error: event.error } : state;
    case "revealed":
      return state.phase === "revealing" ? { phase: "settled", result: state.result } : state;
    case "cleared":
      return { phase: "idle" };
  }
}

/** True while no further bet can be placed. */
export function isBusy(state: InstantState<unknown, unknown>): boolean {
  return state.phase === "placing" || state.phase === "revealing";
}
