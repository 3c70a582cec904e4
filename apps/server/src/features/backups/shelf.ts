import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { makeFolder } from "../../machinery/make-folder.ts";
import { isMissing } from "../../machinery/missing.ts";

/** `2027-01-31T04-00-00-000Z`: the time at which a backup was begun, as a name that every file system takes. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/;
const PARTIAL = ".partial";
const TRIAL_FILE = "last-trial.json";

export interface Backup {
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const trial = z.object({ at: z.number(), backup: z.string(), ok: z.boolean(), said: z.string() });
/** The result of the last trial of the newest backup. */
export type Trial = z.infer<typeof trial>;

/** The folder of backups. Its contents are the only record of them. */
export class Shelf {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Lists whole backups, newest first. */
  async backups(): Promise<readonly Backup[]> {
    const found = (await this.#names()).flatMap((name) => {
      const [, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      const at = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
      return [{ folder: join(this.#folder, name), at }];
    });
    return found.sort((a, b) => b.at - a.at);
  }

  /** Makes a backup under a name that counts only once it is whole; leftovers of earlier tries are removed. */
  async add(at: number, make: (folder: string) => Promise<unknown>): Promise<void> {
    await makeFolder(this.#folder, 0o700);
    for (const name of await this.#names()) {
      if (name.endsWith(PARTIAL)) await rm(join(this.#folder, name), { recursive: true, force: true });
    }
    const whole = join(this.#folder, new Date(at).toISOString().replace(/[:.]/g, "-"));
    await make(`${whole}${PARTIAL}`);
    await rename(`${whole}${PARTIAL}`, whole);
  }

  /** Keeps only so many of the newest backups. */
  async keep(count: number): Promise<void> {
    for (const { folder } of (await this.backups()).slice(count)) await rm(folder, { recursive: true, force: true });
  }

  /** Reads the last trial; null if there was none yet. */
  async lastTrial(): Promise<Trial | null> {
    try {
      return trial.parse(JSON.parse(await readFile(join(this.#folder, TRIAL_FILE), "utf8")));
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
      throw error;
    }
  }

  async noteTrial(result: Trial): Promise<void> {
    await writeFile(join(this.#folder, TRIAL_FILE), JSON.stringify(result), { mode: 0o600 });
  }

  async #names(): Promise<readonly string[]> {
    return readdir(this.#folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
  }
}
