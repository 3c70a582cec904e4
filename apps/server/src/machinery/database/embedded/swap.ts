import { randomBytes } from "node:crypto";
import { cp, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { exists } from "../../missing.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { findPostmaster } from "./postmaster.ts";

const PLACE = "postgres";
const MADE = `${PLACE}.new-`;
const KEPT = `${PLACE}.before-`;

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
 * @param signal breaks it off while it copies; nothing is changed then.
 * @throws StartRefusal, having changed nothing, for a folder that is not a backup, and while the database runs.
 */
export async function swapIn(dataDir: string, backup: string, signal: AbortSignal): Promise<Swapped> {
  const from = join(resolve(backup), PLACE);
  if (!(await exists(join(from, "PG_VERSION"))))
    throw new StartRefusal(`${backup} is no backup: it has no folder postgres with a database in it`);
  const place = join(dataDir, PLACE);
  const isPresent = await exists(place);
  if (isPresent && (await findPostmaster(place)).alive)
    throw new StartRefusal(`the database in ${place} runs: stop the house before you restore a backup`);
  const made = join(dataDir, `${MADE}${randomBytes(4).toString("hex")}`);
  const kept = isPresent ? join(dataDir, `${KEPT}${new Date().toISOString().replace(/[:.]/g, "-")}`) : null;
  // Asked before each file.
  const filter = () => {
    signal.throwIfAborted();
    return true;
  };
  try {
    await cp(from, made, { recursive: true, preserveTimestamps: true, filter });
    if (kept !== null) await rename(place, kept);
    await rename(made, place).catch(async (error: unknown) => {
      if (kept !== null) await rename(kept, place);
      throw error;
    });
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
  return {
    kept,
    // Deleted last, which takes a while: what is killed meanwhile leaves the previous database in its place.
    undo: async () => {
      await rename(place, made);
      if (kept !== null) await rename(kept, place);
      await rm(made, { recursive: true, force: true });
    },
  };
}

/**
 * Refuses to begin with an empty database beside one that an interrupted restore has moved.
 * @throws StartRefusal
 */
export async function refuseBesideMoved(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const [kept] = names
    .filter((name) => name.startsWith(KEPT))
    .sort()
    .reverse();
  const found = [...(kept === undefined ? [] : [kept]), ...names.filter((name) => name.startsWith(MADE))];
  if (found.length === 0) return;
  const back = kept === undefined ? "" : `rename ${kept} to ${PLACE} to have that database back, `;
  throw new StartRefusal(
    `there is no database in ${join(dataDir, PLACE)}, but ${found.join(" and ")} beside it, as after a restore that was interrupted: ${back}restore a backup, or move what is left elsewhere to begin with an empty house`,
  );
}
