import { randomUUID } from "node:crypto";
import { type AnyExternalGame, anyGame } from "@fairhouse/kernel/any-game.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import type { CommandKey } from "@fairhouse/play/commit/job.ts";
import { BudgetStore } from "@fairhouse/play/external/budgets/budget-store.ts";
import { Budgets } from "@fairhouse/play/external/budgets/budgets.ts";
import { FactCache } from "@fairhouse/play/external/facts/fact-cache.ts";
import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import { learnLinkFacts } from "@fairhouse/play/external/facts/link-facts.ts";
import { LinkResults } from "@fairhouse/play/external/facts/link-results.ts";
import { Moments } from "@fairhouse/play/external/facts/moments.ts";
import { openAhead } from "@fairhouse/play/external/facts/open-ahead.ts";
import { TimedLinks } from "@fairhouse/play/external/facts/timed-links.ts";
import { ExternalDesk } from "@fairhouse/play/external/placing/external-desk.ts";
import { CashOutOrders } from "@fairhouse/play/external/sale/cash-out-orders.ts";
import type { PartToSell } from "@fairhouse/play/external/sale/sale.ts";
import { SlipCashOut } from "@fairhouse/play/external/sale/slip-cash-out.ts";
import { ExternalSettlement } from "@fairhouse/play/external/settlement/external-settlement.ts";
import { ShownBets } from "@fairhouse/play/external/settlement/shown-bets.ts";
import type { ChainMill } from "@fairhouse/play/ports.ts";
import { ChainStore } from "@fairhouse/play/seed/chain-store.ts";
import type { Pool } from "pg";
import { tosses } from "./external-games.ts";
import { millAtOnce } from "./mill.ts";
import { limits, moments, parsed, playHouse, systemRandom, testVault } from "./play-house.ts";
import { FakeClock } from "./round-house.ts";

interface ServerOptions {
  readonly raise?: () => Promise<void>;
  /** Links of a chain. */
  readonly length?: number;
  readonly mill?: ChainMill;
  readonly failed: (message?: string) => void;
}

/** The times of a link, as minutes and seconds. */
interface LinkTimes {
  readonly link: number;
  readonly due: string;
  readonly begun: string | null;
  readonly over: string | null;
}

/**
 * A house whose clock takes links (those of `TOSSES`, unless another game is given), with as many servers as a test wants,
 * on one database and one clock.
 */
export async function timedHouse(pool: Pool, now: string, game: AnyExternalGame = anyGame(tosses)) {
  const games = { ids: [game.id], latest: () => game, version: () => game };
  const clock = new FakeClock(Date.parse(now));
  const vault = testVault();
  const play = await playHouse(pool, undefined, vault);
  const facts = new FactStore(pool);
  return {
    game,
    clock,
    play,
    facts,

    /** Makes one server: its looks, as its job makes them, and its bets. */
    server({ raise = () => Promise.resolve(), length = 8, mill = millAtOnce, failed }: ServerOptions) {
      const parts = {
        pool,
        games,
        facts,
        log: { error: (_: unknown, message?: string) => failed(message) },
        now: () => Promise.resolve(new Date(clock.now())),
        chains: new ChainStore({
          pool,
          vault,
          random: systemRandom,
          clock,
          chain: { length, stride: 1, mill },
        }),
        ticks: { isShut: false, raise },
      };
      const timed = new TimedLinks(parts);
      const cache = new FactCache(facts, { error: () => undefined });
      const budgets = new Budgets(new BudgetStore(pool));
      const own = new Moments({ clock, now: parts.now, results: new LinkResults(games, parts.chains) });
      // The database has a clock of its own, so deadlines are tested by this server's alone.
      const inPlay: Pick<Moments, "next" | "hold" | "current"> = {
        hold: (heldMs) => own.hold(heldMs),
        next: async (open) => ({ ...(await own.next(open)), deadline: null }),
        current: (open) => own.current(open),
      };
      const { commit } = play;
      const bus = { publish: (told: (typeof play.told)[number]) => void play.told.push(told) };
      const settling = { ...play, pool, clock, games, bus, ticks: noTicks };
      const settlement = new ExternalSettlement(settling);
      const selling = new SlipCashOut({ ...settling, reads: pool, facts, moments: inPlay, settlement });
      const orders = new CashOutOrders({ pool, games, facts, moments: inPlay, selling, log: parts.log });
      const desk = new ExternalDesk({
        pool,
        commit,
        random: systemRandom,
        limits,
        facts: cache,
        budgets,
        moments: inPlay,
      });
      const shown = new ShownBets({
        pool,
        facts,
        moments: inPlay,
        settlement,
        log: parts.log,
      });
      return {
        timed,
        /** Stops making chains, as a server does that ends. */
        stop: () => parts.chains.close(),
        /** Settles the bets that the course of facts in play decides. */
        settleShown: () => shown.look(),
        orders,
        /** Sells the bets whose orders are due. */
        async sellOrdered(): Promise<void> {
          await orders.look();
          await orders.finish();
        },
        cashOut: (player: string, bet: string, least: number, part: PartToSell | null = null) =>
          selling.cashOut(player, bet, least, { part }),
        /** Places a bet; what the server remembers of its facts stays, as in a house. */
        place(player: string, wish: object, key: CommandKey = { id: randomUUID(), bodyHash: "00".repeat(32) }) {
          return desk.place(player, game, parsed(game.wish, { amount: 1_000, ...wish }), key);
        },
        async look() {
          await timed.look();
          const known = await learnLinkFacts(parts);
          await openAhead(parts);
          return known;
        },
      };
    },

    async times(): Promise<readonly LinkTimes[]> {
      const text = (column: string) => `to_char(${column} at time zone 'utc', 'MI:SS')`;
      const { rows } = await pool.query<LinkTimes>(
        `select link, ${text("due_at")} as due, ${text("begun_at")} as begun, ${text("over_at")} as over
         from play_timed_link t join play_chain c on c.id = t.chain order by c.ordinal, link`,
      );
      return rows;
    },

    /** The facts as "link phase", in the order of their links. */
    async phases(): Promise<readonly string[]> {
      const { rows } = await pool.query<{ at: string }>(
        `select f.first_link || ' ' || f.phase as at from play_fact f join play_chain c on c.id = f.chain
         order by c.ordinal, f.first_link, f.id`,
      );
      return rows.map(({ at }) => at);
    },

    async eventOn(link: number): Promise<string> {
      const text = "select id from play_fact where first_link = $1 order by id";
      const { rows } = await pool.query<{ id: string }>(text, [link]);
      return rows[0]?.id ?? "";
    },

    place(player: string, event: string) {
      const cache = new FactCache(facts, { error: () => undefined });
      const budgets = new Budgets(new BudgetStore(pool));
      const parts = { pool, commit: play.commit, random: systemRandom, limits, facts: cache, budgets, moments };
      const key = { id: randomUUID(), bodyHash: "00".repeat(32) };
      return new ExternalDesk(parts).place(player, game, parsed(game.wish, { amount: 1_000, event, over: 9 }), key);
    },

    /** Settles the bets on a fact; returns their number. */
    settle(event: string): Promise<number> {
      const bus = { publish: () => undefined };
      return new ExternalSettlement({ ...play, pool, clock, games, bus, ticks: noTicks }).settle(event);
    },
  };
}

export type TimedHouse = Awaited<ReturnType<typeof timedHouse>>;
