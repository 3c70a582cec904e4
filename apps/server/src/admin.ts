import { userInfo } from "node:os";
import { pino } from "pino";
import { allAdditions } from "./additions.ts";
import { AdminRefusal } from "./features/admin/authority.ts";
import { helpOf, runCommand } from "./features/admin/commands.ts";
import { createRandom } from "./features/play/random.ts";
import { loadGames } from "./games.ts";
import { systemClock } from "./machinery/clock.ts";
import { readConfig } from "./machinery/config.ts";
import { backUpEmbedded } from "./machinery/database/embedded/backup.ts";
import { checkKey } from "./machinery/database/key-check.ts";
import { assertMigrated } from "./machinery/database/migrate.ts";
import { openDatabase } from "./machinery/database/open.ts";
import { createVault } from "./machinery/database/vault.ts";
import { loadKeys } from "./machinery/keys.ts";
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
  const database = await openDatabase({ ...config, databaseConnections: 8 }, log, "tool");
  try {
    await assertMigrated(database.pool);
    const games = await loadGames();
    const said = await runCommand(args, commands, {
      pool: database.pool,
      random: createRandom(systemClock),
      games: games.ids,
      user: userInfo().username,
      keys: async () => {
        const keys = await loadKeys(config.secretKey, config.dataDir);
        await checkKey(database.pool, createVault(keys.seeds));
        return keys;
      },
      ticks: async () => new TickFolder(config.dataDir, await houseOf(database.pool)),
      backUp: async (folder) => {
        if (config.databaseUrl !== null)
          throw new AdminRefusal("with DATABASE_URL, back up with pg_dump or pg_basebackup");
        return backUpEmbedded(database.pool, config.dataDir, folder);
      },
    });
    process.stdout.write(`${said}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [AdminRefusal, StartRefusal].some((kind) => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
