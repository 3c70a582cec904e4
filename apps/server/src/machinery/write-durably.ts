import { randomUUID } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** Writes a file so that, whenever that is broken off, it stands there either whole or as it was before. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(path));
  // Two processes may write the same file.
  const fresh = `${path}.${randomUUID()}`;
  const handle = await open(fresh, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, path);
}
