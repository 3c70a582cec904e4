import type { Statistics } from "@fairhouse/protocol/statistics.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../services/query-client.ts";
import { http } from "../../services/services.ts";
import { type Period, startOf } from "../history/filters.ts";
import { type Point, pointsOf, stepFor } from "./series.ts";

export type StatisticsPeriod = Extract<Period, "week" | "month" | "year" | "all">;

/** All time is drawn in months until the house has said when the player first played. */
const stepsOf = { week: "day", month: "day", year: "week", all: "month" } as const;

/** Loads the figures of a period and its chart. */
export function useStatistics(period: StatisticsPeriod) {
  const now = Date.now();
  const from = startOf(period, now);
  const reach = useAllTime();
  const today = startOf("today", now);
  // A chart begins with the player: days before their first bet would be a flat line.
  const reached = laterOf(from, reach.data?.first ?? "");
  const step = reached === "" ? stepsOf[period] : stepFor(reached, today);
  const asked = { step, ...(from !== "" && { from }) };
  const query = useFigures(new URLSearchParams(asked));
  const statistics = query.data ?? null;
  // Every answer has the first day; `reach` only decides the step of all time, and if that is unknown both send the
  // same request.
  const first = statistics?.first ?? reach.data?.first ?? null;
  const begin = first === null ? null : laterOf(from, first);
  const points: readonly Point[] =
    statistics === null || begin === null ? [] : pointsOf(statistics.steps, step, begin, today);
  return {
    statistics,
    /** True if there are bets in any period. */
    played: first !== null,
    step,
    points,
    /** Shown figures stay even if loading them again fails. */
    failed: query.isError && statistics === null,
    retry: query.refetch,
  };
}

/** Returns the later one of two days; an empty text is before every day. */
function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

export function useAllTime() {
  return useFigures(new URLSearchParams({ step: "month" }));
}

function useFigures(asked: URLSearchParams) {
  return useQuery(
    {
      queryKey: ["history", "statistics", asked.toString()],
      queryFn: () => http.get<Statistics>(`/statistics?${asked}`),
      staleTime: 0,
    },
    queryClient,
  );
}
