import { parseRecord } from "@fairhouse/client/storage.ts";
import { MOST_FAVOURITES, type Stars, withStars } from "@fairhouse/protocol/stars.ts";

/** This browser's state of the favourite games. */
export interface Favourites {
  /** Ids, newest first. */
  readonly games: readonly string[];
  /** The account that owns the list; null for a visitor's choice. */
  readonly owner: string | null;
  /** Stars turned here that the account does not know yet. */
  readonly unsent: Stars;
}

export const noFavourites: Favourites = { games: [], owner: null, unsent: {} };

/** Returns the list after a game's star was set or removed. */
export function withStarTurned({ games, owner, unsent }: Favourites, id: string): Favourites {
  const turned = { [id]: !games.includes(id) };
  const { [id]: _, ...others } = unsent;
  // The star that was turned last is the last of them.
  return { games: withStars(games, turned), owner, unsent: { ...others, ...turned } };
}

/** Returns the list once the account has taken stars that were sent, unless they were turned again meanwhile. */
export function withStarsSent({ games, owner, unsent }: Favourites, sent: Stars): Favourites {
  const left = Object.entries(unsent).filter(([id, isSet]) => sent[id] !== isSet);
  return { games, owner, unsent: Object.fromEntries(left) };
}

/** Parses a stored list; returns an empty one if it is broken. */
export function parseFavourites(text: string | null): Favourites {
  const { games, owner, unsent } = parseRecord(text) ?? {};
  if (!Array.isArray(games)) return noFavourites;
  const ids = games.filter((id): id is string => typeof id === "string").slice(0, MOST_FAVOURITES);
  return { games: ids, owner: typeof owner === "string" ? owner : null, unsent: parseStars(ids, unsent) };
}

function parseStars(games: readonly string[], unsent: unknown): Stars {
  // Versions of this page before kept whether anything was unsent.
  if (unsent === true) return starsOf(games);
  if (typeof unsent !== "object" || unsent === null) return {};
  return Object.fromEntries(
    Object.entries(unsent).filter((star): star is [string, boolean] => typeof star[1] === "boolean"),
  );
}

function starsOf(games: readonly string[]): Stars {
  return Object.fromEntries(games.map((id) => [id, true] as const).toReversed());
}

/**
 * Merges the two lists at sign-in: a visitor's stars, and those that this player turned here and that were not sent, are
 * turned in the account's list; stars of another player are forgotten.
 */
export function favouritesAtSignIn(kept: Favourites, account: readonly string[], player: string): Favourites {
  const turned = kept.owner === null ? starsOf(kept.games) : kept.owner === player ? kept.unsent : {};
  const unsent = Object.entries(turned).filter(([id, isSet]) => account.includes(id) !== isSet);
  return { games: withStars(account, turned), owner: player, unsent: Object.fromEntries(unsent) };
}
