import type { Absence } from "./absence.ts";
import type { CheckedLine } from "./check.ts";

/** The house was asked so often in vain, every two seconds, that it has not kept its word to write within a minute. */
const MOST_TRIES = 40;

/** The entries of a bet or a round as they were checked, and whether all that are to be expected by now are there. */
export interface Logged {
  readonly lines: readonly CheckedLine[];
  readonly isComplete: boolean;
  /** Why nothing more will come although entries are missing; null if they are on their way. */
  readonly lacking: Absence | null;
  /** The number of times that the house was asked before. */
  readonly tries: number;
}

/** True if more entries are to come. */
export function isOnItsWay({ lines, isComplete, lacking }: Logged): boolean {
  return !isComplete && lacking === null && lines.every(({ wrong }) => wrong === null);
}

/** True if they should have come by now. */
export function isOverdue(logged: Logged): boolean {
  return isOnItsWay(logged) && logged.tries >= MOST_TRIES;
}
