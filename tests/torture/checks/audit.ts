import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import type pg from "pg";
import type { Broken } from "../attack.ts";

/** Checks invariants 1, 2, 4 and 5, and the rules of rewards, as `npm run ledger:audit` does. */
export async function brokenRules(pool: pg.Pool): Promise<readonly Broken[]> {
  const findings = await auditPool(pool, auditRules);
  return findings.map(({ rule, rows }) => ({ invariant: `audit: ${rule}`, what: JSON.stringify(rows.slice(0, 3)) }));
}
