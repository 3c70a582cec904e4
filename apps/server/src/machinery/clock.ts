import type { Clock } from "@fairhouse/platform/clock.ts";

/** The machine's clocks. Everything that needs time gets a `Clock` as an argument; tests pass their own. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
