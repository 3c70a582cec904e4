import { userInfo } from "node:os";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { type Logger, pino } from "pino";
import { insists, needed } from "./acts/arguments.ts";
import { AdminRefusal } from "./acts/authority.ts";
import { helpOf, readLine, runCommand } from "./acts/run-command.ts";
import { allAdditions } from "./additions.ts";
import { auditRules } from "./audit-rules.ts";
import { loadGames } from "./games.ts";
import { systemClock } from "./machinery/clock.ts";
import { type Config, readConfig } from "./machinery/config.ts";
import { type Swapped, swapIn } from "./machinery/database/embedded/swap.ts";
import { checkKey } from "./machinery/database/key-check.ts";
import { assertMigrated } from "./machinery/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "./machinery/database/open.ts";
import { createVault } from "./machinery/database/vault.ts";
import { loadKeys } from "./machinery/keys.ts";
import { createRandom } from "./machinery/random.ts";
import { StartRefusal } from "./machinery/start-refusal.ts";
import { houseOf, TickFolder } from "./machinery/ticks/tick-folder.ts";

const commands = allAdditions.flatMap((additions) => additions.commands ?? []);

/** The operator's command line: `npm run admin -- --help`. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes("--help") || args.includes("-h")) {
    process.stdout.write(helpOf(commands));
    return;
  }
  const config = readConfig(process.env);
  const log = pino({ level: "warn" }, pino.destination(2));
  const asked = new AbortController();
  const swapped = await swapForRestore(args, config, log, asked);
  // Before the audit, which may take long: whatever ends this process, the operator knows where it is.
  if (swapped?.kept) process.stdout.write(`the database that was there is in ${swapped.kept}\n`);
  try {
    process.stdout.write(`${await runOn(args, config, log, swapped !== null, asked.signal)}\n`);
  } catch (error) {
    await swapped?.undo();
    if (swapped?.kept) process.stderr.write("the database that was there is back in its place\n");
    throw error;
  }
}

/** Puts the backup of `restore` in place before the database is opened. Null for every other command. */
async function swapForRestore(
  args: readonly string[],
  config: Config,
  log: Logger,
  asked: AbortController,
): Promise<Swapped | null> {
  const { name, words, by } = readLine(args, userInfo().username);
  if (name !== "restore") return null;
  by();
  insists(words[1]);
  if (config.databaseUrl !== null)
    throw new AdminRefusal("with DATABASE_URL, restore with the tools of your database, then run restored");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // The terminal may be gone, and a line that cannot be written would end this process before it has cleared up.
      log.level = "silent";
      asked.abort(new AdminRefusal(`interrupted by ${signal}: nothing was restored`));
    });
  }
  return swapIn(config.dataDir, needed(words[0], "<folder>"), asked.signal);
}

/**
 * Runs a command on the house's database.
 * @param mayBeOlder true if a backup of an earlier version is to be migrated.
 * @param signal breaks it off, also in the middle of a statement.
 */
async function runOn(
  args: readonly string[],
  config: Config,
  log: Logger,
  mayBeOlder: boolean,
  signal: AbortSignal,
): Promise<string> {
  const database = await openDatabase({ ...config, databaseConnections: 8 }, log, "tool");
  try {
    signal.throwIfAborted();
    const interrupted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    return await Promise.race([interrupted, command(args, config, database, mayBeOlder)]);
  } finally {
    await database.close(signal.aborted);
  }
}

async function command(
  args: readonly string[],
  config: Config,
  database: OpenDatabase,
  mayBeOlder: boolean,
): Promise<string> {
  if (mayBeOlder) await database.migrate();
  await assertMigrated(database.pool);
  const games = await loadGames();
  return runCommand(args, commands, {
    pool: database.pool,
    random: createRandom(systemClock),
    games: games.ids,
    maxBet: config.currency.maxBet,
    user: userInfo().username,
    keys: async () => {
      const keys = await loadKeys(config.secretKey, config.dataDir);
      await checkKey(database.pool, createVault(keys.seeds));
      return keys;
    },
    audit: () => auditPool(database.pool, auditRules),
    ticks: async () => new TickFolder(config.dataDir, await houseOf(database.pool)),
    backUp: async (folder) => {
      if (database.backUp === null) throw new AdminRefusal("with DATABASE_URL, back up with pg_dump or pg_basebackup");
      return database.backUp(folder);
    },
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [AdminRefusal, StartRefusal].some((kind) => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
