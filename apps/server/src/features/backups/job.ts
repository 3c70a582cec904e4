import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Config } from "../../machinery/config.ts";
import type { Ticker } from "../../machinery/ticks/ticker.ts";
import type { HouseParts } from "../../parts.ts";
import type { Backup, Shelf, Trial } from "./shelf.ts";
import { tryBackup } from "./trial.ts";

const TRY_EVERY_MS = 7 * 24 * 3_600_000;

type JobParts = Pick<HouseParts, "log" | "config" | "backUp"> & {
  readonly clock: Pick<Clock, "now">;
  readonly ticks: Pick<Ticker, "isShut">;
};

/** Makes, prunes and tries the backups of one house. */
export class BackupJob {
  readonly #house: JobParts;
  readonly #shelf: Shelf;
  readonly #plan: NonNullable<Config["backup"]>;
  readonly #stopping = new AbortController();
  /** The trial under way. */
  #trying: { readonly backup: Backup; readonly done: Promise<void> } | null = null;
  #told = "";

  constructor(house: JobParts, shelf: Shelf, plan: NonNullable<Config["backup"]>) {
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
      await this.#prune();
      log.info("made a backup");
    }
    await this.#tryNewest();
  }

  /** Stops a trial, which may take hours; the next start tries again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#trying?.done;
  }

  /** Tells the operator once: an empty house may have started in the place of the one whose backups these are. */
  async #tellOfOthers(): Promise<void> {
    const others = await this.#shelf.others();
    const told = others.join();
    if (others.length > 0 && told !== this.#told)
      this.#house.log.error({ others }, "BACKUP_DIR holds backups that are not of this house; they are left alone");
    this.#told = told;
  }

  /** Never deletes the last backup that passed a trial: all newer ones may hold what makes the next trial fail. */
  async #prune(): Promise<void> {
    const last = await this.#shelf.lastTrial();
    await this.#shelf.keep(this.#plan.keep, [last?.passed ?? null, this.#trying?.backup.name ?? null]);
  }

  async #tryNewest(): Promise<void> {
    const { log } = this.#house;
    const [newest] = await this.#shelf.backups();
    const last = await this.#shelf.lastTrial();
    if (this.#trying !== null || newest === undefined || !this.#isDue(newest, last)) return;
    const done = this.#try(newest, last)
      .catch((error: unknown) => log.error({ err: error }, "the newest backup could not be tried"))
      .finally(() => {
        this.#trying = null;
      });
    this.#trying = { backup: newest, done };
  }

  /** After a failure each new backup is tried, until one passes. */
  #isDue(newest: Backup, last: Trial | null): boolean {
    if (last === null || this.#house.clock.now() - last.at >= TRY_EVERY_MS) return true;
    return !last.ok && last.backup !== newest.name;
  }

  async #try({ name, folder }: Backup, last: Trial | null): Promise<void> {
    const { clock, config, log } = this.#house;
    const { ok, said } = await tryBackup(folder, config, this.#stopping.signal);
    if (this.#stopping.signal.aborted) return;
    const passed = ok ? name : (last?.passed ?? null);
    await this.#shelf.noteTrial({ at: clock.now(), backup: name, ok, said, passed });
    if (ok) log.info({ backup: folder, said }, "the newest backup can be restored");
    else log.error({ backup: folder, said, passed }, "the newest backup cannot be restored");
  }
}
