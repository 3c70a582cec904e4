import type { BookedTicket } from "@fairhouse/house-log/book.ts";
import type { EntryOf } from "@fairhouse/house-log/entry.ts";
import type { LoggedRound } from "./rounds.ts";

/** The entries of a bet so far. */
export interface BetState {
  round: string | null;
  isSettled: boolean;
  /** Its steps so far: those of `placed` as they are, those of `settled` as −1 − step. */
  steps: number[];
}

/** The entries of a round so far. */
export interface RoundState {
  /** All of it is in this log: others were opened before it began. */
  isWhole: boolean;
  /** Null if it was opened before this log. */
  opened: EntryOf<"round"> | null;
  closed: EntryOf<"round"> | null;
  tickets: BookedTicket[];
  paid: number;
  /** Null until it is shown, and again when its link is known. */
  shown: Pick<LoggedRound, "outcome" | "index" | "bets" | "mixed" | "tellsMixed"> | null;
  /** The hash of its seeds, told when its bets were closed; null if there is none. */
  mixed: string | null;
  /** Rounds before this one had such an entry when its bets were closed. */
  tellsMixed: boolean;
}
