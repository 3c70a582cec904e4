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
    const ids = binaryColumn(bets, "uuid");
    const ended = await client.query<{ id: string }>(
      "select id from play_bet where id = any($1::uuid[]) and settled_at is not null",
      [ids],
    );
    const { rows } = await client.query<{ bet: string; parts: number }>(
      "select bet, count(*)::integer as parts from play_cash_out where bet = any($1::uuid[]) group by bet",
      [ids],
    );
    const settled = new Set(ended.rows.map(({ id }) => id));
    const now = new Map(rows.map(({ bet, parts }) => [bet, parts]));
    return bets.every((bet) => settled.has(bet) || (now.get(bet) ?? 0) === (sold.get(bet) ?? 0)) ? settled : null;
  };
}
