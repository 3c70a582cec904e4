import type { History, HistoryTotals } from "@fairhouse/protocol/statistics.ts";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRefreshOnReveal } from "../../bets/use-refresh-on-reveal.ts";
import { queryClient } from "../../services/query-client.ts";
import { http } from "../../services/services.ts";

const HISTORY_KEY = ["history"];
/** A shorter first page goes on by itself: the house looks at a part of many bets at once. */
const ENOUGH_ROWS = 10;

/** Loads the player's own bets, newest first, page by page. @param asked the filters as a query; empty for all. */
export function useHistory(asked: string) {
  const query = useInfiniteQuery(
    {
      queryKey: [...HISTORY_KEY, "bets", asked],
      queryFn: ({ pageParam }) =>
        http.get<History>(`/history?${asked}${pageParam === null ? "" : `&cursor=${pageParam}`}`),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      staleTime: 0,
    },
    queryClient,
  );
  useRefreshOnReveal(HISTORY_KEY);
  const rows = query.data?.pages.flatMap((page) => page.bets) ?? null;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const goOn = rows !== null && rows.length < ENOUGH_ROWS && hasNextPage && !query.isError;
  useEffect(() => {
    if (goOn && !isFetching) void fetchNextPage();
  }, [goOn, isFetching, fetchNextPage]);
  return {
    /** Null instead of an empty list while there is more to look at. */
    rows: rows?.length === 0 && goOn ? null : rows,
    failed: query.isError,
    retry: query.refetch,
    more: hasNextPage ? fetchNextPage : null,
    loadingMore: query.isFetchingNextPage,
  };
}

/** Loads the totals of the filters; the previous figures stay while they are counted again. */
export function useTotals(asked: string) {
  const query = useQuery(
    {
      queryKey: [...HISTORY_KEY, "totals", asked],
      queryFn: () => http.get<HistoryTotals>(`/history/totals?${asked}`),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  );
  return query.data ?? null;
}
