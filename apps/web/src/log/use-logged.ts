import type { HouseLog, Lacking } from "@fairhouse/protocol/house-log.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";
import type { CheckedLine } from "./check.ts";
import type { IsOlder } from "./complete.ts";
import { isOnItsWay, type Logged } from "./logged.ts";

const AGAIN_MS = 2_000;

interface LoggedQuery<Answer> {
  /** Below the API. */
  readonly path: string;
  /** Values on which the answer depends besides. */
  readonly of: readonly unknown[];
  check(answer: Answer): Promise<readonly CheckedLine[]>;
  isComplete(lines: readonly CheckedLine[], isOlder: IsOlder): Promise<boolean>;
  /** True if a reason for missing entries fits what the page shows. */
  fits(lacking: Lacking, isOlder: IsOlder): Promise<boolean>;
}

interface LoggedAnswer {
  readonly lacking?: Lacking | undefined;
  readonly logs: readonly HouseLog[];
}

/** Fetches and checks entries, again and again as long as more are to come. `found` is null before the first answer. */
export function useLogged<Answer extends LoggedAnswer>({
  path,
  of,
  check,
  isComplete,
  fits,
}: LoggedQuery<Answer>): { readonly found: Logged | null; readonly failed: boolean } {
  const queryKey = ["log", path, ...of];
  const query = useQuery(
    {
      queryKey,
      queryFn: async (): Promise<Logged> => {
        const answer = await http.get<Answer>(path);
        const [{ olderThan }, { ThisHouse }] = await Promise.all([
          import("./complete.ts"),
          import("./watched-house.ts"),
        ]);
        const isOlder = olderThan(new ThisHouse(), answer.logs);
        const lines = await check(answer);
        const { lacking = null } = answer;
        return {
          lines,
          isComplete: await isComplete(lines, isOlder),
          lacking: lacking === null || (await fits(lacking, isOlder)) ? lacking : "untrue",
          tries: queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0,
        };
      },
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (state.data !== undefined && isOnItsWay(state.data) ? AGAIN_MS : false),
    },
    queryClient,
  );
  return { found: query.data ?? null, failed: query.isError };
}
