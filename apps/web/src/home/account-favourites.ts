import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { http, keepOnAccount } from "../services/services.ts";
import { favouritesAtSignIn } from "./favourite-list.ts";
import { favourites, keepFavourites } from "./favourites.ts";

/** Merges the account's stars and this browser's, if the player is still `here` when the account has answered. */
export async function mergeFavourites(player: string, here: () => boolean): Promise<void> {
  try {
    const { favouriteGames = [] } = await http.get<Preferences>("/account/preferences");
    if (here()) keepFavourites(favouritesAtSignIn(favourites.getState(), favouriteGames, player));
  } catch {
    // This browser's own stars stay; the next start tries again.
  }
}

/**
 * Sends the account the list that is `player`'s. Outlives the page, because a star is often the last action before
 * leaving.
 */
export async function sendFavourites(player: string | null): Promise<void> {
  const { games: favouriteGames, owner } = favourites.getState();
  if (player === null || player !== owner) return;
  const kept = await keepOnAccount({ favouriteGames: [...favouriteGames] });
  // Otherwise sent with the next change or start. A star set meanwhile is sent by its own call.
  const known = favourites.getState();
  if (kept && known.games === favouriteGames) keepFavourites({ ...known, unsent: false });
}
