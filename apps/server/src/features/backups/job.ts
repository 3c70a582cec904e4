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

/** The findings of a look into the folder. */
interface Found {
  readonly newest: Backup | null;
  readonly trial: Trial | null;
  /** Everything there that is not of this house. */
  readonly others: readonly string[];
}

/** Makes, prunes and tries the backups of one house. */
export class BackupJob {
  readonly #house: JobParts;
  readonly #shelf: Shelf;
  readonly #plan: NonNullable<Config["backup"]>;
  readonly #stopping = new AbortController();
  #isCopying = false;
  /** The trial under way. */
  #trying: { readonly backup: Backup; readonly done: Promise<void> } | null = null;
  /** Kept, because a disk that fails or hangs must not take the report and all metrics with it. */
  #found: Found = { newest: null, trial: null, others: [] };
  #failure: unknown = null;
  #hasLooked = false;
  readonly #since: number;

  constructor(house: JobParts, shelf: Shelf, plan: NonNullable<Config["backup"]>) {
    this.#house = house;
    this.#shelf = shelf;
    this.#plan = plan;
    this.#since = house.clock.now();
  }

  async look(): Promise<void> {
    try {
      await this.#work();
      this.#failure = null;
    } catch (error) {
      // Broken off by the stop: the next start makes it.
      if (this.#stopping.signal.aborted) return;
      this.#failure = error;
      throw error;
    } finally {
      this.#hasLooked = true;
    }
  }

  /** Seconds since the newest backup was begun; infinite if there is none, and null if there may be one in a moment. */
  get ageSeconds(): number | null {
    const now = this.#house.clock.now();
    const { newest } = this.#found;
    if (newest !== null) return Math.max(0, now - newest.at) / 1000;
    return this.#hasLooked || now - this.#since > this.#plan.everyMs ? Number.POSITIVE_INFINITY : null;
  }

  get trial(): Trial | null {
    return this.#found.trial;
  }

  /** Describes the backups for the operator. */
  standing(): object {
    const { newest, trial, others } = this.#found;
    return {
      newest: newest && new Date(newest.at).toISOString(),
      ageSeconds: newest && Math.round(this.ageSeconds ?? 0),
      trial: trial && { at: new Date(trial.at).toISOString(), ok: trial.ok, said: trial.said },
      ...(others.length > 0 ? { notOfThisHouse: others } : {}),
      ...(this.#failure === null ? {} : { error: String(this.#failure) }),
    };
  }

  async #work(): Promise<void> {
    const { clock, ticks, backUp } = this.#house;
    await this.#read();
    // A backup of a database that went back in time would push the good ones out.
    if (backUp === null || ticks.isShut) return;
    const { newest } = this.#found;
    if (newest === null || clock.now() - newest.at >= this.#plan.everyMs) {
      await this.#copy(backUp);
      await this.#read();
      await this.#prune();
    }
    this.#tryNewest();
  }

  async #copy(backUp: NonNullable<HouseParts["backUp"]>): Promise<void> {
    this.#isCopying = true;
    try {
      await this.#shelf.add(this.#house.clock.now(), (folder) => backUp(folder, this.#stopping.signal));
      this.#house.log.info("made a backup");
    } finally {
      this.#isCopying = false;
    }
  }

  /** True while a backup is being made. */
  get isCopying(): boolean {
    return this.#isCopying;
  }

  /** Breaks a backup and a trial off, which may take hours; the next start begins again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#trying?.done;
  }

  async #read(): Promise<void> {
    const all = await this.#shelf.backups();
    const newest = all.find(({ at }) => at <= this.#latest) ?? null;
    const trial = await this.#shelf.lastTrial();
    const ahead = all.filter(({ at }) => at > this.#latest).map(({ name }) => name);
    const others = [...ahead, ...(await this.#shelf.others())];
    // Told once: an empty house may have started in the place of the one whose backups these are.
    if (others.length > 0 && others.join() !== this.#found.others.join())
      this.#house.log.error(
        { others },
        "BACKUP_DIR holds backups that are not of this house, or of a time to come; they are left alone",
      );
    this.#found = { newest, trial, others };
  }

  /** Never deletes the last backup that passed a trial: all newer ones may hold what makes the next trial fail. */
  async #prune(): Promise<void> {
    const named = [this.#found.trial?.passed ?? null, this.#trying?.backup.name ?? null];
    await this.#shelf.keep(this.#plan.keep, named, this.#latest);
  }

  /** A later backup was made while the clock of the machine was ahead: it stands for nothing. */
  get #latest(): number {
    return this.#house.clock.now() + this.#plan.everyMs;
  }

  #tryNewest(): void {
    const { log } = this.#house;
    const { newest } = this.#found;
    if (this.#stopping.signal.aborted || this.#trying !== null || newest === null || !this.#isDue(newest)) return;
    const done = this.#try(newest)
      .catch((error: unknown) => log.error({ err: error }, "the newest backup could not be tried"))
      .finally(() => {
        this.#trying = null;
      });
    this.#trying = { backup: newest, done };
  }

  /** After a failure each new backup is tried, until one passes. */
  #isDue(newest: Backup): boolean {
    const last = this.#found.trial;
    if (last === null || this.#house.clock.now() - last.at >= TRY_EVERY_MS) return true;
    return !last.ok && last.backup !== newest.name;
  }

  async #try({ name, folder }: Backup): Promise<void> {
    const { clock, config, log } = this.#house;
    const { ok, said } = await tryBackup(folder, config, this.#stopping.signal);
    if (this.#stopping.signal.aborted) return;
    const passed = ok ? name : (this.#found.trial?.passed ?? null);
    await this.#shelf.noteTrial({ at: clock.now(), backup: name, ok, said, passed });
    await this.#read();
    if (ok) log.info({ backup: folder, said }, "the newest backup can be restored");
    else log.error({ backup: folder, said, passed }, "the newest backup cannot be restored");
  }
}
