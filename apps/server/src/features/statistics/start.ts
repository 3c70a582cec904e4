import { every } from "@fairhouse/platform/every.ts";
import type { StartFeature } from "../../parts.ts";
import { Counting } from "./counting.ts";
import { countBets, playersBehind } from "./roll-up.ts";
import { statisticsRoutes } from "./routes.ts";

/** Interval at which the job looks for players who are behind. */
const EVERY_MS = 60_000;
/** Movements by which a player may stay behind: their next request counts so many first, in a few milliseconds. */
const BEHIND = 1_000;
const PLAYERS_AT_ONCE = 20;
/** Batches of one player before the next one has a turn. */
const BATCHES_A_TURN = 10;
/**
 * The job rests this many times as long as it worked: bets come first, and players who ask are counted at once anyway.
 */
const REST = 50;

/**
 * History and statistics of players, and the job that keeps the days counted. Several servers may run it: a batch
 * counts once.
 */
export const startStatistics: StartFeature = async (house) => {
  const { pool, clock, log } = house;
  const counting = new Counting(house);
  /** @returns the pause until the next run. */
  const count = async (isStopping: () => boolean): Promise<number> => {
    const started = clock.monotonic();
    const behind = await playersBehind(pool, BEHIND, PLAYERS_AT_ONCE);
    for (const player of behind) {
      let left = BATCHES_A_TURN;
      await countBets(house, player, () => isStopping() || left-- <= 0).catch((error: unknown) =>
        log.warn({ err: error, player }, "a player's bets could not be counted for the statistics; it is tried again"),
      );
    }
    return behind.length === 0 ? EVERY_MS : (clock.monotonic() - started) * REST;
  };
  const job = every(clock, EVERY_MS, count, {
    failed: (error) => log.warn({ err: error }, "bets could not be counted for the statistics; it is tried again"),
  });
  return {
    routes: (app) => statisticsRoutes(app, house, counting),
    async close() {
      await Promise.all([job.stop(), counting.stop()]);
    },
  };
};
