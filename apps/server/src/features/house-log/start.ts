import { join } from "node:path";
import { every } from "@fairhouse/platform/every.ts";
import { houseOf } from "../../machinery/ticks/tick-folder.ts";
import type { StartFeature } from "../../parts.ts";
import { betLogRoute } from "./bet-log.ts";
import { Follower } from "./follower.ts";
import { logsIn } from "./log-files.ts";
import { LogSecrets } from "./log-secrets.ts";
import { forgetHolders, leaveLog } from "./log-store.ts";
import { Marks } from "./marks.ts";
import { countAnswers, Lateness, measureSize } from "./observed.ts";
import { PublicLogs } from "./public-logs.ts";
import { receiptRoute } from "./receipts.ts";
import { roundLogRoute } from "./round-log.ts";
import { logRoutes } from "./routes.ts";
import { rulesInUse } from "./rules-in-use.ts";
import { Sequencer } from "./sequencer.ts";
import { Witnesses } from "./witnesses.ts";

const EVERY_MS = 1_000;

/** The log that nobody can rewind: written and signed by one server at a time, and served by all. */
export const startHouseLog: StartFeature = async (house) => {
  const { pool, clock, log, config, keys, serverId, ticks } = house;
  const id = await houseOf(pool);
  const folder = join(config.dataDir, "log", id);
  const marks = new Marks(config.dataDir, id);
  const follower = await Follower.open({ pool, serverId, folder, marks });
  const secrets = new LogSecrets(keys.logSalts);
  const seed = keys.logSignatures;
  const sequencer = new Sequencer({
    pool,
    serverId,
    seed,
    marks,
    witnesses: new Witnesses({ list: config.logWitnesses, clock, log, onAnswer: countAnswers(house) }),
    secrets,
    rules: await rulesInUse(house.games),
    house: {
      host: config.publicUrl === null ? "localhost" : new URL(config.publicUrl).host,
      name: config.houseName,
      software: "fairhouse",
    },
    filesOf: (n) => follower.log(n),
    predecessorOf: (n) => follower.newestBefore(n),
    highest: async () => Math.max(await marks.newest(), (await logsIn(folder)).at(-1) ?? 0),
  });
  await forgetHolders(pool, null);
  const logs = new PublicLogs(follower, { pool, seed });
  const lateness = new Lateness(house);
  const step = async () => {
    if (ticks.isShut) return;
    try {
      await sequencer.step();
      await follower.follow();
    } finally {
      await lateness.look();
    }
  };
  const job = every(clock, EVERY_MS, step, {
    failed: (error) => log.error({ err: error }, "the log could not be continued; it is tried again"),
  });
  measureSize(house, follower);
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
      await Promise.all([leaveLog(pool, serverId), forgetHolders(pool, serverId)]).catch(() => {
        // Both end by themselves.
      });
    },
  };
};
