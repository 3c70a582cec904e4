import { useEffect, useEffectEvent } from "react";

/**
 * Starts a motion once for each new id. Its signal aborts when the id changes or the screen unmounts; a null id starts
 * nothing.
 */
export function useRun(id: string | null, start: (signal: AbortSignal) => void): void {
  const run = useEffectEvent(start);
  useEffect(() => {
    if (id === null) return;
    const control = new AbortController();
    run(control.signal);
    return () => control.abort();
  }, [id]);
}
