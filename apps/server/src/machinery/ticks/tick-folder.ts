import { createHash } from "node:crypto";
import { open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { z } from "zod";
import { keyFolder } from "../keys.ts";
import { makeFolder } from "../make-folder.ts";
import { isMissing } from "../missing.ts";
import { StartRefusal } from "../start-refusal.ts";

const tickFile = z.object({
  server: z.uuid(),
  run: z.uuid(),
  count: z.int().min(0),
  /** A run that is about to begin: it may be committed already when the process is killed before it is written here as begun. */
  next: z.uuid().nullable(),
  /** The openings (`house_opening`) that were there by then. */
  known: z.array(z.uuid()),
});
/** The last tick of a server, as it was committed. */
export type TickFile = z.infer<typeof tickFile>;

const SUFFIX = ".tick";

/** The files of one house beside its keys: one for each server that has worked in this data folder. */
export class TickFolder {
  readonly path: string;

  constructor(dataDir: string, house: string) {
    this.path = join(keyFolder(dataDir), `ticks-${house}`);
  }

  /** @throws StartRefusal for a file that nobody can read. */
  async read(): Promise<readonly TickFile[]> {
    const names = await readdir(this.path).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const files = names.filter((name) => name.endsWith(SUFFIX)).map((name) => join(this.path, name));
    return Promise.all(files.map(readTick));
  }

  /** Durable when it resolves: whole or, after a crash, as it was before. */
  async write(file: TickFile): Promise<void> {
    await makeFolder(this.path, 0o700);
    const path = join(this.path, `${file.server}${SUFFIX}`);
    const made = `${path}.new`;
    await flushed(made, "w", JSON.stringify(file));
    await rename(made, path);
    await flushed(this.path, "r", null).catch(() => {
      // Some systems flush no folder. What is lost then is the newest tick, and the one before is there.
    });
  }
}

/** Tells houses apart that were served from one data folder: what every copy of a database has had since its first start. */
export async function houseOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ sealed: Buffer }>("select sealed from house_key_check");
  if (rows[0] === undefined) throw new Error("this database has never been checked for its key");
  return createHash("sha256").update(rows[0].sealed).digest("hex").slice(0, 16);
}

async function readTick(path: string): Promise<TickFile> {
  const text = await readFile(path, "utf8");
  try {
    return tickFile.parse(JSON.parse(text));
  } catch (error) {
    throw new StartRefusal(`${path} is damaged: put it back as it was, or see docs/operating.md`, { cause: error });
  }
}

async function flushed(path: string, flags: "r" | "w", text: string | null): Promise<void> {
  const handle = await open(path, flags, 0o600);
  try {
    if (text !== null) await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
