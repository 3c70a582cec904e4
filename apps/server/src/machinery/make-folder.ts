import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { isTaken } from "./missing.ts";

/**
 * Creates a folder and its missing parents. Node's own `recursive` tries for ever if the system says that there is no
 * such folder although its parent exists, as Linux does below /proc.
 * @param mode of every folder that is created.
 * @throws the file system's error if the folder cannot be created.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) await makeFolder(above, mode);
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (!isTaken(error) || !(await stat(folder)).isDirectory()) throw error;
  }
}
