import type { Rule } from "@fairhouse/ledger/trial-balance.ts";

/** The rules of `npm run ledger:audit` for statistics, as queries for rows that break them. */
export const statisticsRules: readonly Rule[] = [
  {
    name: "the days of a player's statistics hold their settled bets up to the mark, and no others",
    // A bet that was settled again counts as it was at the mark.
    sql: `with counted_payout as (
        select distinct on (k.account, r.bet) k.account, r.bet,
          case when m.sequence <= k.sequence then r.payout else r.was_payout end as payout,
          case when m.sequence <= k.sequence then r.refunded else r.was_refunded end as refunded
        from play_resettlement r join ledger_movement m on m.reference = r.bet and m.act = 1000 + r.number
        join statistics_mark k on k.account = m.account
        order by k.account, r.bet, m.sequence <= k.sequence desc,
          case when m.sequence <= k.sequence then -r.number else r.number end
      ), counted as (
        select p.id as player, b.currency, bet_day(b.id) as day, b.game,
          bet_result(b.stake, coalesce(r.payout, b.payout), coalesce(r.refunded, b.refunded)) as result,
          count(*) as bets, sum(b.stake) as wagered, sum(coalesce(r.payout, b.payout)) as paid
        from statistics_mark k join play_player p on p.account = k.account
        join ledger_movement m on m.account = k.account and m.sequence <= k.sequence and m.act = 0
          and m.kind in ('bet', 'payout', 'refund')
        join play_bet b on b.id = m.reference
        left join counted_payout r on r.account = k.account and r.bet = b.id
        group by 1, 2, 3, 4, 5
      )
      select player, currency, day, game, result, c.bets, d.bets as stored
      from counted c full join statistics_day d using (player, currency, day, game, result)
      where (c.bets, c.wagered, c.paid) is distinct from (d.bets::numeric, d.wagered::numeric, d.paid::numeric)`,
  },
  {
    name: "no mark of a player's days holds more bets than the days themselves",
    sql: `with marked as (
        select d.player, d.currency, d.day, d.game, d.result, d.mark, sum(d.bets) as bets, sum(d.wagered) as wagered, sum(d.paid) as paid
        from statistics_day_mark d group by 1, 2, 3, 4, 5, 6
      )
      select player, currency, day, game, result, m.mark, m.bets, d.bets as stored
      from marked m left join statistics_day d using (player, currency, day, game, result)
      where d.bets is null or m.bets > d.bets or m.wagered > d.wagered or m.paid > d.paid`,
  },
];
