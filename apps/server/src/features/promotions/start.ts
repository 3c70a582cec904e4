import { every } from "@fairhouse/platform/every.ts";
import type { Feature, HouseParts, StartFeature } from "../../parts.ts";
import { tellNotices } from "../notifications/tell.ts";
import { Leaderboards } from "./leaderboard.ts";
import { type PaidRace, payRaces } from "./race.ts";
import { promotionRoutes } from "./routes.ts";
import { type Racers, Standings } from "./standings.ts";

/**
 * Pause between payments: races end once a week, and a player who watches the end of one sees their prize within this
 * time.
 */
const PAY_EVERY_MS = 30_000;
const FIRST_PAY_MS = 1_000;

/** Rewards, the weekly race with the job that pays it, and the leaderboards. */
export const startPromotions: StartFeature = (house) => startAmong(house, "real");

/**
 * Starts the same for a demo: its simulated players race among themselves, and no real player is in their race or on
 * their leaderboards.
 */
export const startDemoPromotions: StartFeature = (house) => startAmong(house, "simulated");

async function startAmong(house: HouseParts, racers: Racers): Promise<Feature> {
  const { pool, clock, log, balances, sockets } = house;
  const standings = new Standings(pool, house.config.currency._id, clock, racers);
  const leaderboards = new Leaderboards(pool, house.config.currency._id, clock, standings, racers);
  const pay = async () => {
    for (const race of await payRaces(house, racers)) {
      if (race.winners.length > 0) log.info({ week: race.week, winners: race.winners.length }, "paid the weekly race");
      tell(race);
    }
  };
  const tell = ({ winners, notices }: PaidRace) => {
    const currencyId = house.config.currency._id;
    for (const { player, account } of winners) {
      const balance = { currencyId, amount: account.balance, version: account.entries };
      balances.publish({ type: "balance", player, balance });
    }
    tellNotices(sockets, notices);
  };
  const paying = every(clock, PAY_EVERY_MS, pay, {
    firstMs: FIRST_PAY_MS,
    failed: (error) => log.warn({ err: error }, "the race could not be paid; it is tried again"),
  });
  return {
    routes: (app) => promotionRoutes(app, house, standings, leaderboards),
    close: () => paying.stop(),
  };
}
