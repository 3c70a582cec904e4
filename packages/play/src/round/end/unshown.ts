import { SETTLING_ACT } from "@fairhouse/ledger/entry.ts";

// Results that are settled and not shown yet, as SQL: a round that nobody can leave is paid first and then revealed,
// and until that is over nothing that lists, sums or ranks may count it (docs/decisions/0032). `moment` is a parameter
// of the caller's statement: the time of the clock of the server that answers, rather than the database's. The end of
// the reveal is dated by the clock of its driver, and clocks of servers agree (machinery/ticks/clock-offset.ts). There are a handful of such rounds at most (index play_round_shown).

/** True if the result of the bet `b` may be public. */
export const isShown = (moment: string) =>
  `((b.round = any(array(select id from play_round where shown_at > ${moment}))) is not true
    or b.ended is not distinct from 'taken_back')`;

/**
 * The link of a round `r`, as it may be public: the rounds of a shoe play one link, which is revealed by the last of them and
 * leads to its result. Null before that one is shown.
 */
export const shownLink = (moment: string) =>
  `(case when not exists (select from play_round o where o.chain = r.chain and o.link = r.link and o.shown_at > ${moment})
     then r.revealed end)`;

/**
 * Tickets `b` of a player in rounds `r` whose reveal is still on, without those taken back, which were in none. For use
 * after `from`.
 */
export const unshownTickets = (player: string, moment: string) =>
  `play_round r join play_bet b on b.round = r.id and b.player = ${player} and b.payout is not null
     and b.ended <> 'taken_back'
   where r.shown_at > ${moment}`;

/** The part of a player's balance that is not shown yet, by round, as JSON in the protocol's format. */
export const heldResults = (player: string, moment: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('round', round, 'amount', amount, 'until', until)), '[]') from (
      select r.id as round, sum(b.payout) as amount, extract(epoch from r.shown_at) * 1000 as until
      from ${unshownTickets(player, moment)} group by r.id) h)`;

/** The same as one sum. */
export const heldSum = (player: string, moment: string) =>
  `(select coalesce(sum(b.payout), 0)::bigint from ${unshownTickets(player, moment)})`;

/**
 * The number of the `entries` of a player's account that may be shown: those before the first that settled something
 * not shown yet. Later entries wait too, because every movement states the balance after it.
 */
export const toldEntries = (player: string, moment: string, entries: string) =>
  `coalesce((select min(m.sequence) - 1 from ledger_movement m where m.act = ${SETTLING_ACT}
     and m.reference in (select b.id from ${unshownTickets(player, moment)})), ${entries})`;
