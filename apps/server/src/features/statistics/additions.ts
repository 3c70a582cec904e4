import type { Additions } from "../../parts.ts";
import { statisticsRules } from "./audit-rules.ts";

/** Words for the numbers of `bet_result` of the database; wins from this multiple of the stake on. */
const RESULT = "(array['refunded', 'lost', 'even', 'won', 'won 2x', 'won 10x', 'won 100x', 'won 1000x'])[result + 1]";

export const statisticsAdditions: Additions = {
  auditRules: statisticsRules,
  // Keys are JSON arrays of the columns of the primary keys, whose order the pages follow.
  exportTables: [
    {
      name: "days",
      from: '["", "-infinity", "", -1]',
      sql: `select jsonb_build_array(currency, day, game, result)::text as key, jsonb_build_object('currency', currency, 'day', day,
        'game', game, 'result', ${RESULT}, 'bets', bets, 'wagered', wagered, 'paid', paid, 'judgedWagered', judged_wagered,
        'judgedPaid', judged_paid, 'expectedThousandths', expected_thousandths, 'topProfit', top_profit,
        'topProfitBet', top_profit_bet, 'topMultiplierHundredths', top_multiplier, 'topMultiplierBet', top_multiplier_bet) as row
      from statistics_day where player = $1 and (currency, day, game, result)
        > ($2::jsonb ->> 0, ($2::jsonb ->> 1)::date, $2::jsonb ->> 2, ($2::jsonb ->> 3)::smallint)
      order by currency, day, game, result limit $3`,
    },
    {
      name: "daysByMark",
      from: '["", "", "", "-infinity", 0, -1]',
      sql: `select jsonb_build_array(currency, game, mark, day, value, result)::text as key, jsonb_build_object('currency', currency,
        'game', game, 'mark', mark, 'day', day, 'value', value, 'result', ${RESULT}, 'bets', bets, 'wagered', wagered,
        'paid', paid) as row
      from statistics_day_mark where player = $1 and (currency, game, mark, day, value, result)
        > ($2::jsonb ->> 0, $2::jsonb ->> 1, $2::jsonb ->> 2, ($2::jsonb ->> 3)::date, ($2::jsonb ->> 4)::bigint, ($2::jsonb ->> 5)::smallint)
      order by currency, game, mark, day, value, result limit $3`,
    },
  ],
};
