import type { Entry } from "@fairhouse/house-log/entry.ts";
import { houseBalances } from "@fairhouse/ledger/rollup.ts";
import type pg from "pg";

/**
 * Returns the books as they stand in the snapshot of a pass, by currency. A payout that is held back because it is not shown
 * yet counts as in play, as the entries above say it.
 */
export async function daysOf(client: pg.PoolClient, day: string, time: number): Promise<readonly Entry[]> {
  const { rows } = await client.query<{
    currency: string;
    players: string;
    held: string;
    in_play: string;
    counter: string;
  }>(
    `with held as (
        select a.currency, sum(m.amount) as amount, sum(m.escrow) as escrow
        from house_log_held h join ledger_movement m using (reference, act) join ledger_account a on a.id = m.account group by 1)
      select a.currency, sum(a.balance)::text as players, coalesce(max(h.amount), 0)::text as held,
        coalesce(max(h.escrow), 0)::text as in_play, coalesce(max(h.amount + h.escrow), 0)::text as counter
      from ledger_account a left join held h using (currency) where a.role = 'player' group by 1 order by 1`,
  );
  const entries: Entry[] = [];
  for (const { currency, players, held, in_play, counter } of rows) {
    const balances = new Map(
      (await houseBalances(client, currency)).map(({ role, balance }) => [role, Number(balance)]),
    );
    entries.push({
      kind: "day",
      day,
      currency,
      players: Number(players) - Number(held),
      escrow: (balances.get("escrow") ?? 0) - Number(in_play),
      house: (balances.get("house") ?? 0) + Number(counter),
      promotions: balances.get("promotions") ?? 0,
      time,
    });
  }
  return entries;
}
