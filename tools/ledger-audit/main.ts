import { parseArgs } from "node:util";
import { auditPool, type Rule } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { runCommand, UsageError } from "../command.ts";
import { withDatabase } from "../database.ts";

const HELP = `npm run ledger:audit

Proves on one snapshot of the database, which may be in use, that
  every movement sums to zero, per currency, and so does the whole ledger;
  every balance is the sum of its entries, every balance-after is right, none is negative;
  every bet is settled once, by what its record says, and escrow holds the open stakes exactly;
  the nonces of every seed are 0, 1, 2, … without gap or repeat;
  every reward has exactly its movement, and coins are given for openings and rewards alone;
  the days of everybody's statistics hold the bets that they were counted from.

The database is the one of the configuration (DATABASE_URL, or the embedded one in DATA_DIR).
Prints a line for each rule, and on stderr how far it is: millions of bets take minutes. Exits with 1 when
one is broken, and names the rows, at most 20 for a rule; with 2 when there is no house in the database, or it could not be read to the end.`;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  let tried = 0;
  const tell = (rule: Rule, tookMs: number) => {
    tried += 1;
    process.stderr.write(`${tried} of ${auditRules.length}, ${(tookMs / 1000).toFixed(1)} s: ${rule.name}\n`);
  };
  const findings = await withDatabase((pool) => auditPool(pool, auditRules, tell)).catch(unfinished);
  if (findings === null) return 2;
  for (const { name } of auditRules) {
    const finding = findings.find((found) => found.rule === name);
    console.log(`${finding ? "BROKEN" : "holds "}  ${name}`);
    for (const row of finding?.rows ?? []) console.log(`        ${JSON.stringify(row)}`);
  }
  console.log(`${auditRules.length - findings.length} passed, ${findings.length} failed`);
  return findings.length > 0 ? 1 : 0;
}

/** Reports an audit that broke off: its exit code must not be that of a broken rule, as Node's for an error is. */
function unfinished(error: unknown): null {
  if (error instanceof UsageError) throw error;
  console.error(error);
  return null;
}

await runCommand(main);
