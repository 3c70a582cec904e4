import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../query-client.ts";

/**
 * A part of the site that is fetched when it is wanted, and whose failure is a state instead of the end of the page.
 * @param load undefined as long as it is not wanted.
 */
export function useModule<Module>(name: string, load: (() => Promise<Module>) | undefined) {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["module", name],
      queryFn: () => load?.() ?? Promise.reject(new Error("not wanted")),
      enabled: load !== undefined,
      // What was fetched once is in the browser: a lost connection does not keep it from being used.
      networkMode: "always",
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return { module: load === undefined ? null : (data ?? null), failed: isError, retry: () => void refetch() };
}
