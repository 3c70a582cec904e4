import type { Statistics } from "@fairhouse/protocol/statistics.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../query-client.ts";
import { http } from "../../services.ts";
import { type Period, startOf } from "../history/filters.ts";
import { type Point, pointsOf, stepFor } from "./series.ts";

export type StatisticsPeriod = Extract<Period, "week" | "month" | "year" | "all">;

/** Until the house has said when the player first played, all time is drawn in months. */
const stepsOf = { week: "day", month: "day", year: "week", all: "month" } as const;

/** The figures of a period, and its chart. */
export function useStatistics(period: StatisticsPeriod) {
  const now = Date.now();
  const from = startOf(period, now);
  const reach = useAllTime();
  const today = startOf("today", now);
  const reached = from === "" ? reach.data?.first : from;
  const step = reached == null ? stepsOf[period] : stepFor(reached, today);
  const asked = { step, ...(from !== "" && { from }) };
  const query = useFigures(new URLSearchParams(asked));
  const statistics = query.data ?? null;
  // Every answer says it: the reach only decides the step of all time, and where that is unknown both ask the same.
  const first = statistics?.first ?? reach.data?.first ?? null;
  const begin = from === "" ? first : from;
  const points: readonly Point[] =
    statistics === null || begin === null ? [] : pointsOf(statistics.steps, step, begin, today);
  return {
    statistics,
    /** Whether there is anything in any period. */
    played: first !== null,
    step,
    points,
    /** What was shown once stays, also when asking for it anew fails. */
    failed: query.isError && statistics === null,
    retry: query.refetch,
  };
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
