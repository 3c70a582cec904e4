import type pg from "pg";
import { verifyAll } from "../../../tools/verify/all.ts";
import type { KnownRules } from "../../../tools/verify/known-rules.ts";
import { storedBets } from "../../../tools/verify/stored-bets.ts";
import type { Broken } from "../attack.ts";

/**
 * Checks invariant 5: every settled bet recomputes from public data, by the functions of `npm run verify -- --all`.
 * Bets whose seed or link is not revealed yet are left out; the answer says how many were computed.
 */
export async function wrongOutcomes(
  pool: pg.Pool,
  rules: KnownRules,
): Promise<{ readonly computed: number; readonly broken: readonly Broken[] }> {
  const broken: Broken[] = [];
  const { passed, failed } = await verifyAll(storedBets(pool, null, rules), rules, ({ id, mismatch }) => {
    broken.push({ invariant: "5: every settled bet recomputes", what: `bet ${id}: ${JSON.stringify(mismatch)}` });
  });
  return { computed: passed + failed, broken };
}
