/** What this browser knows of the favourite games. */
export interface Favourites {
  /** Ids, the newest first. */
  readonly games: readonly string[];
  /** The account whose list this is; null for what a visitor chose. */
  readonly owner: string | null;
  /** Changed since the account last heard of it. */
  readonly unsent: boolean;
}

/** As many as the account keeps (`packages/protocol/src/preferences.ts`). */
const MOST = 64;
export const noFavourites: Favourites = { games: [], owner: null, unsent: false };

/** The list after the star of a game was given or taken back. */
export function withStarTurned({ games, owner }: Favourites, id: string): Favourites {
  const others = games.filter((game) => game !== id);
  return { games: others.length < games.length ? others : [id, ...games].slice(0, MOST), owner, unsent: true };
}

/** What was stored, or nothing when it is broken. */
export function parseFavourites(text: string | null): Favourites {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return noFavourites;
    const { games, owner, unsent } = stored as Record<string, unknown>;
    if (!Array.isArray(games)) return noFavourites;
    return {
      games: games.filter((id): id is string => typeof id === "string").slice(0, MOST),
      owner: typeof owner === "string" ? owner : null,
      unsent: unsent === true,
    };
  } catch {
    return noFavourites;
  }
}

/**
 * What sign-in makes of the two lists: a visitor's stars join the account's, behind them; what a player changed here without being heard holds;
 * otherwise the account's list is the list.
 */
export function favouritesAtSignIn(kept: Favourites, account: readonly string[], player: string): Favourites {
  // An object of its own: a store tells nobody of one that it holds already, and nothing would be sent.
  if (kept.owner === player && kept.unsent) return { ...kept };
  if (kept.owner !== null) return { games: account, owner: player, unsent: false };
  const games = [...new Set([...account, ...kept.games])].slice(0, MOST);
  return { games, owner: player, unsent: games.length > account.length };
}
