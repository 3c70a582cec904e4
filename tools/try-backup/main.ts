import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { readConfig } from "@fairhouse/server/machinery/config.ts";
import { checkKey } from "@fairhouse/server/machinery/database/key-check.ts";
import { openDatabase } from "@fairhouse/server/machinery/database/open.ts";
import { createVault } from "@fairhouse/server/machinery/database/vault.ts";
import { loadKeys } from "@fairhouse/server/machinery/keys.ts";
import { createLog } from "@fairhouse/server/machinery/observability/log.ts";
import type pg from "pg";
import { verifyAll } from "../verify/all.ts";
import { knownRules } from "../verify/known-rules.ts";
import { FIRST_ID, storedBets } from "../verify/stored-bets.ts";

// Started by a server on a copy of its newest backup (apps/server/src/features/backups), in a DATA_DIR that is thrown
// away afterwards. Prints its findings in its last line, and exits with 1 if the backup could not be restored.

/** Number of newest bets that are computed again. */
const SAMPLE = 1_000;

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const keys = await loadKeys(config.secretKey, config.dataDir);
  // Connections may still be closing when the database stops: log lines about that are not findings.
  const database = await openDatabase(config, createLog("warn", process.stderr), "tool");
  try {
    // The start of a house after a restore would do the same: the backup may be of an earlier version.
    await database.migrate();
    const vault = createVault(keys.seeds);
    await checkKey(database.pool, vault);
    const findings = await auditPool(database.pool, auditRules);
    const rules = await knownRules();
    const bets = storedBets(database.pool, vault, rules, await beforeNewest(database.pool));
    const { passed, failed } = await verifyAll(bets, rules, () => undefined);
    const broken = findings.map(({ rule }) => rule).join("; ");
    console.log(`${findings.length} broken rules${broken && `: ${broken}`}, ${passed} bets verified, ${failed} wrong`);
    return findings.length + failed > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** The bet after which the sample begins. */
async function beforeNewest(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from play_bet order by id desc offset $1 limit 1", [
    SAMPLE,
  ]);
  return rows[0]?.id ?? FIRST_ID;
}

// Its database stops with it when the house stops.
process.once("SIGTERM", () => process.exit(1));

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
