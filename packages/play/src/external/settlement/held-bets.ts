import { binaryColumn } from "@fairhouse/ledger/binary-array.ts";
import type { SettlementGate } from "../../settlement/batch-settlement.ts";

/** The number of parts of bets that were sold when their ends were computed, by bet. */
export type SoldParts = ReadonlyMap<string, number>;

/**
 * Returns which bets have ended; null if a part of one of the others was sold since its end was computed. Several
 * transactions may hold the same facts, one that settles another fact of a bet, one that cashes it out; their players
 * are locked, so both answers stay true.
 */
export function unlessSold(sold: SoldParts): SettlementGate["settledOf"] {
  return async (client, bets) => {
    const { rows } = await client.query<{ id: string; ended: boolean; parts: number }>(
      `select id, settled_at is not null as ended,
         (select count(*)::integer from play_cash_out where bet = b.id) as parts
       from play_bet b where id = any($1::uuid[]) and (settled_at is not null or sold_in_parts)`,
      [binaryColumn(bets, "uuid")],
    );
    const settled = new Set(rows.flatMap(({ id, ended }) => (ended ? [id] : [])));
    const now = new Map(rows.map(({ id, parts }) => [id, parts]));
    return bets.every((bet) => settled.has(bet) || (now.get(bet) ?? 0) === (sold.get(bet) ?? 0)) ? settled : null;
  };
}
