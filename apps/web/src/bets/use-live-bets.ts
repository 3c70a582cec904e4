import { useEffect } from "react";
import { useStore } from "zustand";
import { firstSign } from "../first-sign.ts";
import { heldResults, http, sessionStore, socket } from "../services.ts";
import { LIVE_ROWS, withoutHeld } from "./bet-list.ts";
import { createLiveList, type LiveList } from "./live-list.ts";

/** The home page reads the last results of every game from one list. */
const ROWS_OF_THE_HOUSE = 100;

const lists = new Map<string, LiveList>();

function listOf(scope: "all" | "high", game: string | null): LiveList {
  const key = `${scope} ${game ?? ""}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const size = scope === "all" && game === null ? ROWS_OF_THE_HOUSE : LIVE_ROWS;
  const list = createLiveList({ scope, game, size, http, socket, ready: firstSign, now: () => performance.now() });
  lists.set(key, list);
  return list;
}

/**
 * The newest bets of everybody, or the large wins of the last day, live. Null rows while loading. A bet of one's own enters after its
 * reveal: a ticket may lie unscratched for long.
 */
export function useLiveBets(scope: "all" | "high", game: string | null) {
  const list = listOf(scope, game);
  const { rows, error } = useStore(list.store);
  const heldSince = useStore(heldResults.since);
  const own = useStore(sessionStore, (session) => session.user?.username);
  useEffect(() => list.follow(), [list]);
  return { rows: withoutHeld(rows, (bet) => bet.player === own, heldSince), error, retry: list.load };
}
