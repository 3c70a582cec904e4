/** Thrown by work that has not ended in its time. */
export class TookTooLong extends Error {}

/** Exit code of an attack or test on a planted bug that has not ended in its time. */
export const TOO_LONG = 3;

/**
 * Returns what some work comes to.
 * @param end ends what the work has started, once its time is over.
 * @throws TookTooLong then.
 */
export async function inTime<Value>(
  work: Promise<Value>,
  milliseconds: number,
  end: () => Promise<unknown>,
): Promise<Value> {
  const over = Promise.withResolvers<"over">();
  const timer = setTimeout(() => over.resolve("over"), milliseconds);
  try {
    const first = await Promise.race([work, over.promise]);
    if (first !== "over") return first;
    // Nobody waits for it any more.
    work.catch(() => undefined);
    await end();
    throw new TookTooLong(`did not end in ${milliseconds / 60_000} minutes`);
  } finally {
    clearTimeout(timer);
  }
}
