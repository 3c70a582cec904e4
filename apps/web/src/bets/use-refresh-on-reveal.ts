import { useEffect } from "react";
import { heldResults } from "../house.ts";
import { queryClient } from "../query-client.ts";

/** Results that come one after another are fetched together. */
const TOGETHER_MS = 600;

/**
 * A result enters a list when the balance shows it, not before its reveal: then what stands under the key is asked anew.
 * @param key a value of the module: another one listens anew.
 */
export function useRefreshOnReveal(key: readonly string[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = heldResults.onRevealed(() => {
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
