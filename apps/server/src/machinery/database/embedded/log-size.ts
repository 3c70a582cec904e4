import { statfs } from "node:fs/promises";

const MB = 1024 ** 2;
const LEAST_MB = 2 * 1024;
const MOST_MB = 16 * 1024;
/** Of the free disk: the data itself and its backups need the rest. */
const SHARE = 1 / 4;

/**
 * How large the database's log may grow before it makes a checkpoint of its own accord, as `max_wal_size`. After a checkpoint each page goes
 * whole into the log when it is first changed, and a bet of somebody who comes back changes pages of their own: checkpoints that are
 * far apart are most of what keeps such a bet cheap. Only a busy house uses the room.
 */
export async function largestLog(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  return logSize(bavail * bsize);
}

export function logSize(freeBytes: number): string {
  const share = Math.floor((freeBytes * SHARE) / MB);
  return `${Math.min(MOST_MB, Math.max(LEAST_MB, share))}MB`;
}
