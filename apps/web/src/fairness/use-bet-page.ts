import { errorCode } from "@fairhouse/client/wire/http.ts";
import { isOver } from "@fairhouse/protocol/bet-facts.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { queryClient } from "../services/query-client.ts";
import { http, sessionStore } from "../services/services.ts";

const OPEN_BET_MS = 2_000;

/** Fetches one bet with its proof, for anybody. `missing` if there is no such bet. */
export function useBetPage(id: string | null) {
  // The player of a hidden bet is shown more of it than others.
  const player = useStore(sessionStore, (session) => session.player);
  const query = useQuery(
    {
      queryKey: ["bet", id, player],
      queryFn: () => http.get<BetPage>(`/bets/${encodeURIComponent(id ?? "")}`),
      enabled: id !== null,
      // A page that came before the session was restored stays until the player's own is there, with what was begun on
      // it. After a sign-out nothing stays.
      placeholderData: (shown, before) =>
        before?.queryKey[1] === id && before?.queryKey[2] === null ? shown : undefined,
      staleTime: 0,
      // A bet is fetched again until it is over: anybody may wait for it here.
      refetchInterval: ({ state }) => (state.data === undefined || isOver(state.data) ? false : OPEN_BET_MS),
    },
    queryClient,
  );
  const code = errorCode(query.error);
  return {
    page: query.data ?? null,
    missing: code === "not_found" || code === "invalid_request",
    error: query.error,
    retry: query.refetch,
  };
}
