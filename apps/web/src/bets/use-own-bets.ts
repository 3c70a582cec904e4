import type { BetList } from "@fairhouse/protocol/play.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { heldResults, http } from "../house.ts";
import { queryClient } from "../query-client.ts";
import { betsPath } from "./bet-list.ts";

const OWN_BETS_MS = 600;

/** Own bets, newest first, page by page. A result enters after its reveal: when the balance shows it. */
export function useOwnBets(game: string | null, signedIn: boolean) {
  const query = useInfiniteQuery(
    {
      queryKey: ["bets", "mine", game],
      queryFn: ({ pageParam }) => http.get<BetList>(betsPath("mine", game, pageParam)),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      enabled: signedIn,
    },
    queryClient,
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = heldResults.onRevealed(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: ["bets", "mine"] });
      }, OWN_BETS_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return {
    rows: query.data?.pages.flatMap((page) => page.bets) ?? null,
    error: query.error,
    retry: query.refetch,
    more: query.hasNextPage ? query.fetchNextPage : null,
    loadingMore: query.isFetchingNextPage,
  };
}
