import type { BetList } from "@fairhouse/protocol/play.ts";
import { betsPath } from "../bets/bet-list.ts";
import { http, sessionStore } from "../services/services.ts";
import { mergeFavourites, sendFavourites } from "./account-favourites.ts";
import { favourites, forgetOwned } from "./favourites.ts";
import { keepRecent, recentGames } from "./recent-games.ts";
import { gamesOfBets, noRecent } from "./recent-list.ts";

/** Enough bets to tell what a player plays. */
const LOOK_BACK = 50;

let started = false;
/** Undefined until it is known if a player is signed in. */
let owner: string | null | undefined;

/**
 * Keeps the games of the account and of this browser the same from now on. Starts once it is known if a player is
 * signed in; further calls do nothing.
 */
export function followAccount(): void {
  if (started) return;
  started = true;
  sessionStore.subscribe((state) => follow(state.user?._id ?? null));
  favourites.subscribe(() => sendFavourites(owner ?? null));
  follow(sessionStore.getState().user?._id ?? null);
}

function follow(player: string | null): void {
  if (player === owner) return;
  owner = player;
  if (player === null) {
    // The next player at this browser must not see what the last one likes and plays.
    forgetOwned();
    if (recentGames.getState().owner !== null) keepRecent(noRecent);
    return;
  }
  void mergeFavourites(player, () => owner === player);
  void learnRecent(player);
}

/** Learns the recent games from the account's last bets, on a device on which the player has not played yet. */
async function learnRecent(player: string): Promise<void> {
  const isNew = () => {
    const { games, owner: whose } = recentGames.getState();
    return games.length === 0 || (whose !== null && whose !== player);
  };
  if (!isNew()) return;
  try {
    const { bets } = await http.get<BetList>(betsPath("mine", null, null, LOOK_BACK));
    if (owner === player && isNew()) keepRecent({ games: gamesOfBets(bets), owner: player });
  } catch {
    // The next bet will then be the first of the list.
  }
}
