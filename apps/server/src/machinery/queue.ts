import { AppError } from "./http/errors.ts";

/** Runs at most so many at once and lets at most so many wait: a further one is refused with AppError `busy`. */
export function createQueue(concurrency: number, maxWaiting: number) {
  const enqueue = createTurns(concurrency, maxWaiting, maxWaiting);
  return <Value>(work: () => Promise<Value>): Promise<Value> => enqueue("", work);
}

/**
 * The same for many, who take turns: each has a queue of their own, with an end of its own, so that however much one of them asks for,
 * the others wait for one work of theirs.
 */
export function createTurns(concurrency: number, maxWaitingOfOne: number, maxWaiting: number) {
  /** Who is next comes first. */
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
