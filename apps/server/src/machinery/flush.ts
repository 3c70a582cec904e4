import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Codes of systems that do not flush folders. */
const NO_FLUSH = ["EISDIR", "EPERM", "EINVAL", "ENOTSUP"];

/**
 * Flushes a folder with everything below it to the disk: a power cut after this loses none of it.
 * @param signal breaks it off between two files.
 */
export async function flushTree(folder: string, signal?: AbortSignal): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    signal?.throwIfAborted();
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await flushTree(path, signal);
    else if (entry.isFile()) await flush(path);
  }
  await flush(folder);
}

/** Flushes a file, or the names in a folder, to the disk. */
export async function flush(path: string): Promise<void> {
  try {
    const handle = await open(path, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && NO_FLUSH.includes(`${error.code}`))) throw error;
  }
}
