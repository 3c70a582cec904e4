import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import type pg from "pg";
import { runCommand } from "../../acts/run-command.ts";
import { allAdditions } from "../../additions.ts";
import { auditRules } from "../../audit-rules.ts";
import { systemClock } from "../../machinery/clock.ts";
import { loadKeys } from "../../machinery/keys.ts";
import { createRandom } from "../../machinery/random.ts";
import { houseOf, TickFolder } from "../../machinery/ticks/tick-folder.ts";
import { testConfig } from "../../testing.ts";

/** Runs `npm run admin -- …` on a database of tests. */
export function adminOf(pool: pg.Pool, games: readonly string[] = [], folder?: string) {
  const commands = allAdditions.flatMap((additions) => additions.commands ?? []);
  const { secretKey, dataDir } = testConfig({ databaseUrl: null });
  return (...args: string[]) =>
    runCommand(args, commands, {
      pool,
      random: createRandom(systemClock),
      games,
      user: "root",
      keys: () => loadKeys(secretKey, dataDir),
      audit: () => auditPool(pool, auditRules),
      ticks: async () => new TickFolder(folder ?? dataDir, await houseOf(pool)),
      maxBet: 10_000,
      backUp: async (target) => target,
    });
}
