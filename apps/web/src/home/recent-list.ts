import { parseRecord } from "@fairhouse/client/storage.ts";

/** The games played last. */
export interface Recent {
  /** Ids, latest first. */
  readonly games: readonly string[];
  /** The account that played; null for a guest. */
  readonly owner: string | null;
}

/** A longer list does not help in finding one. */
const MOST = 6;
export const noRecent: Recent = { games: [], owner: null };

/**
 * Returns the list after a bet on a game. A guest's list is carried over to the account that they open; that of another
 * account is not.
 */
export function withGame({ games, owner }: Recent, id: string, player: string | null): Recent {
  const before = owner === null || owner === player ? games : [];
  return { games: [id, ...before.filter((game) => game !== id)].slice(0, MOST), owner: player };
}

/** Returns the latest games of a list of bets, newest bet first. */
export function gamesOfBets(bets: readonly { readonly game: string }[]): readonly string[] {
  return [...new Set(bets.map((bet) => bet.game))].slice(0, MOST);
}

/** Parses a stored list; returns an empty one if it is broken. */
export function parseRecent(text: string | null): Recent {
  const { games, owner } = parseRecord(text) ?? {};
  if (!Array.isArray(games)) return noRecent;
  return {
    games: games.filter((id): id is string => typeof id === "string").slice(0, MOST),
    owner: typeof owner === "string" ? owner : null,
  };
}
