import { isUnreachable, isWorthRetrying } from "@fairhouse/platform/database-error.ts";
import { type Lease, LostLease } from "./lease.ts";

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;
/** Consecutive deadlocks and the like before the statement counts as broken. */
const MAX_TRANSIENT = 5;

/**
 * Repeats work on the database while it cannot be reached and the lease holds: a lost connection alone ends no round.
 * The work must detect by itself that it is repeated.
 * @throws LostLease, or the error of a statement that fails for good.
 */
export async function durably<Value>(lease: Lease, work: () => Promise<Value>): Promise<Value> {
  let transient = 0;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)) {
    lease.assertHeld();
    try {
      return await work();
    } catch (error) {
      if (error instanceof LostLease) throw error;
      if (isWorthRetrying(error)) transient += 1;
      else if (!isUnreachable(error)) throw error;
      if (transient > MAX_TRANSIENT) throw error;
    }
    await lease.wait(waitMs);
  }
}
