import { parseRecord } from "@fairhouse/client/storage.ts";

/** This browser's state of the favourite games. */
export interface Favourites {
  /** Ids, newest first. */
  readonly games: readonly string[];
  /** The account that owns the list; null for a visitor's choice. */
  readonly owner: string | null;
  /** True if the list changed since it was last sent to the account. */
  readonly unsent: boolean;
}

/** As many as the account keeps (`packages/protocol/src/preferences.ts`). */
const MOST = 64;
export const noFavourites: Favourites = { games: [], owner: null, unsent: false };

/** Returns the list after a game's star was set or removed. */
export function withStarTurned({ games, owner }: Favourites, id: string): Favourites {
  const others = games.filter((game) => game !== id);
  return { games: others.length < games.length ? others : [id, ...games].slice(0, MOST), owner, unsent: true };
}

/** Parses a stored list; returns an empty one if it is broken. */
export function parseFavourites(text: string | null): Favourites {
  const { games, owner, unsent } = parseRecord(text) ?? {};
  if (!Array.isArray(games)) return noFavourites;
  return {
    games: games.filter((id): id is string => typeof id === "string").slice(0, MOST),
    owner: typeof owner === "string" ? owner : null,
    unsent: unsent === true,
  };
}

/**
 * Merges the two lists at sign-in: a visitor's stars are added after the account's; a player's unsent changes made here
 * hold; otherwise the account's list is taken.
 */
export function favouritesAtSignIn(kept: Favourites, account: readonly string[], player: string): Favourites {
  // A new object: a store does not notify for one that it already holds, and nothing would be sent.
  if (kept.owner === player && kept.unsent) return { ...kept };
  if (kept.owner !== null) return { games: account, owner: player, unsent: false };
  const games = [...new Set([...account, ...kept.games])].slice(0, MOST);
  return { games, owner: player, unsent: games.length > account.length };
}
