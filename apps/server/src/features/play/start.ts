import type { ChainOptions } from "@fairhouse/play/seed/chain-store.ts";
import type { Feature, HouseParts, StartFeature } from "../../parts.ts";
import { betRoutes } from "./bets/bet-routes.ts";
import { tableFairnessRoute } from "./chains/chain-routes.ts";
import { startAbandonedJob } from "./hands/abandoned-job.ts";
import { checkLargestWin } from "./largest-win.ts";
import { mayWatchOf } from "./live/rooms.ts";
import { Watchers } from "./live/watchers.ts";
import { composePlay, standardChain } from "./parts.ts";
import { restorationsRoute } from "./past/restorations.ts";
import { playRoutes } from "./routes.ts";
import { seedRoutes } from "./seed-routes.ts";
import { tableRoutes } from "./table-routes.ts";

/** Bets, hands, rounds, their proofs, and their announcements. */
export const startPlay: StartFeature = (house) => startPlayWith(house, standardChain);

/** Starts the feature with chains of another length: a million links take seconds to compute. */
export async function startPlayWith(house: HouseParts, chain: ChainOptions): Promise<Feature> {
  const games = house.games.ids.map((id) => house.games.latest(id)).filter((game) => game !== undefined);
  checkLargestWin(games, house.config.currency.maxBet);
  house.sockets.admit(mayWatchOf(house.games));
  new Watchers(house.sockets, house.clock);
  const parts = composePlay(house, chain);
  let abandoned: ReturnType<typeof startAbandonedJob> | null = null;
  return {
    routes(app) {
      playRoutes(app, parts);
      betRoutes(app, parts);
      tableRoutes(app, parts);
      seedRoutes(app, parts);
      tableFairnessRoute(app, parts);
      restorationsRoute(app, parts);
    },
    async begin() {
      await parts.rounds.start();
      abandoned = startAbandonedJob(house, parts);
    },
    awaited: () => parts.rounds.awaited.map((table) => `the round of ${table}`),
    async finish() {
      await abandoned?.stop();
      await parts.rounds.stop();
      await parts.commit.idle();
    },
    async close() {
      parts.rounds.abandon();
    },
  };
}
