import type { FairnessOf } from "@fairhouse/client/play-context.tsx";
import { createStore } from "zustand/vanilla";

/** What lies over the page. Each is loaded when it is first opened; the sign-in dialog has its own fields in the session. */
export interface Dialogs {
  /** The page that sign-in returns to. */
  readonly returnTo: string | null;
  /** The sign-in dialog was opened by a bet on a live round. */
  readonly forLiveRound: boolean;
  readonly expired: boolean;
  /** Somebody has just registered and is shown their starting coins. */
  readonly welcome: boolean;
  /** Waits for the answer to the age question. */
  readonly age: ((confirmed: boolean) => void) | null;
  readonly fairness: FairnessOf | null;
  /** A bet that a game asks for, and those beside it; the address takes it over. */
  readonly bet: { readonly id: string; readonly among: readonly string[] } | null;
  /** A round that a game asks for; the address takes it over. */
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
