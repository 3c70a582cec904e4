import type { Lacking } from "@fairhouse/protocol/house-log.ts";
import type { CheckedLine } from "./check.ts";

/** The entries of a bet or a round as they were checked, and whether all that are to be expected by now are there. */
export interface Logged {
  readonly lines: readonly CheckedLine[];
  readonly isComplete: boolean;
  /** Why nothing more will come although entries are missing; null if they are on their way. */
  readonly lacking: Lacking | null;
}

/** True if more entries are to come. */
export function isOnItsWay({ lines, isComplete, lacking }: Logged): boolean {
  return !isComplete && lacking === null && lines.every(({ wrong }) => wrong === null);
}
