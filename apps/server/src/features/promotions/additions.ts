import { type Additions, NIL } from "../../parts.ts";
import { promotionRules } from "./audit-rules.ts";
import { readyReward } from "./ready-reward.ts";

export const promotionAdditions: Additions = {
  auditRules: promotionRules,
  exportTables: [
    {
      name: "rewards",
      from: NIL,
      sql: `select id as key, jsonb_build_object('id', id, 'kind', kind, 'step', step, 'amount', amount, 'at', at) as row
      from promotion_claim where player = $1 and id > $2::uuid order by id limit $3`,
    },
    {
      name: "races",
      from: 0,
      sql: `select r.week as key, jsonb_build_object('week', date '1970-01-01' + r.week::integer, 'place', r.place,
        'wagered', r.wagered, 'prize', c.amount) as row
      from promotion_race_result r join promotion_claim c on c.id = r.claim
      where r.player = $1 and r.week > $2::bigint order by r.week limit $3`,
    },
  ],
  currentNotices: [readyReward],
};
