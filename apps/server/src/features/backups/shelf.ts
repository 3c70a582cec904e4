import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { flush } from "../../machinery/flush.ts";
import { makeFolder } from "../../machinery/make-folder.ts";
import { isMissing } from "../../machinery/missing.ts";

/** `2027-01-31T04-00-00-000Z`: the time at which a backup was begun, as a name that every file system takes. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/;
const HOUSE = /^house-[0-9a-f]+$/;
const PARTIAL = ".partial";
const TRIAL_FILE = "last-trial.json";

export interface Backup {
  readonly name: string;
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const trial = z.object({
  at: z.number(),
  /** The name of the backup that was tried. */
  backup: z.string(),
  ok: z.boolean(),
  said: z.string(),
  /** The name of the last backup that passed; null if none ever did. */
  passed: z.string().nullable(),
});
/** The result of the last trial of the newest backup. */
export type Trial = z.infer<typeof trial>;

/**
 * The backups of one house, in a folder of their own below that of all backups. Their folder is the only record of
 * them. An empty house that starts in the place of a lost one leaves them alone.
 */
export class Shelf {
  readonly #all: string;
  readonly #folder: string;

  /** @param house its `houseOf`. */
  constructor(all: string, house: string) {
    this.#all = all;
    this.#folder = join(all, `house-${house}`);
  }

  /** Lists whole backups, newest first. */
  async backups(): Promise<readonly Backup[]> {
    const found = (await namesIn(this.#folder)).flatMap((name) => {
      const [, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      const at = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
      return [{ name, folder: join(this.#folder, name), at }];
    });
    return found.sort((a, b) => b.at - a.at);
  }

  /** Lists everything beside this shelf that is not of this house, or of a version that did not tell houses apart. */
  async others(): Promise<readonly string[]> {
    const found = (await namesIn(this.#all)).filter((name) => HOUSE.test(name) || NAME.test(name));
    return found.filter((name) => join(this.#all, name) !== this.#folder).sort();
  }

  /** Makes a backup under a name that counts only once it is whole; leftovers of earlier tries are removed. */
  async add(at: number, make: (folder: string) => Promise<unknown>): Promise<void> {
    await makeFolder(this.#folder, 0o700);
    for (const name of await namesIn(this.#folder)) {
      if (name.endsWith(PARTIAL)) await rm(join(this.#folder, name), { recursive: true, force: true });
    }
    const whole = join(this.#folder, new Date(at).toISOString().replace(/[:.]/g, "-"));
    try {
      await make(`${whole}${PARTIAL}`);
    } catch (error) {
      await rm(`${whole}${PARTIAL}`, { recursive: true, force: true });
      throw error;
    }
    await rename(`${whole}${PARTIAL}`, whole);
    await flush(this.#folder);
  }

  /** Keeps only so many of the newest backups until a time, all later ones, and the named ones. */
  async keep(count: number, named: readonly (string | null)[] = [], until = Number.POSITIVE_INFINITY): Promise<void> {
    const own = (await this.backups()).filter(({ at }) => at <= until);
    const older = own.slice(count).filter(({ name }) => !named.includes(name));
    for (const { folder } of older) await rm(folder, { recursive: true, force: true });
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

  /** Replaces the last result at once: a crash must not forget which backup passed. */
  async noteTrial(result: Trial): Promise<void> {
    const file = join(this.#folder, TRIAL_FILE);
    await writeFile(`${file}.new`, JSON.stringify(result), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    await flush(this.#folder);
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}
