import type { TableFairness } from "@fairhouse/protocol/fairness.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";

/** Interval at which a new house is asked for its first chain. */
const CHAIN_ASKED_EVERY_MS = 2_000;

/** Fetches the chains of a table, and the links revealed last. */
export function useTableFairness(table: string) {
  return useQuery(
    {
      queryKey: ["fairness", "table", table],
      queryFn: () => http.get<TableFairness>(`/fairness/tables/${encodeURIComponent(table)}/rounds`),
      refetchInterval: ({ state }) => (state.data?.chain === null ? CHAIN_ASKED_EVERY_MS : false),
    },
    queryClient,
  );
}
