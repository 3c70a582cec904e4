import type { Promotions } from "@fairhouse/protocol/promotions.ts";
import { useQuery } from "@tanstack/react-query";
import { PROMOTIONS_KEY } from "../promotions/use-promotions.ts";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";
import { useAllTime } from "./statistics/use-statistics.ts";

/** Loads the current race and rewards, and the figures of all time. Undefined while loading. */
export function useStanding() {
  const { data: promotions } = useQuery(
    {
      queryKey: [...PROMOTIONS_KEY, true],
      queryFn: () => http.get<Promotions>("/promotions"),
      staleTime: 0,
    },
    queryClient,
  );
  const { data: statistics } = useAllTime();
  return { promotions, statistics };
}
