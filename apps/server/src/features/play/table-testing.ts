import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "@fairhouse/play/ports.ts";
import { type PlayTest, type Reply, TABLE } from "./testing.ts";

const TICK_MS = 4;
/** How fast time runs while a test only waits. */
const FAST = 40;

export interface TableTime {
  readonly clock: Clock;
  /** Waits until the round of the table stands in a phase, and answers what the table shows then. */
  until(play: PlayTest, phase: string, afterNumber?: number): Promise<Pick<Reply["body"], "round">>;
  stop(): void;
}

/** Time that runs as it does while a test acts, and fast while it waits for a round. */
export function tableTime(): TableTime {
  const began = Date.now();
  let rate = 1;
  let passed = 0;
  let last = performance.now();
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  const advance = () => {
    const now = performance.now();
    passed += (now - last) * rate;
    last = now;
  };
  const ticking = setInterval(() => {
    advance();
    for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
      if (timer.at > passed || !timers.delete(timer)) continue;
      timer.callback();
    }
  }, TICK_MS);
  const setRate = (next: number) => {
    advance();
    rate = next;
  };
  return {
    clock: {
      now: () => {
        advance();
        return Math.round(began + passed);
      },
      monotonic: () => {
        advance();
        return passed;
      },
      after: (delayMs, callback) => {
        advance();
        const timer = { at: passed + delayMs, callback };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    },
    until: async (play, phase, afterNumber = 0) => {
      setRate(FAST);
      try {
        const deadline = performance.now() + 90_000;
        while (performance.now() < deadline) {
          const { body } = await play.visitor.get(TABLE);
          if (body.round?.phase === phase && body.round.number > afterNumber) return body;
          await sleep(TICK_MS);
        }
        throw new Error(`the round did not come to ${phase}`);
      } finally {
        setRate(1);
      }
    },
    stop: () => clearInterval(ticking),
  };
}
