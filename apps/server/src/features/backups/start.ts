import { every, type Job } from "@fairhouse/platform/every.ts";
import { Gauge } from "prom-client";
import { houseOf } from "../../machinery/ticks/tick-folder.ts";
import type { HouseParts, StartFeature } from "../../parts.ts";
import { Shelf } from "./shelf.ts";
import { tryBackup } from "./trial.ts";

const LOOK_EVERY_MS = 60_000;
const TRY_EVERY_MS = 7 * 24 * 3_600_000;

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

class BackupJob {
  readonly #house: HouseParts;
  readonly #shelf: Shelf;
  readonly #plan: { readonly everyMs: number; readonly keep: number };
  readonly #stopping = new AbortController();
  #trying: Promise<void> | null = null;
  #told = "";

  constructor(house: HouseParts, shelf: Shelf, plan: { readonly everyMs: number; readonly keep: number }) {
    this.#house = house;
    this.#shelf = shelf;
    this.#plan = plan;
  }

  async look(): Promise<void> {
    const { clock, ticks, backUp, log } = this.#house;
    await this.#tellOfOthers();
    // A backup of a database that went back in time would push the good ones out.
    if (backUp === null || ticks.isShut) return;
    const [newest] = await this.#shelf.backups();
    if (newest === undefined || clock.now() - newest.at >= this.#plan.everyMs) {
      await this.#shelf.add(clock.now(), backUp);
      await this.#shelf.keep(this.#plan.keep);
      log.info("made a backup");
    }
    const last = await this.#shelf.lastTrial();
    if (this.#trying === null && (last === null || clock.now() - last.at >= TRY_EVERY_MS)) this.#try();
  }

  /** Tells the operator once: an empty house may have started in the place of the one whose backups these are. */
  async #tellOfOthers(): Promise<void> {
    const others = await this.#shelf.others();
    const told = others.join();
    if (others.length > 0 && told !== this.#told)
      this.#house.log.error({ others }, "BACKUP_DIR holds backups that are not of this house; they are left alone");
    this.#told = told;
  }

  /** Stops a trial, which may take hours; the next start tries again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#trying;
  }

  #try(): void {
    const { log } = this.#house;
    this.#trying = this.#tryNewest()
      .catch((error: unknown) => log.error({ err: error }, "the newest backup could not be tried"))
      .finally(() => {
        this.#trying = null;
      });
  }

  async #tryNewest(): Promise<void> {
    const { clock, config, log } = this.#house;
    const [newest] = await this.#shelf.backups();
    if (newest === undefined) return;
    const { ok, said } = await tryBackup(newest.folder, config, this.#stopping.signal);
    if (this.#stopping.signal.aborted) return;
    await this.#shelf.noteTrial({ at: clock.now(), backup: newest.folder, ok, said });
    if (ok) log.info({ backup: newest.folder, said }, "the newest backup can be restored");
    else log.error({ backup: newest.folder, said }, "the newest backup cannot be restored");
  }
}

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
