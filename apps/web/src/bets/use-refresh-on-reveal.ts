import { useEffect } from "react";
import { queryClient } from "../query-client.ts";
import { shownBalance } from "../services.ts";

/** Results that come one after another are fetched together. */
const TOGETHER_MS = 600;

/**
 * A result enters a list when the balance shows it, not before its reveal: then whatever is cached under the key is fetched again.
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
