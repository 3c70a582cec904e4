import type { Clock } from "@fairhouse/platform/clock.ts";
import type { PaidTicket } from "@fairhouse/protocol/table.ts";
import { durably } from "../durably.ts";
import type { Lease } from "../lease.ts";
import type { Round } from "../round.ts";
import { pastRound, type RoundRecords } from "../round-records.ts";
import type { RoundRow } from "../round-store.ts";
import type { ShownTable } from "../table/shown-table.ts";

interface RevealParts {
  readonly records: RoundRecords;
  readonly clock: Clock;
}

/**
 * Goes on showing a round that a lost driver had settled, and announces its end. Its bettors were told before, or their
 * screens ask.
 * @throws LostLease
 */
export async function showRest(
  { records, clock }: RevealParts,
  lease: Lease,
  shown: ShownTable,
  round: Round,
  row: RoundRow,
): Promise<void> {
  const restMs = (row.shown_at?.getTime() ?? 0) - clock.now();
  if (restMs > 0) await lease.sleep(restMs);
  const view = shown.round;
  if (view?.id !== round.id) return;
  const ended = { ...view, phase: row.phase, link: row.revealed };
  const past = await durably(lease, () => records.withWinner(round.game, pastRound(row)));
  shown.publish({ type: "ended", round: ended, past, paid: await paidNow(records, lease, round) });
}

/** Reads the payouts of a round's largest tickets from the database. @throws LostLease */
async function paidNow(records: RoundRecords, lease: Lease, round: Round): Promise<readonly PaidTicket[]> {
  const { tickets } = await durably(lease, () => records.tally(round));
  return tickets.flatMap(({ id, payout }) => (payout === null ? [] : [{ id, payout }]));
}
