import { AppError } from "./http/errors.ts";

/** Runs at most so many at once and lets at most so many wait: a further one is refused with AppError `busy`. */
export function createQueue(concurrency: number, maxWaiting: number) {
  const enqueue = createTurns(concurrency, maxWaiting, maxWaiting);
  return <Value>(work: () => Promise<Value>): Promise<Value> => enqueue("", work);
}

/**
 * Does the same for many callers, who take turns: each has a bounded queue of its own, so that however much one of them
 * asks for, the others wait for no more than one piece of its work.
 */
export function createTurns(concurrency: number, maxWaitingOfOne: number, maxWaiting: number) {
  /** In the order of their turns. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;
  const next = (): (() => void) | undefined => {
    const [first] = queues;
    if (first === undefined) return undefined;
    const [who, queue] = first;
    const start = queue.shift();
    waiting -= 1;
    queues.delete(who);
    if (queue.length > 0) queues.set(who, queue);
    return start;
  };
  return async <Value>(who: string, work: () => Promise<Value>): Promise<Value> => {
    if (running >= concurrency) {
      const queue = queues.get(who) ?? [];
      if (waiting >= maxWaiting || queue.length >= maxWaitingOfOne) throw new AppError("busy");
      waiting += 1;
      queues.set(who, queue);
      await new Promise<void>((start) => queue.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const start = next();
      if (start === undefined) running -= 1;
      else start();
    }
  };
}
