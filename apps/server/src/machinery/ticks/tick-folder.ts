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
  /**
   * A run that is about to begin: it may be committed already if the process is killed before it is written here as
   * begun.
   */
  next: z.uuid().nullable(),
  /** The openings (`house_opening`) that existed by then. */
  known: z.array(z.uuid()),
});
/** The last tick of a server, as it was committed. */
export type TickFile = z.infer<typeof tickFile>;

const SUFFIX = ".tick";
/** Size of one of a file's two slots: room for four hundred openings. */
const PLACE_BYTES = 16 * 1024;

/** The files of one house beside its keys: one for each server that has worked in this data folder. */
export class TickFolder {
  readonly path: string;

  constructor(dataDir: string, house: string) {
    this.path = join(keyFolder(dataDir), `ticks-${house}`);
  }

  /** @throws StartRefusal for a file without a readable tick. */
  async read(): Promise<readonly TickFile[]> {
    const names = await readdir(this.path).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const files = names.filter((name) => name.endsWith(SUFFIX)).map((name) => join(this.path, name));
    return Promise.all(files.map(readTick));
  }

  /**
   * Writes a tick durably. A file has two slots, which are written alternately and each with one flush: if a crash
   * tears one, the previous tick is in the other.
   */
  async write(file: TickFile): Promise<void> {
    const path = join(this.path, `${file.server}${SUFFIX}`);
    const text = JSON.stringify(file).padEnd(PLACE_BYTES);
    if (text.length > PLACE_BYTES) throw new Error(`${path} holds no more openings`);
    const at = (file.count % 2) * PLACE_BYTES;
    try {
      await flushed(path, "r+", text, at);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await this.#make(path, text);
    }
  }

  /** Creates the file beside its place and renames it, so that it exists either whole or not at all. */
  async #make(path: string, text: string): Promise<void> {
    await makeFolder(this.path, 0o700);
    await flushed(`${path}.new`, "w", text + text, 0);
    await rename(`${path}.new`, path);
    await flushed(this.path, "r", null, 0).catch(() => {
      // Some systems do not flush folders: after a crash the file may be missing, as if this server had never been
      // here.
    });
  }
}

/**
 * Returns a value that distinguishes houses served from one data folder, and that every copy of a database has had
 * since its first start.
 */
export async function houseOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ sealed: Buffer }>("select sealed from house_key_check");
  if (rows[0] === undefined) throw new Error("this database has never been checked for its key");
  return createHash("sha256").update(rows[0].sealed).digest("hex").slice(0, 16);
}

async function readTick(path: string): Promise<TickFile> {
  const text = await readFile(path, "latin1");
  const places = [text.slice(0, PLACE_BYTES), text.slice(PLACE_BYTES)].flatMap((place) => parsed(place) ?? []);
  const [newest] = places.sort((a, b) => b.count - a.count);
  if (newest === undefined)
    throw new StartRefusal(
      `${path} is damaged: put it back as it was, or see docs/operating.md, When the database went back`,
    );
  return newest;
}

/** Parses a slot; null if a crash has torn it. */
function parsed(place: string): TickFile | null {
  try {
    return tickFile.parse(JSON.parse(place));
  } catch {
    return null;
  }
}

async function flushed(path: string, flags: "r" | "r+" | "w", text: string | null, at: number): Promise<void> {
  const handle = await open(path, flags, 0o600);
  try {
    if (text !== null) await handle.write(text, at, "latin1");
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
