import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it, as far as they are missing. Node's own `recursive` tries for ever where the system says that there is
 * no such folder although the one above is there, as Linux does below /proc.
 * @param mode of every folder that is made.
 * @throws the file system's error when the folder cannot be made.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) await makeFolder(above, mode);
  try {
    await mkdir(folder, mode);
  } catch (error) {
    const taken = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!taken || !(await stat(folder)).isDirectory()) throw error;
  }
}
