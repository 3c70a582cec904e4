import { statfs } from "node:fs/promises";

const MB = 1024 ** 2;
const LEAST_MB = 2 * 1024;
const MOST_MB = 16 * 1024;
/** The share of the free disk: the data itself and its backups need the rest. */
const SHARE = 1 / 4;

/**
 * Returns the `max_wal_size` up to which the database's log may grow before a checkpoint is forced. After a checkpoint
 * each page goes whole into the log at its first change, and the bet of a returning player changes pages of their own:
 * such a bet is cheap mostly because checkpoints are far apart. Only a busy house uses the space.
 */
export async function largestLog(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  return logSize(bavail * bsize);
}

export function logSize(freeBytes: number): string {
  const share = Math.floor((freeBytes * SHARE) / MB);
  return `${Math.min(MOST_MB, Math.max(LEAST_MB, share))}MB`;
}
