import { ledgerRules, type Rule } from "@fairhouse/ledger/trial-balance.ts";
import { playRules } from "@fairhouse/play/audit-rules.ts";
import { allAdditions } from "./additions.ts";

/** The rules that `npm run ledger:audit` checks, and every test of money at its end. */
export const auditRules: readonly Rule[] = [
  ...ledgerRules,
  ...playRules,
  ...allAdditions.flatMap((additions) => additions.auditRules ?? []),
];
