import { every, type Job } from "@fairhouse/platform/every.ts";
import { Gauge } from "prom-client";
import { houseOf } from "../../machinery/ticks/tick-folder.ts";
import type { HouseParts, StartFeature } from "../../parts.ts";
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
  measure(house, shelf);
  return {
    async begin() {
      looking = every(clock, LOOK_EVERY_MS, () => job.look(), {
        firstMs: 0,
        failed: (error) => log.error({ err: error }, "no backup could be made; it is tried again"),
      });
    },
    health: async () => ({ backup: await standing(house, shelf) }),
    async close() {
      await looking?.stop();
      await job.stop();
    },
  };
};

/** Describes the backups for the operator. */
async function standing({ clock }: HouseParts, shelf: Shelf) {
  const [newest] = await shelf.backups();
  const last = await shelf.lastTrial();
  const others = await shelf.others();
  return {
    newest: newest === undefined ? null : new Date(newest.at).toISOString(),
    ageSeconds: newest === undefined ? null : Math.round((clock.now() - newest.at) / 1000),
    trial: last && { at: new Date(last.at).toISOString(), ok: last.ok, said: last.said },
    ...(others.length > 0 ? { notOfThisHouse: others } : {}),
  };
}

function measure({ registry, clock }: HouseParts, shelf: Shelf): void {
  new Gauge({
    name: "fairhouse_backup_age_seconds",
    help: "Seconds since the newest backup was begun; absent while there is none",
    registers: [registry],
    async collect() {
      const [newest] = await shelf.backups();
      this.remove();
      if (newest !== undefined) this.set((clock.now() - newest.at) / 1000);
    },
  });
  new Gauge({
    name: "fairhouse_backup_trial_ok",
    help: "1 if the newest backup could be restored at its last trial, 0 if not; absent before the first trial",
    registers: [registry],
    async collect() {
      const last = await shelf.lastTrial();
      this.remove();
      if (last !== null) this.set(last.ok ? 1 : 0);
    },
  });
}
