import type { Leaderboard, LeaderboardPeriod } from "@fairhouse/protocol/promotions.ts";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { http, sessionStore } from "../../services/services.ts";

/** The interval at which the house refreshes its boards. */
const AGAIN_MS = 15_000;

interface Known {
  readonly board: Leaderboard | null;
  readonly failed: boolean;
}
const nothing: Known = { board: null, failed: false };

/**
 * Loads the board of a period, and refreshes it while the page is visible. Null while loading; a loaded board stays if
 * a later read fails.
 */
export function useLeaderboard(period: LeaderboardPeriod) {
  const [known, setKnown] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const player = useStore(sessionStore, (session) => session.user?._id ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player has another place, and another attempt starts over.
  useEffect(() => {
    let left = false;
    setKnown(({ board }) => ({ board: board?.period === period ? board : null, failed: false }));
    const read = async () => {
      try {
        const board = await http.get<Leaderboard>(`/leaderboard?period=${period}`);
        if (!left) setKnown({ board, failed: false });
      } catch {
        if (!left) setKnown(({ board }) => ({ board, failed: true }));
      }
    };
    void read();
    const timer = setInterval(() => !document.hidden && void read(), AGAIN_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [period, player, attempt]);
  return { ...known, retry: () => setAttempt(attempt + 1) };
}
