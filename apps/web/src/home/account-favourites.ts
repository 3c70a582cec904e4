import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { http, keepOnAccount } from "../services/services.ts";
import { favouritesAtSignIn, withStarsSent } from "./favourite-list.ts";
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

/** One request at a time: a star that is turned twice must arrive in this order. */
let sending = Promise.resolve();

/**
 * Sends the account the stars that `player` has turned. The request outlives the page, because a star is often the last
 * action before leaving.
 */
export function sendFavourites(player: string | null): void {
  sending = sending.then(async () => {
    const { unsent, owner } = favourites.getState();
    if (player === null || player !== owner || Object.keys(unsent).length === 0) return;
    const isKept = await keepOnAccount({ stars: unsent });
    // Otherwise sent with the next change or start.
    if (isKept && favourites.getState().owner === player) keepFavourites(withStarsSent(favourites.getState(), unsent));
  });
}
