import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { heldResults, http, socket } from "../house.ts";
import { queryClient } from "../query-client.ts";
import { type BetScope, betsPath, withNewBets } from "./bet-list.ts";

/** Bets that arrive are shown this often: reading does not get easier with more. */
const FEED_MS = 500;
const HIGH_WINS_MS = 5_000;
const OWN_BETS_MS = 600;

/** The newest bets of everybody, or the large wins of the last day, live. Null rows while loading. */
export function useLiveBets(scope: "all" | "high", game: string | null) {
  const key = ["bets", scope, game];
  const query = useQuery({ queryKey: key, queryFn: () => http.get<BetList>(betsPath(scope, game, null)) }, queryClient);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of scope and game.
  useEffect(() => {
    let arrived: BetRecord[] = [];
    const merge = () => {
      const batch = arrived;
      arrived = [];
      queryClient.setQueryData<BetList>(key, (list) => list && withNewBets(list, batch, game));
    };
    // Which wins count as high is the house's to say: after a win, it is asked again.
    const refresh = () => void queryClient.invalidateQueries({ queryKey: key });
    const [flush, pause] = scope === "all" ? [merge, FEED_MS] : [refresh, HIGH_WINS_MS];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = socket.on("feed", (bets) => {
      if (scope === "high" && !bets.some((bet) => (bet.payout ?? 0) > bet.stake)) return;
      if (scope === "all") arrived.push(...bets);
      timer ??= setTimeout(() => {
        timer = undefined;
        flush();
      }, pause);
    });
    let first = true;
    const stopWatching = socket.watch("feed", () => {
      // After a reconnection some bets were missed; the first time the query itself has just been asked.
      if (!first) refresh();
      first = false;
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      stopWatching();
    };
  }, [scope, game]);

  return { rows: query.data?.bets ?? null, error: query.error, retry: query.refetch };
}

/** Own bets, newest first, page by page. A result enters after its reveal: when the balance shows it. */
export function useOwnBets(game: string | null, signedIn: boolean) {
  const query = useInfiniteQuery(
    {
      queryKey: ["bets", "mine", game],
      queryFn: ({ pageParam }) => http.get<BetList>(betsPath("mine" satisfies BetScope, game, pageParam)),
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
