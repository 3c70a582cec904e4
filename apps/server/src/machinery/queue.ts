import { AppError } from "./http/errors.ts";

/** Runs at most so many at once and lets at most so many wait: a further one is refused with AppError `busy`. */
export function createQueue(concurrency: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new AppError("busy");
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
