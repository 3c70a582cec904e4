import type { Lacking } from "@fairhouse/protocol/house-log.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";
import type { CheckedLine } from "./check.ts";
import { isOnItsWay, type Logged } from "./logged.ts";

const AGAIN_MS = 2_000;

interface LoggedQuery<Answer> {
  /** Below the API. */
  readonly path: string;
  /** Values on which the answer depends besides. */
  readonly of: readonly unknown[];
  check(answer: Answer): Promise<readonly CheckedLine[]>;
  isComplete(lines: readonly CheckedLine[]): boolean;
}

/** Fetches and checks entries, again and again as long as more are to come. Null before the first answer. */
export function useLogged<Answer extends { readonly lacking?: Lacking | undefined }>({
  path,
  of,
  check,
  isComplete,
}: LoggedQuery<Answer>): Logged | null {
  const query = useQuery(
    {
      queryKey: ["log", path, ...of],
      queryFn: async (): Promise<Logged> => {
        const answer = await http.get<Answer>(path);
        const lines = await check(answer);
        return { lines, isComplete: isComplete(lines), lacking: answer.lacking ?? null };
      },
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (state.data !== undefined && isOnItsWay(state.data) ? AGAIN_MS : false),
    },
    queryClient,
  );
  return query.data ?? null;
}
