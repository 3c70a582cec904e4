import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { http, session, sessionStore } from "../house.ts";
import { favouritesAtSignIn } from "./favourite-list.ts";
import { favourites, keepFavourites } from "./favourites.ts";

const PATH = "/account/preferences";

/** Makes one list of the account's stars and this browser's, if the player is still `here` when the account has answered. */
export async function mergeFavourites(player: string, here: () => boolean): Promise<void> {
  try {
    const { favouriteGames = [] } = await http.get<Preferences>(PATH);
    if (here()) keepFavourites(favouritesAtSignIn(favourites.getState(), favouriteGames, player));
  } catch {
    // This browser's own stars stay; the next start asks again.
  }
}

/** Tells the account of the list that is `player`'s. Outlives the page, because a star is often the last thing before leaving. */
export async function sendFavourites(player: string | null): Promise<void> {
  const { games: favouriteGames, owner } = favourites.getState();
  if (player === null || player !== owner) return;
  const put = (token: string) =>
    fetch(`/api${PATH}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ favouriteGames }),
      keepalive: true,
    });
  try {
    const { token } = sessionStore.getState();
    let answer = token === null ? null : await put(token);
    if (answer?.status === 401) {
      const fresh = await session.renew();
      answer = fresh === null ? answer : await put(fresh);
    }
    // A star that was given meanwhile is on its way itself.
    const known = favourites.getState();
    if (answer?.ok && known.games === favouriteGames) keepFavourites({ ...known, unsent: false });
  } catch {
    // Sent with the next change or start.
  }
}
