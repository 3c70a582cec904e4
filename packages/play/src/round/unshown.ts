import { TAKEN_BACK_AT } from "@fairhouse/kernel/taken-back.ts";
import { SETTLING_ACT } from "@fairhouse/ledger/entry.ts";

// What is settled and not shown yet, as SQL: a round that nobody can leave is paid first and then revealed, and until that is over
// nothing that lists, sums or ranks may count it (docs/decisions/0032). `moment` is a parameter of the caller's: the server's
// clock, which dated the end of the reveal, and not the database's. There are a handful of such rounds at most (index play_round_shown).

/** Whether everybody may be told what the bet `b` came to. */
export const isShown = (moment: string) =>
  `((b.round = any(array(select id from play_round where shown_at > ${moment}))) is not true
    or b.left_at is not distinct from ${TAKEN_BACK_AT})`;

/** Tickets `b` of a player in rounds `r` whose reveal is still on; those that were taken back were in none. To stand after `from`. */
export const unshownTickets = (player: string, moment: string) =>
  `play_round r join play_bet b on b.round = r.id and b.player = ${player} and b.payout is not null
     and b.left_at is distinct from ${TAKEN_BACK_AT}
   where r.shown_at > ${moment}`;

/** What a player's balance has in it that is not shown yet, by round, as JSON of the protocol's shape. */
export const heldResults = (player: string, moment: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('round', round, 'amount', amount, 'until', until)), '[]') from (
      select r.id as round, sum(b.payout) as amount, extract(epoch from r.shown_at) * 1000 as until
      from ${unshownTickets(player, moment)} group by r.id) h)`;

/** The same as one sum. */
export const heldSum = (player: string, moment: string) =>
  `(select coalesce(sum(b.payout), 0)::bigint from ${unshownTickets(player, moment)})`;

/**
 * How many of the `entries` of a player's account may be told: those before the first that settled what is not shown yet. Also what
 * follows it waits, because every movement says the balance after it.
 */
export const toldEntries = (player: string, moment: string, entries: string) =>
  `coalesce((select min(m.sequence) - 1 from ledger_movement m where m.act = ${SETTLING_ACT}
     and m.reference in (select b.id from ${unshownTickets(player, moment)})), ${entries})`;
