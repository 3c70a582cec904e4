import { every, type Job } from "@fairhouse/platform/every.ts";
import { ExternalDesk } from "@fairhouse/play/external/external-desk.ts";
import { ExternalSettlement } from "@fairhouse/play/external/external-settlement.ts";
import { FactCache } from "@fairhouse/play/external/fact-cache.ts";
import { FactStore } from "@fairhouse/play/external/fact-store.ts";
import { learnLinkFacts } from "@fairhouse/play/external/link-facts.ts";
import { openAhead } from "@fairhouse/play/external/open-ahead.ts";
import { voidFacts } from "@fairhouse/play/restore/void-facts.ts";
import { ChainStore } from "@fairhouse/play/seed/chain-store.ts";
import type { PlayKind } from "../kind.ts";
import { readFactsProof } from "./facts-proof.ts";
import { FactsTold } from "./facts-told.ts";
import { slipRoutes } from "./routes.ts";

/** Time between two looks for results and for links to bet on: what another server has written is found as well. */
const SETTLE_EVERY_MS = 1_000;

export const externalKind: PlayKind = {
  open(house, parts) {
    const { games, clock, log, random, ticks } = house;
    const facts = new FactStore(house.pool);
    const desk = new ExternalDesk({ ...parts, pool: house.playPool, random, facts: new FactCache(facts, log) });
    const settlement = new ExternalSettlement({ ...house, ...parts, pool: house.playPool, games, ticks });
    const chains = new ChainStore({ ...house, chain: parts.chain });
    const told = new FactsTold(house.pool, house.sockets);
    const ids = games.ids.filter((id) => games.latest(id)?.kind === "external");
    let settling: Job | null = null;
    return {
      routes: (app) => slipRoutes(app, parts, desk),
      async begin() {
        // A house without such a game does not ask its database for results.
        if (ids.length === 0) return;
        settling = every(
          clock,
          SETTLE_EVERY_MS,
          async (isStopping) => {
            if (ticks.isShut) return;
            // One fact that cannot be settled keeps no other waiting, and neither does one that cannot be learnt.
            for (const fact of await settlement.due()) {
              if (isStopping()) return;
              await settlement.settle(fact).catch((error: unknown) => {
                log.error({ err: error, fact }, "bets on a known result are not settled yet");
              });
            }
            await learnLinkFacts({ pool: house.pool, games, chains, facts, clock, log });
            await openAhead({ pool: house.pool, games, facts, clock });
            for (const id of ids) await told.tell(id);
          },
          { failed: (error) => log.error({ err: error }, "no results can be looked for") },
        );
      },
      finish: async () => settling?.stop(),
    };
  },
  proof: async ({ pool }, bet) => ({ proof: await readFactsProof(pool, bet.id), moves: [] }),
  openBets: `select id, game, kind, currency, stake, created_at from play_bet
    where player = $1 and kind = 'external' and settled_at is null`,
  giveBack: (parts, reason) => voidFacts(parts, reason),
};
