import { isErrorBody } from "@fairhouse/client/wire/http.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { isRecordOf, isText, isWhole } from "../../facts/facts.ts";

/** The limit of an event that refused a slip. */
export interface ReachedLimit {
  readonly event: string;
  /** The amount of each line that the house would take; 0 if it takes none. */
  readonly unit: Money;
}

const isLimit = isRecordOf<{ readonly event: string; readonly maxStake: Money }>({ event: isText, maxStake: isWhole });

/** Reads the limit that refused a slip of so many lines; null for other errors. */
export function reachedLimitOf(error: unknown, lines: number): ReachedLimit | null {
  if (!isErrorBody(error) || error.code !== "liability_reached" || !isLimit(error.details)) return null;
  return { event: error.details.event, unit: Math.floor(error.details.maxStake / lines) };
}
