import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import type { SportsEvent } from "@fairhouse/protocol/sports.ts";

/** A state of a real event that was published, as the log has it. */
export interface LoggedPrice {
  readonly fact: string;
  readonly version: number;
  /** Its hash. */
  readonly state: string;
  /** Index of the entry. */
  readonly index: number;
}

/**
 * Compares what the page of an event shows with the log. Pages show the newest states alone. @returns those of these
 * entries whose state is another one, or is left out between others that are shown.
 */
export function wrongPrices(
  logged: readonly LoggedPrice[],
  { history }: Pick<SportsEvent, "history">,
): readonly LoggedPrice[] {
  const shown = new Map(history.map(({ version, state }) => [version, stateHash(state)]));
  const oldest = Math.min(...shown.keys());
  return logged.filter(({ version, state }) => version >= oldest && shown.get(version) !== state);
}
