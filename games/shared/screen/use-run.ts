import { useEffect, useEffectEvent } from "react";

/** Starts a motion once for each new id, with a signal that ends it when its id or the screen goes; null is at rest. */
export function useRun(id: string | null, start: (signal: AbortSignal) => void): void {
  const run = useEffectEvent(start);
  useEffect(() => {
    if (id === null) return;
    const control = new AbortController();
    run(control.signal);
    return () => control.abort();
  }, [id]);
}
