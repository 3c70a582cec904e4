import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../services/query-client.ts";

/**
 * Fetches a part of the site when it is needed; a failure is a state instead of the end of the page.
 * @param load undefined until it is needed.
 */
export function useModule<Module>(name: string, load: (() => Promise<Module>) | undefined) {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["module", name],
      queryFn: () => load?.() ?? Promise.reject(new Error("not wanted")),
      enabled: load !== undefined,
      // A fetched module is in the browser: a lost connection must not prevent its use.
      networkMode: "always",
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return { module: load === undefined ? null : (data ?? null), failed: isError, retry: () => void refetch() };
}
