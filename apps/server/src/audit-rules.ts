import { ledgerRules, type Rule } from "@fairhouse/ledger/trial-balance.ts";
import { playRules } from "@fairhouse/play/audit-rules.ts";
import { allAdditions } from "./additions.ts";

/** What `npm run ledger:audit` asks of a database, and every test of money after its storm. */
export const auditRules: readonly Rule[] = [
  ...ledgerRules,
  ...playRules,
  ...allAdditions.flatMap((additions) => additions.auditRules ?? []),
];
