import { createStore } from "zustand/vanilla";
import { keepInBrowser, kept } from "../base/browser-storage.ts";
import { type Favourites, noFavourites, parseFavourites, withStarTurned } from "./favourite-list.ts";

const KEY = "favouriteGames";

export const favourites = createStore<Favourites>(() => parseFavourites(kept(KEY)));

// Another tab has changed them. Both send what is unsent: turning a star twice the same way changes nothing.
addEventListener("storage", (event) => {
  if (event.key === KEY) favourites.setState(parseFavourites(event.newValue));
});

/** Sets or removes the star of a game. */
export function toggleFavourite(id: string): void {
  keepFavourites(withStarTurned(favourites.getState(), id));
}

/** Stores the list, here and in the browser's storage. */
export function keepFavourites(known: Favourites): void {
  favourites.setState(known);
  keepInBrowser(KEY, known);
}

/** Forgets a player's list, so that the next player at this browser does not see it. */
export function forgetOwned(): void {
  if (favourites.getState().owner !== null) keepFavourites(noFavourites);
}
