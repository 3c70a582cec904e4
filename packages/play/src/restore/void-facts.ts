import { noTicks } from "@fairhouse/platform/ticks.ts";
import { ExternalSettlement, type ExternalSettlementParts } from "../external/settlement/external-settlement.ts";

/**
 * Makes every fact void whose result is not known, because a database that went back may have forgotten what was
 * public: stakes on void facts alone go back. Settles known facts too, whose bets a stopped server left open. No server
 * is let in meanwhile.
 * @returns the number of void facts.
 */
export async function voidFacts(
  parts: Omit<ExternalSettlementParts, "bus" | "ticks">,
  reason: string,
): Promise<number> {
  const { rowCount } = await parts.pool.query(
    `update play_fact set phase = 'void', closed_at = coalesce(closed_at, $1), known_at = $1, void_reason = $2
     where known_at is null`,
    [new Date(parts.clock.now()), reason],
  );
  const settlement = new ExternalSettlement({ ...parts, bus: { publish: () => undefined }, ticks: noTicks });
  for (const fact of await settlement.due()) await settlement.settle(fact);
  return rowCount ?? 0;
}
