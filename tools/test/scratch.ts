import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import type { Options } from "./options.ts";

/** Linux mounts memory as a file system there. */
const IN_MEMORY = "/dev/shm";
/** The type of such a file system, TMPFS_MAGIC of statfs(2). */
const TMPFS = 0x01021994;
/** The files of `npm test` take a third of it at most. */
const ROOM = 2 * 2 ** 30;

/**
 * Makes a folder for whatever the tests write, which ends with this process, and returns the environment that leads
 * them there.
 *
 * It is in memory if there is room; the long form, which writes more than anybody has measured, stays on the disk. Each
 * test file has a database of its own, of a thousand files: ext4 searches all inodes that were freed in the last seconds
 * before it reuses one, which took a fifth of the time of the integration tests. Servers that tests start share compiled
 * modules there: stripping types takes half of a start.
 */
export function makeScratch({ long }: Pick<Options, "long">): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(!long && hasRoomInMemory() ? IN_MEMORY : tmpdir(), "fairhouse-"));
  // The embedded database of a superuser runs as somebody else, who has to pass through.
  chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  const modules = join(folder, "modules");
  mkdirSync(modules);
  return { TMPDIR: folder, NODE_COMPILE_CACHE: modules };
}

function hasRoomInMemory(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(IN_MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM && freemem() >= 2 * ROOM;
  } catch {
    // Other systems have no such folder.
    return false;
  }
}
