import { useQuery } from "@tanstack/react-query";
import { isMissingFile } from "../base/missing-file.ts";
import { queryClient } from "../services/query-client.ts";

/**
 * Fetches a part of the site when it is needed; a failure is a state instead of the end of the page. If a file is gone,
 * as after an update, only a reload of the page helps, and `retry` does that.
 * @param load undefined until it is needed.
 */
export function useModule<Module>(name: string, load: (() => Promise<Module>) | undefined) {
  const { data, isError, error, refetch } = useQuery(
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
  const isGone = isMissingFile(error);
  return {
    module: load === undefined ? null : (data ?? null),
    failed: isError,
    isGone,
    retry: () => (isGone ? location.reload() : void refetch()),
  };
}
