import { randomUUID } from "node:crypto";
import { setTimeout as realTime } from "node:timers/promises";
import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { Announcement } from "@fairhouse/play/commit/announcement.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import { noOtherServers, RoundHost, type RoundHostParts } from "@fairhouse/play/round/round-host.ts";
import type { TableEvent } from "@fairhouse/protocol/table.ts";
import type { Pool } from "pg";
import { millAtOnce } from "./mill.ts";
import { nextNoon } from "./noon.ts";
import { limits, type PlayHouse, parsed, playHouse, systemRandom } from "./play-house.ts";

/** A clock that advances only when a test says so. */
export class FakeClock implements Clock {
  readonly #epoch: number;
  #elapsedMs = 0;
  #timers: { readonly atMs: number; readonly callback: () => void }[] = [];

  /** @param epoch milliseconds since 1970; noon by default. */
  constructor(epoch = nextNoon()) {
    this.#epoch = epoch;
  }

  now(): number {
    return this.#epoch + this.#elapsedMs;
  }

  monotonic(): number {
    return this.#elapsedMs;
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { atMs: this.#elapsedMs + Math.max(0, delayMs), callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** The time of the next timer, as `monotonic` counts; Infinity if none is set. */
  get nextAtMs(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.#timers.map(({ atMs }) => atMs));
  }

  /** The number of timers that are set. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Advances the clock; each timer fires at its own time. */
  advance(ms: number): void {
    const until = this.#elapsedMs + ms;
    for (;;) {
      const due = this.#timers.filter(({ atMs }) => atMs <= until).sort((a, b) => a.atMs - b.atMs)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((other) => other !== due);
      this.#elapsedMs = due.atMs;
      due.callback();
    }
    this.#elapsedMs = until;
  }
}

/** Waits in real time until the database has done its part. @throws Error after a minute and a half. */
export async function eventually<Value>(
  look: () => Value | undefined | false | null | Promise<Value | undefined | false | null>,
  what = "it",
): Promise<Value> {
  const until = performance.now() + 90_000;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false && seen !== null) return seen;
    if (performance.now() > until) throw new Error(`${what} did not happen`);
    await realTime(1);
  }
}

export interface RoundHouse {
  readonly play: PlayHouse;
  readonly rounds: RoundHost;
  readonly clock: FakeClock;
  readonly told: Announcement[];
  readonly errors: { readonly message: string; readonly error: unknown }[];
  /** The next event of this type that was not taken yet. */
  event<Type extends TableEvent["type"]>(type: Type): Promise<Extract<TableEvent, { type: Type }>>;
  place(player: string, bet: unknown, table?: string, key?: string): ReturnType<RoundHost["place"]>;
  balance(player: string): Promise<number>;
  /**
   * Lets time pass until the condition holds, in steps of 50 ms, each once the database has done its part, so that time
   * does not run ahead of it. If all code waits for a timer, a step leads to that timer, at most a second away.
   */
  passing<Value>(
    look: () => Value | undefined | false | null | Promise<Value | undefined | false | null>,
  ): Promise<Value>;
  /** Stops the host, and lets the time that it needs pass. */
  finish(): Promise<void>;
}

/** A server's connection to its database, which tests can break. */
export interface Line {
  readonly pool: Pool;
  /** Makes every further call fail, as if the database were gone. */
  cut(): void;
  mend(): void;
  /** Stalls every further transaction before it begins, after its caller has computed what to write. */
  stall(): Stalled;
}

interface Stalled {
  /** Resolves when a transaction is stalled. */
  readonly begun: Promise<void>;
  goOn(): void;
}

export function cuttable(pool: Pool): Line {
  let isCut = false;
  let free = Promise.resolve();
  let stalls: () => void = () => undefined;
  const refused = () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
  const connect = async () => {
    stalls();
    await free;
    return pool.connect();
  };
  const proxy = new Proxy(pool, {
    get(target, name) {
      if (isCut && (name === "query" || name === "connect")) return refused;
      if (name === "connect") return connect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    pool: proxy,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    stall: () => {
      const begun = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      stalls = begun.resolve;
      free = gone.promise;
      return { begun: begun.promise, goOn: gone.resolve };
    },
  };
}

/** Milliseconds of each step while tests wait. */
const STEP_MS = 50;
const LONGEST_STEP_MS = 1_000;

/** True if a statement is running, or waits for a connection. */
function isAtWork({ totalCount, idleCount, waitingCount }: Pool): boolean {
  return totalCount > idleCount || waitingCount > 0;
}

/** Makes a server's round host on a fake clock. */
export async function roundHouse(
  pool: Pool,
  games: readonly AnyRoundGame[],
  more: Partial<RoundHostParts> & { vault: Vault; clock?: FakeClock },
): Promise<RoundHouse> {
  const clock = more.clock ?? new FakeClock();
  const ticks = more.ticks ?? noTicks;
  const play = await playHouse(pool, clock, more.vault, ticks);
  const errors: RoundHouse["errors"] = [];
  const catalog: Games = {
    latest: (id) => games.find((game) => game.id === id),
    version: (id, version) => games.find((game) => game.id === id && game.version === version),
  };
  const rounds = new RoundHost({
    ...play,
    games: catalog,
    roundGames: games,
    bus: { publish: (announcement) => void play.told.push(announcement) },
    random: systemRandom,
    limits,
    switches: { gameOff: () => false, draining: () => false },
    log: { error: ({ err }, message) => void errors.push({ message, error: err }) },
    link: noOtherServers,
    ticks,
    server: randomUUID(),
    chain: { length: 100, stride: 10, mill: millAtOnce },
    leaseMs: 3_600_000,
    ...more,
    clock,
  });
  const gameOf = (table: string) => {
    const game = games.find(({ tables }) => tables.some(({ id }) => id === table));
    if (!game) throw new Error(`no game at ${table}`);
    return game;
  };
  let taken = 0;
  return {
    play,
    rounds,
    clock,
    told: play.told,
    errors,
    event: async (type) => {
      const event = await eventually<TableEvent>(() => {
        for (let i = taken; i < play.told.length; i++) {
          const announcement = play.told[i];
          if (announcement?.type !== "table" || announcement.event.type !== type) continue;
          taken = i + 1;
          return announcement.event;
        }
        return null;
      }, `event ${type}`);
      // The type was just compared; the compiler does not follow it through the parameter.
      return event as never;
    },
    place: (player, bet, table = games[0]?.tables[0]?.id ?? "", key = randomUUID()) =>
      rounds.place(player, table, parsed(gameOf(table).bet, bet), { id: key, bodyHash: "00".repeat(32) }),
    passing: (look) => {
      let awaitedAtMs = Number.NaN;
      return eventually(() => {
        if (isAtWork(pool)) return null;
        const { nextAtMs } = clock;
        // Code between two timers has not set the next one yet.
        const isQuiet = nextAtMs === awaitedAtMs;
        awaitedAtMs = nextAtMs;
        const toNextMs = Math.min(nextAtMs - clock.monotonic(), LONGEST_STEP_MS);
        clock.advance(isQuiet ? Math.max(STEP_MS, toNextMs) : STEP_MS);
        return look();
      });
    },
    finish: async () => {
      let stopped = false;
      const stopping = rounds.stop().then(() => {
        stopped = true;
      });
      await eventually(() => {
        clock.advance(STEP_MS);
        return stopped;
      }, "the stop");
      await stopping;
    },
    balance: async (player) => {
      const { rows } = await pool.query<{ balance: number }>("select balance from ledger_account where owner = $1", [
        player,
      ]);
      return rows[0]?.balance ?? Number.NaN;
    },
  };
}
