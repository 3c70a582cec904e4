import { errorCode } from "@fairhouse/client/wire/http.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { useQuery } from "@tanstack/react-query";
import type { RoundAddress } from "../base/address/round-address.ts";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";

const OPEN_ROUND_MS = 2_000;

/** Loads one round with its proof, for anybody; null requests nothing. `missing` if there is no such round. */
export function useRoundPage(round: RoundAddress | null) {
  const { table = "", number = 0 } = round ?? {};
  const query = useQuery(
    {
      queryKey: ["round", table, number],
      queryFn: () => http.get<RoundPage>(`/tables/${encodeURIComponent(table)}/rounds/${number}`),
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

function isPast({ proof, newest }: RoundPage): boolean {
  return newest > proof.round && (proof.voided || proof.outcome !== null);
}
