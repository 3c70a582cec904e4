import { ledgerRules, type Rule } from "@fairhouse/ledger/trial-balance.ts";
import { playRules } from "@fairhouse/play/audit-rules.ts";
import { promotionRules } from "./features/promotions/audit-rules.ts";
import { statisticsRules } from "./features/statistics/audit-rules.ts";

/** What `npm run ledger:audit` asks of a database, and every test of money after its storm. */
export const auditRules: readonly Rule[] = [...ledgerRules, ...playRules, ...promotionRules, ...statisticsRules];
