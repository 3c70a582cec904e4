import type { Seeds } from "@fairhouse/protocol/fairness.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand";
import { queryClient } from "../services/query-client.ts";
import { http, sessionStore, shownBalance } from "../services/services.ts";

const SEEDS_KEY = ["fairness", "seeds"];

/** Fetches the player's seeds; the nonce follows the bets. */
export function useSeeds() {
  const player = useStore(sessionStore, (session) => session.player);
  const query = useQuery(
    {
      queryKey: SEEDS_KEY,
      queryFn: () => http.get<Seeds>("/fairness/seeds"),
      enabled: player !== null,
      staleTime: 0,
    },
    queryClient,
  );
  useEffect(() => shownBalance.waits.onRevealed(() => void queryClient.invalidateQueries({ queryKey: SEEDS_KEY })), []);
  return { seeds: query.data ?? null, error: query.error, retry: query.refetch, player };
}

/**
 * Reveals the active server seed and starts the next pair with the given client seed. Bets made with it can then be
 * verified.
 */
export function useRotate() {
  return useMutation(
    {
      mutationFn: (clientSeed: string) => http.post<Seeds>("/fairness/rotate", { clientSeed }),
      onSuccess: (seeds) => {
        queryClient.setQueryData(SEEDS_KEY, seeds);
        void queryClient.invalidateQueries({ queryKey: ["bet"] });
      },
      // A refusal names hands that may have been opened a moment ago.
      onError: () => queryClient.invalidateQueries({ queryKey: SEEDS_KEY }),
    },
    queryClient,
  );
}
