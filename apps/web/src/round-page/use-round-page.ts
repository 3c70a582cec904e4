import { errorCode } from "@fairhouse/client/wire/http.ts";
import type { RoundName } from "@fairhouse/protocol/round-name.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { queryClient } from "../services/query-client.ts";
import { http, sessionStore } from "../services/services.ts";

const OPEN_ROUND_MS = 2_000;

/** Loads one round with its proof, for anybody; null requests nothing. `missing` if there is no such round. */
export function useRoundPage(round: RoundName | null) {
  // Its bettors are shown their own totals.
  const player = useStore(sessionStore, (session) => session.player);
  const path = round === null ? "" : pathOf(round);
  const query = useQuery(
    {
      queryKey: ["round", path, player],
      queryFn: () => http.get<RoundPage>(path),
      enabled: round !== null,
      staleTime: 0,
      // Fetched again until it is over and another follows: anybody may wait for either here.
      refetchInterval: ({ state }) => (state.data === undefined || isPast(state.data) ? false : OPEN_ROUND_MS),
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

function pathOf(round: RoundName): string {
  return "id" in round ? `/rounds/${round.id}` : `/tables/${encodeURIComponent(round.table)}/rounds/${round.number}`;
}

function isPast({ proof, newest }: RoundPage): boolean {
  return newest > proof.round && (proof.voided || proof.outcome !== null);
}
