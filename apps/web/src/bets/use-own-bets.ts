import { shownResults } from "@fairhouse/client/shown-results.ts";
import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { queryClient } from "../services/query-client.ts";
import { http, shownBalance } from "../services/services.ts";
import { betsPath, withoutHidden } from "./bet-list.ts";
import { useRefreshOnReveal } from "./use-refresh-on-reveal.ts";

const OWN_BETS_KEY = ["bets", "mine"];

/**
 * Returns the player's own bets, newest first, page by page. A result enters after its reveal: when the balance shows
 * it, or a screen of this page has shown it already. Others do not wait for it, because a ticket may lie unscratched
 * for long.
 */
export function useOwnBets(game: string | null) {
  const query = useInfiniteQuery(
    {
      queryKey: [...OWN_BETS_KEY, game],
      queryFn: ({ pageParam }) => http.get<BetList>(betsPath("mine", game, pageParam)),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    },
    queryClient,
  );
  useRefreshOnReveal(OWN_BETS_KEY);
  const shown = useStore(shownResults);
  const told = (bet: BetRecord): BetRecord => (bet.payout === null ? { ...bet, ...shown.get(bet.id) } : bet);
  const hidden = useStore(shownBalance.hidden);
  const rows = query.data?.pages.flatMap((page) => page.bets.map(told)) ?? null;
  return {
    rows: withoutHidden(rows, () => true, hidden),
    error: query.error,
    retry: query.refetch,
    more: query.hasNextPage ? query.fetchNextPage : null,
    loadingMore: query.isFetchingNextPage,
  };
}
