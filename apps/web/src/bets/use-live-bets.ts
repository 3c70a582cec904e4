import { useEffect } from "react";
import { useStore } from "zustand";
import { firstActivity } from "../base/first-activity.ts";
import { http, playContext, sessionStore, shownBalance, socket } from "../services/services.ts";
import { LIVE_ROWS, type ListOfAll, withoutHidden } from "./bet-list.ts";
import { LiveList } from "./live-list.ts";

/** Rows for the whole house: the home page reads the last results of every game from one list. */
const ROWS_OF_THE_HOUSE = 100;

const lists = new Map<string, LiveList>();

function listOf({ scope, game, period }: ListOfAll): LiveList {
  const key = `${scope} ${game ?? ""} ${period ?? ""}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const size = scope === "all" && game === null ? ROWS_OF_THE_HOUSE : LIVE_ROWS;
  const list = new LiveList({
    scope,
    game,
    period,
    size,
    http,
    socket,
    ready: firstActivity,
    now: () => performance.now(),
    houseTime: () => playContext.clock.now(),
  });
  lists.set(key, list);
  return list;
}

/**
 * Returns the newest bets of everybody, or the large wins of the last day or of a period, live. Rows are null while
 * loading. A bet of the player's own enters after its reveal: a ticket may lie unscratched for long.
 */
export function useLiveBets(scope: ListOfAll["scope"], game: string | null, period?: ListOfAll["period"]) {
  const list = listOf({ scope, game, period });
  const { rows, error } = useStore(list.store);
  const hidden = useStore(shownBalance.hidden);
  const own = useStore(sessionStore, (session) => session.user?.username);
  useEffect(() => list.follow(), [list]);
  return {
    rows: withoutHidden(rows, ({ player }) => player === null || player === own, hidden),
    error,
    retry: list.load,
  };
}
