import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";
import type { CheckedLine } from "./check.ts";

const AGAIN_MS = 2_000;

/** The entries of a bet or a round as they were checked, and whether all that are to be expected by now are there. */
export interface Logged {
  readonly lines: readonly CheckedLine[];
  readonly isComplete: boolean;
}

interface LoggedQuery<Answer> {
  /** Below the API. */
  readonly path: string;
  /** Values on which the answer depends besides. */
  readonly of: readonly unknown[];
  check(answer: Answer): Promise<readonly CheckedLine[]>;
  isComplete(lines: readonly CheckedLine[]): boolean;
}

/** Fetches and checks entries, again and again until the last one is there. Null before the first answer. */
export function useLogged<Answer>({ path, of, check, isComplete }: LoggedQuery<Answer>): Logged | null {
  const query = useQuery(
    {
      queryKey: ["log", path, ...of],
      queryFn: async (): Promise<Logged> => {
        const lines = await check(await http.get<Answer>(path));
        return { lines, isComplete: isComplete(lines) };
      },
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (state.data?.isComplete === false ? AGAIN_MS : false),
    },
    queryClient,
  );
  return query.data ?? null;
}
