import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import { type SportsEvent, STATES_TOLD } from "@fairhouse/protocol/sports.ts";

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
 * Compares what the page of an event shows with the log. A page shows the newest states, and all of them as long as
 * they are fewer than `STATES_TOLD`; in a house that was restored after the log ended, some may be gone.
 * @returns those of these entries whose state is another one, or is left out.
 */
export function wrongPrices(
  logged: readonly LoggedPrice[],
  { history }: Pick<SportsEvent, "history">,
  isNewest: boolean,
): readonly LoggedPrice[] {
  const shown = new Map(history.map(({ version, state }) => [version, stateHash(state)]));
  const oldest = history.length < STATES_TOLD ? 0 : Math.min(...shown.keys());
  const isExpected = (version: number) => (isNewest ? version >= oldest : shown.has(version));
  return logged.filter(({ version, state }) => isExpected(version) && shown.get(version) !== state);
}
