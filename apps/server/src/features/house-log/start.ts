import { join } from "node:path";
import { every } from "@fairhouse/platform/every.ts";
import { houseOf } from "../../machinery/ticks/tick-folder.ts";
import type { StartFeature } from "../../parts.ts";
import { LogSecrets } from "./entries/log-secrets.ts";
import { mixingOf } from "./entries/mixed-seeds.ts";
import { LogBroken } from "./files/log-broken.ts";
import { forgetHolders, leaveLog } from "./files/log-store.ts";
import { PublishedLogs } from "./files/published-logs.ts";
import { countAnswers, Lateness, measureSize } from "./observed.ts";
import { betLogRoute } from "./pages/bet-log.ts";
import { PublicLogs } from "./pages/public-logs.ts";
import { receiptRoute } from "./pages/receipts.ts";
import { roundLogRoute } from "./pages/round-log.ts";
import { logRoutes } from "./pages/routes.ts";
import { rulesInUse } from "./rules-in-use.ts";
import { stopBets } from "./stop-bets.ts";
import { LogThread } from "./writing/log-thread.ts";

const EVERY_MS = 1_000;

/** The log that nobody can rewind: written and signed by one server at a time, and served by all. */
export const startHouseLog: StartFeature = async (house) => {
  const { pool, clock, log, config, keys, serverId, ticks } = house;
  const houseId = await houseOf(pool);
  const folder = join(config.dataDir, "log", houseId);
  const published = await PublishedLogs.open(folder);
  const secrets = new LogSecrets(keys.logSalts);
  const seed = keys.logSignatures;
  const thread = new LogThread({
    serverId,
    dataDir: config.dataDir,
    houseId,
    folder,
    seed,
    salts: keys.logSalts,
    witnesses: config.logWitnesses,
    house: {
      host: config.publicUrl === null ? "localhost" : new URL(config.publicUrl).host,
      name: config.houseName,
      software: "fairhouse",
    },
    rules: await rulesInUse(house.games),
    mixing: mixingOf(house.games),
  });
  await forgetHolders(pool, null);
  const logs = new PublicLogs(published, { pool, seed });
  const lateness = new Lateness(house);
  const count = countAnswers(house);
  const step = async () => {
    if (ticks.isShut) return logs.serve();
    try {
      const done = await thread.step(pool.options.connectionString ?? "");
      for (const { n, note } of done.published) await published.learn(n, note);
      logs.serve();
      for (const answer of done.answers) count(answer);
    } catch (error) {
      if (error instanceof LogBroken) logs.serve();
      if (error instanceof LogBroken && (await stopBets(pool, error.message))) {
        log.error(
          { err: error },
          "the database lacks what the log has signed: no new bets are taken until you undrain",
        );
      }
      throw error;
    } finally {
      await lateness.look();
    }
  };
  const job = every(clock, EVERY_MS, step, {
    failed: (error) => log.error({ err: error }, "the log could not be continued; it is tried again"),
  });
  measureSize(house, published);
  return {
    routes(app) {
      logRoutes(app, logs);
      betLogRoute(app, { pool, secrets, logs });
      roundLogRoute(app, { pool, logs });
      receiptRoute(app, { pool, secrets, seed, ticks });
    },
    health: async () => ({ log: lateness.isLate ? "late" : "keeps up" }),
    async close() {
      await job.stop();
      await thread.close().catch((error: unknown) => log.warn({ err: error }, "the thread of the log was lost"));
      await Promise.all([leaveLog(pool, serverId), forgetHolders(pool, serverId)]).catch(() => {
        // Both end by themselves.
      });
    },
  };
};
