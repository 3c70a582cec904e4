import { sendMoneyCommand } from "@fairhouse/client/wire/money-command.ts";
import type { ClaimAnswer, Promotions, RewardKind } from "@fairhouse/protocol/promotions.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { flyCoins } from "../base/coin-flights.ts";
import { queryClient } from "../services/query-client.ts";
import { http, playContext, sessionStore } from "../services/services.ts";

export const PROMOTIONS_KEY = ["promotions"];
/** The race goes on while the panel is open. */
const AGAIN_MS = 10_000;

export function usePromotions() {
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const query = useQuery(
    {
      queryKey: [...PROMOTIONS_KEY, signedIn],
      queryFn: () => http.get<Promotions>("/promotions"),
      staleTime: 0,
      refetchInterval: AGAIN_MS,
    },
    queryClient,
  );
  return { promotions: query.data ?? null, failed: query.isError, retry: query.refetch, signedIn };
}

const paths = { daily: "/promotions/daily", free_coins: "/promotions/free-coins" } as const;

/**
 * Takes a reward, whose coins fly from the pressed control to the balance. Opens the sign-in dialog or the age question
 * first if needed.
 */
export function useTake(kind: RewardKind) {
  return useMutation(
    {
      mutationFn: async (from: Element): Promise<ClaimAnswer | null> => {
        if (!(await playContext.readyToBet())) return null;
        const before = sessionStore.getState().balance;
        const expected = playContext.unshown.expect({ game: "", slot: `reward:${kind}`, stake: 0 });
        try {
          const answer = await sendMoneyCommand<ClaimAnswer>(playContext, paths[kind], undefined);
          // The balance shows them when they have arrived.
          const id = `${kind}:${answer.balance.version}`;
          expected.answered(answer.balance, { id, payout: answer.amount });
          const onLanding = () => playContext.unshown.shown(id);
          flyCoins({ from, before, after: before + answer.amount, onLanding });
          return answer;
        } catch (error) {
          expected.dropped();
          throw error;
        }
      },
      // Even after a refusal: another tab may have taken it.
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: ["notifications"] });
        return queryClient.invalidateQueries({ queryKey: PROMOTIONS_KEY });
      },
    },
    queryClient,
  );
}
