import { join } from "node:path";
import { every } from "@fairhouse/platform/every.ts";
import { Gauge } from "prom-client";
import { houseOf } from "../../machinery/ticks/tick-folder.ts";
import type { HouseParts, StartFeature } from "../../parts.ts";
import { betLogRoute } from "./bet-log.ts";
import { Follower } from "./follower.ts";
import { logsIn } from "./log-files.ts";
import { LogSecrets } from "./log-secrets.ts";
import { leaveLog } from "./log-store.ts";
import { Marks } from "./marks.ts";
import { PublicLogs } from "./public-logs.ts";
import { logRoutes } from "./routes.ts";
import { rulesInUse } from "./rules-in-use.ts";
import { Sequencer } from "./sequencer.ts";

const EVERY_MS = 1_000;

/** The log that nobody can rewind: written and signed by one server at a time, and served by all. */
export const startHouseLog: StartFeature = async (house) => {
  const { pool, clock, log, config, keys, serverId, ticks } = house;
  const id = await houseOf(pool);
  const folder = join(config.dataDir, "log", id);
  const marks = new Marks(config.dataDir, id);
  const follower = await Follower.open({ pool, folder, marks });
  const secrets = new LogSecrets(keys.logSalts);
  const seed = keys.logSignatures;
  const sequencer = new Sequencer({
    pool,
    serverId,
    seed,
    marks,
    secrets,
    rules: await rulesInUse(house.games),
    house: {
      host: config.publicUrl === null ? "localhost" : new URL(config.publicUrl).host,
      name: config.houseName,
      software: "fairhouse",
    },
    predecessorOf: (n) => follower.newestBefore(n),
    highest: async () => Math.max(await marks.newest(), (await logsIn(folder)).at(-1) ?? 0),
  });
  const logs = new PublicLogs(follower, { pool, seed });
  const step = async () => {
    if (ticks.isShut) return;
    await sequencer.step();
    await follower.follow();
  };
  const job = every(clock, EVERY_MS, step, {
    failed: (error) => log.error({ err: error }, "the log could not be continued; it is tried again"),
  });
  measure(house, follower);
  return {
    routes(app) {
      logRoutes(app, logs);
      betLogRoute(app, { pool, secrets, logs });
    },
    async close() {
      await job.stop();
      await leaveLog(pool, serverId).catch(() => {
        // The lease ends by itself.
      });
    },
  };
};

function measure({ registry, pool }: HouseParts, follower: Follower): void {
  new Gauge({
    name: "fairhouse_log_size",
    help: "Entries below the newest published head of the log",
    registers: [registry],
    collect() {
      const n = follower.numbers.at(-1);
      if (n !== undefined) this.set(follower.log(n)?.published?.checkpoint.size ?? 0);
    },
  });
  new Gauge({
    name: "fairhouse_log_lag_seconds",
    help: "Seconds since the last pass of the log: everything that was committed before it, and may be told, is in it",
    registers: [registry],
    async collect() {
      const { rows } = await pool.query<{ lag: string | null }>(
        "select extract(epoch from clock_timestamp() - last_beat)::text as lag from house_log where ended_at is null",
      );
      const lag = rows[0]?.lag ?? null;
      this.remove();
      if (lag !== null) this.set(Number(lag));
    },
  });
}
