import { idOfRound, type RoundAddress, roundOfId } from "@fairhouse/protocol/round-address.ts";

const PARAMETER = "round";

/** Returns the path of a round's page. */
export function pathOfRound(round: RoundAddress): string {
  return `/round/${idOfRound(round)}`;
}

/** Returns the round whose dialog a query opens; null for none. */
export function roundOf(search: string): RoundAddress | null {
  return roundOfId(new URLSearchParams(search).get(PARAMETER) ?? "");
}

/** Returns the same query with the dialog of a round, or without one. */
export function withRound(search: string, round: RoundAddress | null): string {
  const query = new URLSearchParams(search);
  if (round === null) query.delete(PARAMETER);
  else query.set(PARAMETER, idOfRound(round));
  return query.size === 0 ? "" : `?${query}`;
}
