const PARAMETER = "bet";

/**
 * Returns the bet whose dialog a query opens; null for none. It may be any text: the house says whether it is a bet.
 */
export function betOf(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER) || null;
}

/** Returns the same query with the dialog of a bet, or without one. */
export function withBet(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(PARAMETER);
  else query.set(PARAMETER, id);
  return query.size === 0 ? "" : `?${query}`;
}

/** State that the history keeps of a dialog opened from a list: its bets in order. */
export interface OpenedFromList {
  readonly bets: readonly string[];
}

/** Returns null if the dialog was opened by its address alone. */
export function listOf(state: unknown): readonly string[] | null {
  if (typeof state !== "object" || state === null || !("bets" in state) || !Array.isArray(state.bets)) return null;
  return state.bets.every((id) => typeof id === "string") ? state.bets : null;
}
