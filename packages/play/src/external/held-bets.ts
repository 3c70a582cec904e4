import type { PoolClient } from "pg";
import type { SettlementGate } from "../settlement/batch-settlement.ts";

/**
 * Returns those of the bets that have ended, by id, and keeps the others from being ended by anybody else: several
 * transactions may hold the same facts, one that settles another fact of a bet, one that cashes it out. Bets are locked
 * after facts and before players, in the order of their ids.
 */
export async function settledBets(client: PoolClient, bets: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `with held as materialized (select id, settled_at from play_bet where id = any($1::uuid[]) order by id for update)
     select id from held where settled_at is not null`,
    [bets],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The number of parts of bets that were sold when their ends were computed, by bet. */
export type SoldParts = ReadonlyMap<string, number>;

/**
 * Returns which bets have ended, as `settledBets`; null if a part of one of the others was sold since its end was
 * computed: nobody sells parts of it any more while it is locked.
 */
export function unlessSold(sold: SoldParts): SettlementGate["settledOf"] {
  return async (client, bets) => {
    const settled = await settledBets(client, bets);
    // A statement of its own: it sees what was written while the bets were waited for.
    const { rows } = await client.query<{ bet: string; parts: number }>(
      "select bet, count(*)::integer as parts from play_cash_out where bet = any($1::uuid[]) group by bet",
      [bets],
    );
    const now = new Map(rows.map(({ bet, parts }) => [bet, parts]));
    return bets.every((bet) => settled.has(bet) || (now.get(bet) ?? 0) === (sold.get(bet) ?? 0)) ? settled : null;
  };
}
