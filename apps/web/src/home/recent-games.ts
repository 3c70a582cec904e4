import { createStore } from "zustand/vanilla";
import { keepInBrowser, kept } from "../base/browser-storage.ts";
import { sessionStore } from "../services/services.ts";
import { parseRecent, type Recent, withGame } from "./recent-list.ts";

const KEY = "recentGames";

/** The games played in this browser, latest first. */
export const recentGames = createStore<Recent>(() => parseRecent(kept(KEY)));

/** Notes a game as played once its page has placed a bet, until the returned function is called. */
export function rememberBetsOn(id: string): () => void {
  return sessionStore.subscribe((state, before) => {
    if (state.betsId === null || state.betsId === before.betsId) return;
    keepRecent(withGame(recentGames.getState(), id, state.user?._id ?? null));
  });
}

export function keepRecent(recent: Recent): void {
  recentGames.setState(recent);
  keepInBrowser(KEY, recent);
}
