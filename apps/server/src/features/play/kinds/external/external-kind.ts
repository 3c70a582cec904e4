import { databaseTime } from "@fairhouse/platform/database-time.ts";
import { every, type Job } from "@fairhouse/platform/every.ts";
import { BudgetStore } from "@fairhouse/play/external/budgets/budget-store.ts";
import { Budgets } from "@fairhouse/play/external/budgets/budgets.ts";
import { FactCache } from "@fairhouse/play/external/facts/fact-cache.ts";
import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import { factsEnding, learnLinkFacts } from "@fairhouse/play/external/facts/link-facts.ts";
import { LinkResults } from "@fairhouse/play/external/facts/link-results.ts";
import { Moments } from "@fairhouse/play/external/facts/moments.ts";
import { openAhead } from "@fairhouse/play/external/facts/open-ahead.ts";
import { TimedLinks } from "@fairhouse/play/external/facts/timed-links.ts";
import { ExternalDesk } from "@fairhouse/play/external/placing/external-desk.ts";
import { CashOutOrders } from "@fairhouse/play/external/sale/cash-out-orders.ts";
import { SlipCashOut } from "@fairhouse/play/external/sale/slip-cash-out.ts";
import { ExternalSettlement } from "@fairhouse/play/external/settlement/external-settlement.ts";
import { Resettlement } from "@fairhouse/play/external/settlement/resettlement.ts";
import { ShownBets } from "@fairhouse/play/external/settlement/shown-bets.ts";
import { voidFacts } from "@fairhouse/play/restore/void-facts.ts";
import { ChainStore } from "@fairhouse/play/seed/chain-store.ts";
import { tellNotices } from "../../../notifications/tell.ts";
import type { PlayKind } from "../kind.ts";
import { FactsReader } from "./facts-proof.ts";
import { FactsTold } from "./facts-told.ts";
import { noteResettled } from "./note-resettled.ts";
import { slipRoutes } from "./routes.ts";
import { ShownResults } from "./shown-results.ts";

/** Time between two looks for results and for links to bet on: what another server has written is found as well. */
const SETTLE_EVERY_MS = 1_000;
/** The time before the end of a show at which the bets on it are read: a look or two, so that few players play meanwhile. */
const READ_AHEAD_MS = 2 * SETTLE_EVERY_MS;
/** Time between two looks for what watchers are told of shows: a goal is told that much late at most. */
const TELL_EVERY_MS = 200;

/** Every so many of these looks is for all facts, of which there are many more. */
const ALL_EVERY = 5;

export const externalKind: PlayKind = {
  open(house, parts) {
    const { games, clock, log, random, ticks } = house;
    const facts = new FactStore(house.pool);
    const store = new BudgetStore(house.pool);
    const budgets = new Budgets(store);
    const cache = new FactCache(facts, log);
    const settling = { ...house, ...parts, pool: house.playPool, games, ticks };
    const settlement = new ExternalSettlement(settling);
    ticks.onTurn(() => {
      budgets.forget();
      settlement.forget();
      told.forget();
      house.sockets.missed();
    });
    const resettlement = new Resettlement({ ...settling, settlement, budgets: store });
    const chains = new ChainStore({ ...house, chain: parts.chain });
    const results = new LinkResults(games, chains);
    const now = () => databaseTime(house.pool);
    const moments = new Moments({ clock, now, results });
    const desk = new ExternalDesk({ ...parts, pool: house.playPool, random, facts: cache, budgets, moments });
    const reader = new FactsReader(house.pool, new ShownResults(results));
    const told = new FactsTold(reader, house.sockets);
    const linked = { pool: house.pool, games, chains, facts, now, log };
    const timed = new TimedLinks({ ...linked, ticks });
    const ids = games.ids.filter((id) => games.latest(id)?.kind === "external");
    let jobs: readonly Job[] = [];
    let looks = 0;
    const tellResettled = async () => {
      tellNotices(house.sockets, await noteResettled(house.pool, random, clock.now()));
    };
    const settle = async (isStopping: () => boolean) => {
      if (ticks.isShut) return;
      await timed.look();
      await learnLinkFacts(linked);
      await settlement.tellDoubtful();
      // One fact that cannot be settled keeps no other waiting, and neither does one that cannot be learnt.
      for (const fact of await settlement.due()) {
        if (isStopping()) return;
        await settlement.settle(fact).catch((error: unknown) => {
          log.error({ err: error, fact }, "bets on a known result are not settled yet");
        });
      }
      for (const correction of await resettlement.due()) {
        if (isStopping()) return;
        await resettlement.settle(correction).catch((error: unknown) => {
          log.error({ err: error, correction }, "bets on a corrected result are not settled again yet");
        });
        await tellResettled();
      }
      const soon = new Date((await now()).getTime() + READ_AHEAD_MS);
      await settlement.readAhead(await factsEnding(house.pool, soon));
      await openAhead(linked);
    };
    const shownBets = new ShownBets({ pool: house.pool, facts, moments, settlement, log });
    const settleShown = async () => {
      if (!ticks.isShut) await shownBets.look();
    };
    const tell = async (all: boolean) => {
      if (ticks.isShut) return;
      for (const id of ids) await (all ? told.tell(id) : told.tellShown(id));
    };
    const cashOut = new SlipCashOut({ ...settling, reads: house.pool, facts, moments, settlement });
    const orders = new CashOutOrders({ pool: house.pool, games, facts, moments, selling: cashOut, log });
    const sellOrdered = async () => {
      if (!ticks.isShut) await orders.look();
    };
    return {
      routes: (app) => slipRoutes(app, parts, { desk, cashOut, orders, facts: reader }),
      async begin() {
        // A house without such a game does not ask its database for results.
        if (ids.length === 0) return;
        await tellResettled();
        jobs = [
          every(clock, SETTLE_EVERY_MS, settle, {
            failed: (error) => log.error({ err: error }, "no results can be looked for"),
          }),
          every(clock, SETTLE_EVERY_MS, settleShown, {
            failed: (error) => log.error({ err: error }, "bets that are decided cannot be looked for"),
          }),
          every(clock, SETTLE_EVERY_MS, sellOrdered, {
            failed: (error) => log.error({ err: error }, "orders to sell bets cannot be looked for"),
          }),
          every(clock, TELL_EVERY_MS, () => tell(++looks % ALL_EVERY === 0), {
            failed: (error) => log.error({ err: error }, "watchers are not told what has changed"),
          }),
        ];
      },
      async finish() {
        for (const job of jobs) await job.stop();
        await orders.finish();
        chains.close();
      },
    };
  },
  proof: async ({ pool }, bet) => ({ proof: await new FactsReader(pool).ofBet(bet.id), moves: [] }),
  openBets: `select id, game, kind, currency, stake, created_at from play_bet
    where player = $1 and kind = 'external' and settled_at is null`,
  giveBack: (parts, reason) => voidFacts(parts, reason),
};
