import type { ChainOptions } from "@fairhouse/play/seed/chain-store.ts";
import { SeedHost } from "@fairhouse/play/seed/seed-host.ts";
import type { Feature, HouseParts, StartFeature } from "../../parts.ts";
import { betRoutes } from "./bets/bet-routes.ts";
import { kinds } from "./kinds/kinds.ts";
import { checkLargestWin } from "./largest-win.ts";
import { composePlay, standardChain } from "./parts.ts";
import { restorationsRoute } from "./past/restorations.ts";
import { seedRoutes } from "./seed-routes.ts";

/** Bets of every kind of game, their proofs, and their announcements. */
export const startPlay: StartFeature = (house) => startPlayWith(house, standardChain);

/** Starts the feature with chains of another length: a million links take seconds to compute. */
export async function startPlayWith(house: HouseParts, chain: ChainOptions): Promise<Feature> {
  const games = house.games.ids.map((id) => house.games.latest(id)).filter((game) => game !== undefined);
  checkLargestWin(games, house.config.currency.maxBet);
  const parts = composePlay(house, chain);
  const open = Object.values(kinds).map((kind) => kind.open(house, parts));
  const seeds = new SeedHost({ ...parts, random: house.random });
  return {
    routes(app) {
      for (const kind of open) kind.routes(app);
      betRoutes(app, parts);
      seedRoutes(app, seeds);
      restorationsRoute(app, parts);
    },
    async begin() {
      for (const kind of open) await kind.begin?.();
    },
    awaited: () => open.flatMap((kind) => kind.awaited?.() ?? []),
    async finish() {
      for (const kind of open) await kind.finish?.();
      await parts.commit.idle();
    },
    async close() {
      for (const kind of open) await kind.close?.();
    },
  };
}
