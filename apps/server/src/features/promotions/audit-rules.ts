import type { Rule } from "@fairhouse/ledger/trial-balance.ts";

/** The rules of `npm run ledger:audit` for rewards, as queries for rows that break them. */
export const promotionRules: readonly Rule[] = [
  {
    name: "every reward has exactly its movement, out of promotions into its player's account",
    sql: `select c.id, c.player, c.kind, c.amount, count(m.reference) as movements, max(m.amount) as moved
      from promotion_claim c join play_player p on p.id = c.player
      left join ledger_movement m on m.reference = c.id
      left join ledger_account g on g.id = m.counter_account
      group by c.id, p.account
      having count(m.reference) filter (where m.kind = 'grant' and m.act = 1 and m.amount = c.amount and m.escrow = 0
          and m.account = p.account and g.role = 'promotions') <> 1
        or count(m.reference) filter (where m.kind = 'grant') <> 1`,
  },
  {
    // The balance that a closed account gave back is a grant below zero.
    name: "coins are given for an account's opening or a reward",
    sql: `select m.reference, m.account, m.amount from ledger_movement m
      where m.kind = 'grant' and m.amount > 0 and not exists (select 1 from promotion_claim c where c.id = m.reference)
        and not exists (select 1 from play_player p where p.id = m.reference)`,
  },
  {
    name: "prizes of a race are rewards of its places, and nobody else has one",
    sql: `select c.id, c.player, c.ordinal as week, c.step as place from promotion_claim c
      left join promotion_race_result r on r.claim = c.id and r.week = c.ordinal and r.place = c.step and r.player = c.player
      where c.kind = 'race' and r.claim is null`,
  },
];
