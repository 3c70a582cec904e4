import type { Log } from "@fairhouse/platform/log.ts";
import { byPlayer, type Decision } from "../../settlement/batch-settlement.ts";
import { durably } from "../durably.ts";
import { type Lease, LostLease } from "../lease.ts";
import { type BookTicket, OPEN_PHASES, type Round } from "../round.ts";
import type { RoundNews } from "../round-news.ts";
import type { RoundStore } from "../round-store.ts";
import { refund } from "./ending.ts";
import type { RoundSettlement } from "./round-settlement.ts";

const RETRY_MS = 1_000;
/** Tries to give all stakes back at once, before it is done player by player. */
const MAX_TRIES_TOGETHER = 3;
/** Pause between further tries, when an operator has to mend something. */
const STUCK_RETRY_MS = 10_000;
/** Limit on the waiting players that the log names. */
const NAMED_PLAYERS = 20;

interface RefundParts {
  readonly store: RoundStore;
  readonly settlement: RoundSettlement;
  readonly news: RoundNews;
  readonly log: Log;
}

/**
 * Gives all open stakes of a round back, however often that takes. `end` writes the refunds together with the round's
 * end, and its result is returned. A player whose rows cannot be read keeps the round open, but holds back nobody
 * else's stake.
 * @throws LostLease
 */
export async function refundAll<Answer>(
  parts: RefundParts,
  lease: Lease,
  round: Round,
  end: (refunds: readonly Decision<BookTicket>[]) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      if (tries > MAX_TRIES_TOGETHER) await refundEach(parts, lease, round);
      return await end(await openStakes(parts, lease, round));
    } catch (error) {
      if (error instanceof LostLease) throw error;
      parts.log.error({ err: error, round: round.id }, "the stakes of a round could not go back yet");
      await lease.wait(tries > MAX_TRIES_TOGETHER ? STUCK_RETRY_MS : RETRY_MS);
    }
  }
}

/** Refunds player by player; failures are logged and left to the next try. */
async function refundEach(parts: RefundParts, lease: Lease, round: Round): Promise<void> {
  const { settlement, news, log } = parts;
  const failed: string[] = [];
  let reason: unknown;
  for (const [player, refunds] of byPlayer(await openStakes(parts, lease, round))) {
    try {
      const settled = await durably(lease, () => settlement.settle(round, OPEN_PHASES, refunds, null));
      if (!settled) throw new LostLease();
      await news.tell(round, settled, null);
    } catch (error) {
      if (error instanceof LostLease) throw error;
      failed.push(player);
      reason ??= error;
    }
  }
  if (failed.length === 0) return;
  const players = failed.slice(0, NAMED_PLAYERS);
  log.error(
    { err: reason, round: round.id, players, count: failed.length },
    "players whose stakes could not go back yet",
  );
}

async function openStakes(
  { store }: RefundParts,
  lease: Lease,
  round: Round,
): Promise<readonly Decision<BookTicket>[]> {
  const book = await durably(lease, () => store.book(round));
  return book.filter((ticket) => ticket.payout === null).map(refund);
}
