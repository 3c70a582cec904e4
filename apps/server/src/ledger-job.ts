import { forgetRollUpsAhead, rollUp } from "@fairhouse/ledger/rollup.ts";
import { every } from "@fairhouse/platform/every.ts";
import type { StartFeature } from "./parts.ts";

/** Interval of the roll-up, which bounds the entries of the house's own accounts that a balance has to add up. */
const ROLL_UP_MS = 60_000;

/**
 * Keeps the balances of the insert-only accounts quick to read. Several servers may do it; only one at a time adds up.
 */
export const startLedgerJob: StartFeature = async ({ pool, clock, log }) => {
  await forgetRollUpsAhead(pool);
  const run = async () => {
    const client = await pool.connect();
    try {
      await rollUp(client, ({ reached, end }) =>
        log.info({ reached, end }, "adding up the accounts of the house, in numbers of transactions"),
      );
    } finally {
      client.release();
    }
  };
  const job = every(clock, ROLL_UP_MS, run, {
    failed: (error) => log.warn({ err: error }, "the house accounts could not be rolled up"),
  });
  return { close: () => job.stop() };
};
