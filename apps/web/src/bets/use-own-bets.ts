import type { BetList } from "@fairhouse/protocol/play.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { queryClient } from "../query-client.ts";
import { heldResults, http } from "../services.ts";
import { betsPath } from "./bet-list.ts";
import { useRefreshOnReveal } from "./use-refresh-on-reveal.ts";

const OWN_BETS_KEY = ["bets", "mine"];

/** Own bets, newest first, page by page. A result enters after its reveal: when the balance shows it. */
export function useOwnBets(game: string | null, enabled: boolean) {
  const query = useInfiniteQuery(
    {
      queryKey: [...OWN_BETS_KEY, game],
      queryFn: ({ pageParam }) =>
        heldResults.askAfterReveal(() => http.get<BetList>(betsPath("mine", game, pageParam))),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      enabled,
    },
    queryClient,
  );
  useRefreshOnReveal(OWN_BETS_KEY);
  return {
    rows: query.data?.pages.flatMap((page) => page.bets) ?? null,
    error: query.error,
    retry: query.refetch,
    more: query.hasNextPage ? query.fetchNextPage : null,
    loadingMore: query.isFetchingNextPage,
  };
}
