import { every, type Job } from "@fairhouse/platform/every.ts";
import { Gauge, type Registry } from "prom-client";
import { houseOf } from "../../machinery/ticks/tick-folder.ts";
import type { StartFeature } from "../../parts.ts";
import { BackupJob } from "./job.ts";
import { Shelf } from "./shelf.ts";

const LOOK_EVERY_MS = 60_000;

/**
 * Backs the embedded database up automatically if `BACKUP_DIR` is set, and checks once a week that the newest backup
 * can be restored.
 */
export const startBackups: StartFeature = async (house) => {
  const { config, clock, log } = house;
  if (config.backup === null) return { health: async () => ({ backup: "none: BACKUP_DIR is not set" }) };
  const shelf = new Shelf(config.backup.folder, await houseOf(house.pool));
  const job = new BackupJob(house, shelf, config.backup);
  let looking: Job | null = null;
  measure(house.registry, job);
  const stop = async () => {
    const stopped = job.stop();
    await looking?.stop();
    await stopped;
  };
  return {
    async begin() {
      looking = every(clock, LOOK_EVERY_MS, () => job.look(), {
        firstMs: 0,
        failed: (error) => log.error({ err: error }, "no backup could be made; it is tried again"),
      });
    },
    health: async () => ({ backup: job.standing() }),
    awaited: () => (job.isCopying ? ["the backup, which is broken off"] : []),
    finish: stop,
    // A start that failed does not finish first.
    close: stop,
  };
};

function measure(registry: Registry, job: BackupJob): void {
  new Gauge({
    name: "fairhouse_backup_age_seconds",
    help: "Seconds since the newest backup was begun; +Inf while there is none, or none can be seen",
    registers: [registry],
    collect() {
      report(this, job.ageSeconds);
    },
  });
  new Gauge({
    name: "fairhouse_backup_trial_ok",
    help: "1 if the newest backup could be restored at its last trial, 0 if not; absent before the first trial",
    registers: [registry],
    collect() {
      report(this, job.trial && Number(job.trial.ok));
    },
  });
}

function report(gauge: Gauge, value: number | null): void {
  gauge.remove();
  if (value !== null) gauge.set(value);
}
