import { useEffect } from "react";
import { queryClient } from "../services/query-client.ts";
import { shownBalance } from "../services/services.ts";

/** Results that follow each other within this time are fetched together. */
const TOGETHER_MS = 600;

/**
 * Fetches the data cached under the key again when the balance shows a result: it enters a list then, not before its
 * reveal.
 * @param key a constant of the module: a new array would subscribe again.
 */
export function useRefreshOnReveal(key: readonly string[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = shownBalance.waits.onRevealed(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: key });
      }, TOGETHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);
}
