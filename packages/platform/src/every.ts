import type { Clock } from "./clock.ts";

/** Work that is done again and again. */
export interface Job {
  /** Runs the work now, or again as soon as the run under way is over. */
  hurry(): void;
  /** Begins no further run. Resolves when the run under way is over. */
  stop(): Promise<void>;
}

export interface JobOptions {
  /** Milliseconds until the first run; `ms` by default. */
  readonly firstMs?: number;
  /** Called with the error of a run that failed; the next run is not affected. Without it the error is thrown. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Runs the work every `ms` milliseconds, counted from the end of the last run: two runs never overlap.
 * @param work may return the milliseconds until the next run. `isStopping` is true as soon as the job is stopped.
 */
export function every(
  clock: Pick<Clock, "after">,
  ms: number,
  // biome-ignore lint/suspicious/noConfusingVoidType: work that returns nothing waits for `ms`.
  work: (isStopping: () => boolean) => Promise<number | void> | number | void,
  { firstMs = ms, failed }: JobOptions = {},
): Job {
  let cancel: () => void = () => undefined;
  let running: Promise<void> | null = null;
  let isHurried = false;
  let isStopped = false;

  const schedule = (delayMs: number) => {
    if (isStopped) return;
    cancel = clock.after(isHurried ? 0 : delayMs, run);
    isHurried = false;
  };
  const report = (error: unknown) => {
    if (failed === undefined) throw error;
    failed(error);
  };
  const attempt = () => {
    try {
      return work(() => isStopped);
    } catch (error) {
      report(error);
    }
  };
  const run = () => {
    const result = attempt();
    if (!(result instanceof Promise)) {
      schedule(result ?? ms);
      return;
    }
    running = result.catch(report).then((delayMs) => {
      running = null;
      schedule(delayMs ?? ms);
    });
  };

  schedule(firstMs);
  return {
    hurry() {
      if (running !== null) {
        isHurried = true;
        return;
      }
      cancel();
      if (!isStopped) run();
    },
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}
