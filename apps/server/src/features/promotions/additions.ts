import { type Additions, NIL } from "../../parts.ts";
import { promotionRules } from "./audit-rules.ts";
import { readyReward } from "./ready-reward.ts";

export const promotionAdditions: Additions = {
  auditRules: promotionRules,
  exportTables: [
    {
      name: "rewards",
      from: NIL,
      sql: `select id as key, jsonb_build_object('id', id, 'kind', kind, 'amount', amount, 'at', at) as row
      from promotion_claim where player = $1 and id > $2::uuid order by id limit $3`,
    },
  ],
  currentNotices: [readyReward],
};
