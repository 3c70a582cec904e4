import type { FairnessOf } from "@fairhouse/client/play-context.tsx";
import { createStore } from "zustand/vanilla";

/**
 * Dialogs over the page. Each is loaded when it is first opened; the sign-in dialog has its own fields in the session.
 */
export interface Dialogs {
  /** Page to which sign-in returns. */
  readonly returnTo: string | null;
  /** True if a bet on a live round opened the sign-in dialog. */
  readonly forLiveRound: boolean;
  readonly expired: boolean;
  /** True while a player who has just registered is shown their starting coins. */
  readonly welcome: boolean;
  /** Receives the answer to the age question; null while it is not asked. */
  readonly age: ((confirmed: boolean) => void) | null;
  readonly fairness: FairnessOf | null;
  /** A bet that a game opens, and those beside it; the address takes it over. */
  readonly bet: { readonly id: string; readonly among: readonly string[] } | null;
  /** A round that a game opens; the address takes it over. */
  readonly round: NonNullable<FairnessOf["round"]> | null;
}

export const dialogs = createStore<Dialogs>(() => ({
  returnTo: null,
  forLiveRound: false,
  expired: false,
  welcome: false,
  age: null,
  fairness: null,
  bet: null,
  round: null,
}));
