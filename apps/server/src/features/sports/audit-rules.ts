import type { Rule } from "@fairhouse/ledger/trial-balance.ts";
import { revivedBudgets } from "@fairhouse/play/external/settlement/revived-budgets.ts";
import { games } from "./slips/open-slips.ts";

/** The rules of `npm run ledger:audit` for real events, most as queries for rows that break them. */
export const sportsRules: readonly Rule[] = [
  revivedBudgets(games, "sports"),
  {
    // A restoration makes events void without a proposal.
    name: "the result of a real event is the one that was confirmed last for it",
    sql: `select f.id, f.phase, f.result, f.void_reason, r.id as proposal from play_fact f
      left join sports_result r on r.id = (select max(id) from sports_result where fact = f.id and confirmed)
      where f.game = 'sports' and (f.phase = 'known' and (r.id is null or r.result is distinct from f.result)
        or r.id is not null and f.phase not in ('known', 'void')
        or f.phase = 'void' and r.result is not null)`,
  },
  {
    name: "nobody decides a real event on which they have a bet",
    sql: `select r.id as proposal, b.id as bet, b.player from sports_result r
      join play_wait w on w.fact = r.fact join play_bet b on b.id = w.bet and b.player in (r.proposed_by, r.decided_by)
      where r.confirmed`,
  },
];
