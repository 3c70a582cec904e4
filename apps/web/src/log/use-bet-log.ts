import type { LoggedBet } from "@fairhouse/protocol/house-log.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { queryClient } from "../services/query-client.ts";
import { http, sessionStore } from "../services/services.ts";
import type { CheckedLine } from "./check.ts";

const AGAIN_MS = 2_000;

/** The entries of a bet as they were checked, and whether all that are to be expected by now are there. */
export interface BetInLog {
  readonly lines: readonly CheckedLine[];
  readonly isComplete: boolean;
}

/** Fetches and checks the entries of a bet, again and again until its last one is there. Null before the first answer. */
export function useBetLog(page: BetPage): BetInLog | null {
  const player = useStore(sessionStore, (session) => session.player);
  const { id, payout } = page.bet;
  const query = useQuery(
    {
      queryKey: ["bet-log", id, player, payout],
      queryFn: async (): Promise<BetInLog> => {
        // The checks, and the formats of logs with them, are fetched beside the entries.
        const [logged, { checkLogged }] = await Promise.all([
          http.get<LoggedBet>(`/bets/${encodeURIComponent(id)}/log`),
          import("./check.ts"),
        ]);
        const lines = await checkLogged(page, logged);
        return { lines, isComplete: payout === null ? lines.length > 0 : lines.some(({ what }) => what === "settled") };
      },
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (state.data?.isComplete === false ? AGAIN_MS : false),
    },
    queryClient,
  );
  return query.data ?? null;
}
