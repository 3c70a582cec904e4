import type { Rule } from "@fairhouse/ledger/trial-balance.ts";

/** Adds up the parts that were sold of each bet. */
const sold =
  "select bet, sum(units) as units, sum(stake) as stake, sum(value) as value from play_cash_out group by bet";

/** Invariants 2, 4 and 5 of `docs/reliability.md` for bets, seeds and rounds, as queries for rows that break them. */
export const playRules: readonly Rule[] = [
  {
    name: "every settled bet is settled by one movement with its payout, every open one by none",
    sql: `select b.id, b.game, b.stake, b.payout, count(e.account) as settlements, max(e.amount) as amount
      from play_bet b
      join play_player p on p.id = b.player
      left join ledger_entry e on e.reference = b.id and e.act = 0 and e.account = p.account
      left join play_resettlement r on r.bet = b.id and r.number = 1
      left join (${sold}) s on s.bet = b.id
      group by b.id, r.was_payout, s.value having (b.payout is null and count(e.account) > 0)
        or (b.payout is not null and count(e.account) <> 1)
        or (b.payout is not null
          and max(e.amount) <> coalesce(r.was_payout, b.payout) - coalesce(s.value, 0) - case when max(e.kind) = 'bet' then b.stake else 0 end)`,
  },
  {
    name: "what a bet staked is what its player paid",
    sql: `select b.id, b.game, b.stake, coalesce(-sum(e.amount), 0)::text as paid from play_bet b
      join play_player p on p.id = b.player
      left join ledger_entry e on e.reference = b.id and e.account = p.account and e.kind = 'stake'
      where not exists (select 1 from ledger_entry n where n.reference = b.id and n.act = 0 and n.kind = 'bet')
      group by b.id having b.stake <> coalesce(-sum(e.amount), 0)`,
  },
  {
    name: "escrow holds the stake of an open bet, without that of its sold parts, and nothing of a settled one",
    sql: `select b.id, b.game, b.stake, b.payout, coalesce(sum(e.amount), 0)::text as held from play_bet b
      left join (
        select coalesce(r.bet, e.reference) as bet, e.amount
        from ledger_entry e join ledger_account a on a.id = e.account and a.role = 'escrow'
        left join play_resettlement r on r.reversal = e.reference) e on e.bet = b.id
      left join (${sold}) s on s.bet = b.id
      group by b.id, s.stake
      having coalesce(sum(e.amount), 0) <> case when b.payout is null then b.stake - coalesce(s.stake, 0) else 0 end`,
  },
  {
    name: "all of escrow is stakes of open bets, apart from corrections by hand",
    sql: `select held::text, open::text from (
        select coalesce((select sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account
            left join play_resettlement r on r.reversal = e.reference
            where a.role = 'escrow' and (e.kind <> 'correction' or r.bet is not null)), 0) as held,
          coalesce((select sum(b.stake - coalesce(s.stake, 0)) from play_bet b left join (${sold}) s on s.bet = b.id
            where b.payout is null), 0) as open
      ) totals where held <> open`,
  },
  {
    name: "a key names a bet of its own player",
    sql: `select k.player, k.key, k.bet from play_key k
      where not exists (select 1 from play_bet b where b.id = k.bet and b.player = k.player)`,
  },
  {
    name: "movements of bets belong to bets",
    sql: `select e.reference, e.act, e.kind from ledger_entry e
      where e.kind in ('bet', 'stake', 'payout', 'refund', 'adjustment') and not exists (select 1 from play_bet b where b.id = e.reference)`,
  },
  {
    name: "nonces of a seed are 0, 1, 2, … without gap or repeat",
    sql: `select b.seed, count(*) as bets, min(b.nonce) as first, max(b.nonce) as last from play_bet b where b.seed is not null
      group by b.seed having min(b.nonce) <> 0 or max(b.nonce) <> count(*) - 1 or count(distinct b.nonce) <> count(*)`,
  },
  {
    name: "the next nonce of a seed is the number of its bets",
    sql: `select s.id as seed, s.player, case when p.seed = s.id then p.nonce else s.nonces end as next, coalesce(b.bets, 0) as bets
      from play_seed s join play_player p on p.id = s.player
      left join (select seed, count(*) as bets from play_bet where seed is not null group by seed) b on b.seed = s.id
      where coalesce(case when p.seed = s.id then p.nonce else s.nonces end, 0) <> coalesce(b.bets, 0)`,
  },
  {
    name: "an active seed is not revealed, and a revealed one hashes to its commitment",
    sql: `select s.id as seed, s.commitment from play_seed s join play_player p on p.id = s.player
      where (s.id in (p.seed, p.next_seed) and s.server_seed is not null)
        or (s.server_seed is not null and encode(sha256(convert_to(s.server_seed, 'UTF8')), 'hex') <> s.commitment)`,
  },
  {
    name: "turns of a hand are 0, 1, 2, …",
    sql: `select bet, count(*) as moves, max(turn) as last from play_move group by bet having max(turn) <> count(*) - 1`,
  },
  {
    name: "a settled round has its outcome and no open ticket; a voided one only refunds",
    sql: `select r.id, r."table", r.number, r.phase, b.id as bet from play_round r left join play_bet b on b.round = r.id
      where (r.phase = 'settled' and (r.outcome is null or b.payout is null) and (r.outcome is null or b.id is not null))
        or (r.phase = 'voided' and b.id is not null and b.payout is null)`,
  },
  {
    name: "a ticket is given back whole: by its player, or by a round that was interrupted or voided",
    sql: `select b.id, b.stake, b.payout, b.ended, r.phase, r.interrupted from play_bet b join play_round r on r.id = b.round
      where (b.ended in ('taken_back', 'refunded') and (b.payout <> b.stake or not b.refunded))
        or (b.ended = 'refunded' and r.phase = 'settled' and not r.interrupted)`,
  },
  {
    name: "every open hand is its player's only one of its game",
    sql: `select coalesce(b.id, h.bet) as bet, coalesce(b.player, h.player) as player, b.settled_at, h.bet as known
      from (select id, player, game, settled_at from play_bet where settled_at is null and seed is not null) b
      full join play_open_hand h on h.bet = b.id and h.player = b.player and h.game = b.game
      where b.id is null or h.bet is null`,
  },
  {
    name: "bets on facts wait for facts of their game, and no other bet does",
    sql: `select b.id, b.kind, b.game, f.id as fact, f.game as of from play_bet b
      left join play_wait w on w.bet = b.id left join play_fact f on f.id = w.fact
      where (b.kind = 'external') <> (f.id is not null) or b.game <> f.game`,
  },
  {
    name: "re-settlements of a bet follow each other, are paid, take back what was paid before, and lead to its payout",
    sql: `select r.bet, r.number, r.was_payout, r.payout, b.payout as now from play_resettlement r
      left join play_bet b on b.id = r.bet
      left join play_resettlement n on n.bet = r.bet and n.number = r.number + 1
      left join play_resettlement f on f.bet = r.bet and f.number = r.number - 1
      left join play_player p on p.id = b.player
      left join ledger_entry paid on paid.reference = r.bet and paid.act = 1000 + r.number and paid.account = p.account and paid.kind = 'payout'
      left join ledger_entry taken on taken.reference = r.reversal and taken.account = p.account and taken.kind = 'correction'
      left join ledger_reversal v on v.reversed_by = r.reversal and v.reference = r.bet
        and v.act = case when r.number = 1 then 0 else 999 + r.number end
      left join (${sold}) s on s.bet = r.bet
      where (r.payout, r.refunded) is distinct from (coalesce(n.was_payout, b.payout), coalesce(n.was_refunded, b.refunded))
        or (r.number > 1) <> (f.bet is not null) or paid.amount is distinct from r.payout - coalesce(s.value, 0)
        or taken.amount is distinct from coalesce(s.value, 0) - r.was_payout
        or v.reversed_by is null or b.ended not in ('settled', 'refunded')`,
  },
  {
    name: "the house adds to a player's account what a re-settlement takes and they no longer have, and nothing else",
    sql: `select a.reference as bet, a.act, a.amount, t.balance from ledger_entry a
      left join play_resettlement r on r.bet = a.reference and r.number = a.act - 2000
      left join ledger_entry t on t.reference = r.reversal and t.account = a.account
      where a.kind = 'adjustment' and a.sequence is not null and (t.balance is distinct from 0 or a.amount <= 0)`,
  },
  {
    name: "parts of a bet that were sold follow each other, are paid, have their share of the stake, and leave something of it",
    sql: `select c.bet, c.number, c.units, c.stake, c.value, m.amount from play_cash_out c
      left join play_bet b on b.id = c.bet and b.kind = 'external'
      left join play_player p on p.id = b.player
      left join ledger_movement m on m.reference = c.bet and m.act = 100 + c.number and m.account = p.account and m.kind = 'payout'
      left join play_cash_out f on f.bet = c.bet and f.number = c.number - 1
      left join (${sold}) s on s.bet = c.bet
      where (m.amount, m.escrow) is distinct from (c.value, -c.stake) or (c.number > 1) <> (f.bet is not null)
        or c.stake::numeric * s.units <> s.stake::numeric * c.units or s.stake >= b.stake or b.ended in ('refunded', 'taken_back')
        or not b.sold_in_parts`,
  },
  {
    name: "a late correction takes nothing away from a bet",
    sql: `select r.bet, r.number, r.was_payout, r.payout from play_resettlement r
      join play_correction c on c.fact = r.fact and c.number = r.correction
      where c.late and r.payout < r.was_payout`,
  },
  {
    name: "corrections of a result follow each other, are late after a day, and lead to the result of their fact",
    sql: `select c.fact, c.number, c.late, f.phase from play_correction c join play_fact f on f.id = c.fact
      left join play_correction n on n.fact = c.fact and n.number = c.number + 1
      left join play_correction b on b.fact = c.fact and b.number = c.number - 1
      where (c.number > 1) <> (b.fact is not null) or f.chain is not null
        or c.late <> (c.corrected_at > f.known_at + interval '24 hours')
        or c.result is distinct from case when n.fact is null then f.result else n.was end`,
  },
  {
    name: "an open bet waits for a fact whose bets are not settled",
    sql: `select b.id, b.player from play_bet b where b.kind = 'external' and b.settled_at is null and not exists (
        select 1 from play_wait w join play_fact f on f.id = w.fact where w.bet = b.id and f.settled_at is null)`,
  },
  {
    name: "what open bets take from the budget of an open fact was drawn from it before",
    sql: `select f.id as fact, sum(w.charge)::text as taken, b.drawn from play_fact f
      join play_wait w on w.fact = f.id join play_bet o on o.id = w.bet and o.settled_at is null
      left join play_budget b on b.fact = f.id
      where f.phase = 'open' group by f.id, b.drawn having sum(w.charge) > coalesce(b.drawn, 0)`,
  },
  {
    name: "rounds or times of a chain use its links 1, 2, 3, … once each, unless rounds share one on purpose",
    sql: `select c.id as chain, c."table", c.played, max(r.link) as last, count(distinct r.link) as used
      from play_chain c left join (
        select chain, link from play_round union all
        select t.chain, t.link from play_timed_link t join play_chain taken on taken.id = t.chain and t.link <= taken.played
      ) r on r.chain = c.id
      group by c.id having c.played <> coalesce(max(r.link), 0) or count(distinct r.link) <> coalesce(max(r.link), 0)`,
  },
];
