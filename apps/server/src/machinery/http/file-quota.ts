import type { Clock } from "@fairhouse/platform/clock.ts";
import { createAttempts } from "./attempts.ts";

/** Files of one kind that a player may take in a quarter of an hour: each reads all that they ever did. */
const MAX_FILES = 10;

/** @returns throws AppError `too_many_requests` when this player takes one file too many. */
export function createFileQuota(clock: Clock): (player: string) => void {
  const attempts = createAttempts(clock);
  return (player) => attempts.demand(player, MAX_FILES);
}
