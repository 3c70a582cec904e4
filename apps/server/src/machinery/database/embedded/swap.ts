import { randomBytes } from "node:crypto";
import { cp, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isMissing } from "../../missing.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { findPostmaster } from "./postmaster.ts";

/** A backup put in the place of the embedded database. */
export interface Swapped {
  /** The new path of the previous database; null if there was none. */
  readonly kept: string | null;
  /** Puts that one back, and discards the copy. Nothing may run on it. */
  undo(): Promise<void>;
}

/**
 * Puts a copy of a backup in the place of the embedded database, which is moved aside and never deleted. The backup
 * itself stays unchanged.
 * @param backup the folder that was given to `npm run admin -- backup`.
 * @throws StartRefusal, having changed nothing, for a folder that is not a backup, and while the database runs.
 */
export async function swapIn(dataDir: string, backup: string): Promise<Swapped> {
  const from = join(resolve(backup), "postgres");
  if (!(await isThere(join(from, "PG_VERSION"))))
    throw new StartRefusal(`${backup} is no backup: it has no folder postgres with a database in it`);
  const place = join(dataDir, "postgres");
  const isPresent = await isThere(place);
  if (isPresent && (await findPostmaster(place)).alive)
    throw new StartRefusal(`the database in ${place} runs: stop the house before you restore a backup`);
  const unique = randomBytes(4).toString("hex");
  const made = `${place}.new-${unique}`;
  try {
    await cp(from, made, { recursive: true, preserveTimestamps: true });
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
  const kept = isPresent ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, "-")}` : null;
  if (kept !== null) await rename(place, kept);
  await rename(made, place);
  return {
    kept,
    undo: async () => {
      await rm(place, { recursive: true, force: true });
      if (kept !== null) await rename(kept, place);
    },
  };
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}
