import type { Movement, MovementKind, MovementList, Wallet } from "@fairhouse/protocol/wallet.ts";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand";
import { download } from "../page/download.ts";
import { queryClient } from "../services/query-client.ts";
import { http, shownBalance } from "../services/services.ts";

const WALLET_KEY = ["wallet"];

export interface MovementFilters {
  readonly kind: MovementKind | "all";
  /** YYYY-MM-DD, or empty. */
  readonly from: string;
  readonly to: string;
}

export const noFilters: MovementFilters = { kind: "all", from: "", to: "" };

export function useWallet() {
  const query = useQuery(
    {
      queryKey: [...WALLET_KEY, "balances"],
      queryFn: () => shownBalance.waits.askAfterReveal(() => http.get<Wallet>("/wallet")),
      staleTime: 0,
    },
    queryClient,
  );
  // A result counts here when the balance shows it, not before its reveal.
  useEffect(
    () => shownBalance.waits.onRevealed(() => void queryClient.invalidateQueries({ queryKey: WALLET_KEY })),
    [],
  );
  return { wallet: query.data ?? null, failed: query.isError, retry: query.refetch };
}

/** Loads movements, newest first, page by page. */
export function useMovements(filters: MovementFilters) {
  const query = useInfiniteQuery(
    {
      queryKey: [...WALLET_KEY, "movements", filters],
      queryFn: ({ pageParam }) =>
        shownBalance.waits.askAfterReveal(() =>
          http.get<MovementList>(`/wallet/movements?${queryOf(filters, pageParam)}`),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => page.next,
      staleTime: 0,
    },
    queryClient,
  );
  const { ids } = useStore(shownBalance.hidden);
  const rows = query.data?.pages.flatMap((page) => page.movements) ?? null;
  return {
    rows: rows === null ? null : told(rows, ids),
    failed: query.isError,
    retry: query.refetch,
    more: query.hasNextPage ? query.fetchNextPage : null,
    loadingMore: query.isFetchingNextPage,
  };
}

/** Returns movements without those of covered bets, and without their payouts in the balances after them. */
function told(rows: readonly Movement[], covered: ReadonlySet<string>): readonly Movement[] {
  if (covered.size === 0) return rows;
  return rows
    .filter(({ bet }) => bet === null || !covered.has(bet.id))
    .map((row) => ({ ...row, balance: shownBalance.withoutCovered(row.balance, row.sequence) }));
}

/** Returns the query for a filter. */
export function queryOf({ kind, from, to }: MovementFilters, cursor: number | null): string {
  const query = new URLSearchParams();
  if (kind !== "all") query.set("kind", kind);
  if (from !== "") query.set("from", from);
  if (to !== "") query.set("to", to);
  if (cursor !== null) query.set("cursor", String(cursor));
  return query.toString();
}

export function useMovementFile(filters: MovementFilters) {
  const path = `/wallet/movements.csv?${queryOf(filters, null)}`;
  return useMutation({ mutationFn: () => download(path, "movements.csv") }, queryClient);
}
