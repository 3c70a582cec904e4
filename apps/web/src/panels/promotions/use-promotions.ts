import { sendMoneyCommand } from "@fairhouse/client/money-command.ts";
import type { ClaimAnswer, Promotions, RewardKind } from "@fairhouse/protocol/promotions.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { house, http, sessionStore } from "../../house.ts";
import { queryClient } from "../../query-client.ts";

const PROMOTIONS_KEY = ["promotions"];
/** The race goes on while one looks. */
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

/** Takes a reward; opens the sign-in dialog or the age question first where one stands in the way. */
export function useTake(kind: RewardKind) {
  return useMutation(
    {
      mutationFn: async (): Promise<ClaimAnswer | null> => {
        if (!(await house.readyToBet())) return null;
        return sendMoneyCommand<ClaimAnswer>(http, paths[kind], undefined);
      },
      onSuccess: (answer) => {
        if (answer === null) return;
        house.acceptBalance(answer.balance);
        sounds.cashOut();
      },
      // Also after a refusal: another tab may have taken it.
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: ["notifications"] });
        return queryClient.invalidateQueries({ queryKey: PROMOTIONS_KEY });
      },
    },
    queryClient,
  );
}
