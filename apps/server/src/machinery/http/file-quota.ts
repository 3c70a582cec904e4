import type { Clock } from "@fairhouse/platform/clock.ts";
import { createAttempts } from "./attempts.ts";

/**
 * Limit on the files of one kind that a player may download in a quarter of an hour: each reads the player's whole
 * history.
 */
const MAX_FILES = 10;

/** @returns a function that throws AppError `too_many_requests` if this player takes one file too many. */
export function createFileQuota(clock: Clock): (player: string) => void {
  const attempts = createAttempts(clock);
  return (player) => attempts.demand(player, MAX_FILES);
}
