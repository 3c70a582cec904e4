import { randomBytes, randomUUID } from "node:crypto";
import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import type { HouseAccounts } from "@fairhouse/ledger/entry.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { Pool } from "pg";

/** Creates many confirmed adults at once, with this many coins each. Answers their ids. */
export async function crowd(
  pool: Pool,
  house: HouseAccounts,
  vault: Vault,
  count: number,
  coins: number,
): Promise<readonly string[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), seed: randomUUID(), next: randomUUID() }));
  const seeds = people.flatMap(({ id, seed, next }) =>
    [seed, next].map((pair) => {
      const text = randomBytes(32).toString("hex");
      return {
        pair,
        player: id,
        active: pair === seed,
        commitment: commitmentOf(text),
        sealed: vault.seal(text, pair),
      };
    }),
  );
  await inTransaction(pool, async (client) => {
    await client.query(
      `with account as (
       insert into ledger_account (role, owner, currency, balance, entries)
       select 'player', id, $4, $5, 1 from unnest($1::uuid[]) id returning id, owner
     ), movement as (
       insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
       select owner, 1, 'grant', id, $5::bigint, 1, $5::bigint, $7, 0, $6 from account
     )
     insert into play_player (id, account, currency, name, avatar, role, seed, next_seed, adult_at)
     select q.id, a.id, $4, 'player-' || left(q.id::text, 8), q.id, 'player', q.seed, q.next, now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) q(id, seed, next) join account a on a.owner = q.id`,
      [
        people.map(({ id }) => id),
        people.map(({ seed }) => seed),
        people.map(({ next }) => next),
        house.currency,
        coins,
        house.promotions,
        house.escrow,
      ],
    );
    await client.query(
      `insert into play_seed (id, player, commitment, sealed, client_seed, activated_at)
     select id, player, commitment, sealed, left(id::text, 8), case when active then now() end
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[], $5::boolean[]) q(id, player, commitment, sealed, active)`,
      [
        seeds.map(({ pair }) => pair),
        seeds.map(({ player }) => player),
        seeds.map(({ commitment }) => commitment),
        seeds.map(({ sealed }) => sealed),
        seeds.map(({ active }) => active),
      ],
    );
  });
  return people.map(({ id }) => id);
}
