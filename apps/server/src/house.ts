import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import { allAdditions } from "./additions.ts";
import { BalanceBus } from "./balance-bus.ts";
import { features } from "./features.ts";
import { loadGames } from "./games.ts";
import { systemClock } from "./machinery/clock.ts";
import { type Config, checkout } from "./machinery/config.ts";
import { checkCurrency } from "./machinery/database/currency-check.ts";
import { checkKey } from "./machinery/database/key-check.ts";
import { type OpenDatabase, openDatabase } from "./machinery/database/open.ts";
import type { Schema } from "./machinery/database/schema.ts";
import { createVault } from "./machinery/database/vault.ts";
import { buildApp, installAuthentication } from "./machinery/http/app.ts";
import type { AppInstance } from "./machinery/http/instance.ts";
import { type PageSubject, PLAIN, siteRoutes } from "./machinery/http/site.ts";
import { loadKeys } from "./machinery/keys.ts";
import { healthRoute } from "./machinery/observability/health.ts";
import { healthDetailRoute } from "./machinery/observability/health-detail.ts";
import { createLog } from "./machinery/observability/log.ts";
import { createRegistry, metricsRoute } from "./machinery/observability/metrics.ts";
import { replicationOf } from "./machinery/observability/replication.ts";
import { createRandom } from "./machinery/random.ts";
import { Sessions } from "./machinery/sessions/sessions.ts";
import { createTokens } from "./machinery/sessions/tokens.ts";
import { openSockets } from "./machinery/sockets/sockets.ts";
import { StartRefusal } from "./machinery/start-refusal.ts";
import { measureClock } from "./machinery/ticks/clock-offset.ts";
import { houseOf, TickFolder } from "./machinery/ticks/tick-folder.ts";
import { Ticker } from "./machinery/ticks/ticker.ts";
import type { Feature, HouseParts, Invitation, StartFeature } from "./parts.ts";
import { sitePages } from "./site-pages.ts";
import { HouseSwitches } from "./switches.ts";

const IDLE_SWEEP_MS = 50;
/** Time for the readers of answers; those of bets are given before. */
const READERS_MS = 5_000;
/**
 * Connections that the system accepts before this process does; it may allow fewer (`net.core.somaxconn`). One that finds
 * no room is tried again after 1, 3, 7 … s, which thousands of pages would wait that come back at once.
 */
const BACKLOG = 4_096;

export interface HouseOverrides {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Logger;
  readonly features?: readonly StartFeature[];
  /** Folder of the built site; null for none. */
  readonly site?: string | null;
}

export interface House {
  /** Its address, as `http://host:port`. */
  readonly url: string;
  readonly app: AppInstance;
  readonly pool: pg.Pool;
  readonly sessions: Sessions;
  /** The location of the data, for the operator. */
  readonly dataAt: string;
  /** Pages that the operator is asked to open. */
  readonly invitations: readonly Invitation[];
  /** Names everything that `close` would wait for at this moment, in words for the operator. */
  awaited(): readonly string[];
  /** Takes no new bets, lets requests in flight and running rounds end, then frees everything. */
  close(): Promise<void>;
}

/** Functions that free the parts opened so far, in the order of their opening. */
type Closers = (() => Promise<void> | void)[];

/** The composition root: configuration → database → services → routes → a listening house. */
export async function startHouse(config: Config, overrides: HouseOverrides = {}): Promise<House> {
  const closers: Closers = [];
  try {
    return await compose(config, overrides, closers);
  } catch (error) {
    await closeAll(closers).catch(() => {
      // The first failure is the one to report.
    });
    throw error;
  }
}

async function compose(config: Config, overrides: HouseOverrides, closers: Closers): Promise<House> {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  const starts = overrides.features ?? features;
  for (const start of starts) await start.check?.({ config, clock, log });
  const keys = await loadKeys(config.secretKey, config.dataDir);
  const database = await openDatabase(config, log);
  closers.push(database.close);
  const random = overrides.random ?? createRandom(clock);
  const parts = await openParts({ config, log, clock, random, keys }, database, closers);
  const started: Feature[] = [];
  for (const start of starts) {
    const feature = await start(parts);
    started.push(feature);
    closers.push(async () => feature.close?.());
  }
  await addRoutes(parts, database, started, overrides.site);
  const { app, switches } = parts;
  closers.push(() => closeHttp(app));
  const url = await listen(app, config);
  closers.push(() => finishAll(started, switches, config.shutdownMs, log));
  for (const feature of started) await feature.begin?.();
  return {
    url,
    app,
    pool: database.pool,
    sessions: parts.sessions,
    dataAt: database.dataAt,
    invitations: started.flatMap(({ invitation }) => invitation ?? []),
    awaited: () => started.flatMap((feature) => feature.awaited?.() ?? []),
    close: () => closeAll(closers),
  };
}

/** Opens everything that features are given: what runs by itself does from now on. */
async function openParts(
  given: Pick<HouseParts, "config" | "log" | "clock" | "random" | "keys">,
  database: OpenDatabase,
  closers: Closers,
): Promise<HouseParts> {
  const { config, log, clock, random, keys } = given;
  const { pool, playPool, backUp } = database;
  const applied = await database.migrate();
  if (applied.length > 0) log.info({ applied }, "migrated the database");
  const vault = createVault(keys.seeds);
  await checkKey(pool, vault);
  const ticks = await startTicks(database, config, log);
  closers.push(() => ticks.stop());
  const registry = createRegistry();
  const app = await buildApp({ config, log, clock, registry, tokenKey: keys.tokens });
  const switches = new HouseSwitches({ pool, clock, log });
  closers.push(() => switches.stop());
  await switches.watch();
  const serverId = randomUUID();
  const tokens = createTokens(app.jwt);
  const sessions = new Sessions({ pool, tokens, clock, log });
  closers.push(() => sessions.stop());
  await sessions.watch();
  installAuthentication(app, sessions, config, clock);
  const sockets = await openSockets({ app, config, clock, log, pool, sessions, registry, serverId });
  closers.push(() => sockets.close());
  const games = await loadGames();
  await checkCurrency(pool, config.currency._id);
  return {
    ...given,
    pool,
    playPool,
    backUp,
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    vault,
    app,
    switches,
    registry,
    ticks,
    serverId,
    tokens,
    sessions,
    sockets,
    games,
    balances: new BalanceBus(sockets, clock),
    players: new PlayerStore(vault, games, random),
    houseAccounts: await houseAccountsOf(pool, config.currency._id),
    additions: allAdditions,
  };
}

async function addRoutes(
  { app, config, clock, log, pool, registry, ticks }: HouseParts,
  database: OpenDatabase,
  started: readonly Feature[],
  site: string | null = join(checkout, "apps/web/dist"),
): Promise<void> {
  healthRoute(app, { pool, clock, log });
  metricsRoute(app, registry, config);
  measureClock(registry, ticks.clockOffset);
  healthDetailRoute(app, config, () => healthOf(database, ticks, started));
  for (const feature of started) feature.routes?.(app);
  await siteRoutes(app, {
    dist: site,
    pages: sitePages,
    dress: started.find(({ dress }) => dress !== undefined)?.dress ?? PLAIN,
    about: (path, address) => pageAbout(started, path, address),
  });
}

/** Checks, before anything is played, that this database is the one that the house worked with last. */
async function startTicks(database: OpenDatabase, { dataDir }: Config, log: Logger): Promise<Ticker> {
  const folder = new TickFolder(dataDir, await houseOf(database.pool));
  const ticks = new Ticker({ pool: database.tickPool, folder, dataDir, log });
  database.verifyWith((client, forPlay) => ticks.verify(client, forPlay));
  await ticks.start();
  return ticks;
}

/** Returns the subject of the page at a path from the first feature that has one there. */
async function pageAbout(features: readonly Feature[], path: string, address: string): Promise<PageSubject> {
  for (const feature of features) {
    const found = await feature.pageAbout?.(path, address);
    if (found) return found;
  }
  return null;
}

/** Returns the parts of the health report that only the operator sees. */
async function healthOf({ pool, backUp }: OpenDatabase, ticks: Ticker, features: readonly Feature[]): Promise<object> {
  const of = await Promise.all(features.map((feature) => feature.health?.() ?? {}));
  // The embedded database has no standby.
  const replication = backUp === null ? await replicationOf(pool) : "none";
  return Object.assign({ shut: ticks.isShut, replication }, ...of);
}

/** @throws StartRefusal if HOST and PORT are not available. */
async function listen(app: AppInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && /^(EADDR|ENOTFOUND|EACCES)/.test(`${error.code}`))) throw error;
    const taken = error.code === "EADDRINUSE";
    const reason = taken ? "something else listens there; stop it, or choose another PORT" : error.message;
    throw new StartRefusal(`PORT ${port} of HOST ${host} is not available: ${reason}`, { cause: error });
  }
}

/**
 * Waits for answers in flight, and closes their connections, which would otherwise be kept for a next request that will
 * not come. A client that reads a file slowly, or not at all, is cut off.
 */
async function closeHttp(app: AppInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), READERS_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

/** Lets every feature end its work; after the longest wait the rest is cut, and the next start resumes it. */
async function finishAll(
  features: readonly Feature[],
  switches: HouseSwitches,
  longestMs: number,
  log: Logger,
): Promise<void> {
  switches.drain();
  let tooLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    tooLate = resolve;
  });
  const timer = setTimeout(() => {
    log.warn("running rounds did not end in time; the next start resumes them");
    tooLate();
  }, longestMs);
  await Promise.race([Promise.all(features.map((feature) => feature.finish?.())), late]);
  clearTimeout(timer);
}

/** Runs the closers in reverse, each once, even if another fails. */
async function closeAll(closers: Closers): Promise<void> {
  const errors: unknown[] = [];
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "the house did not close cleanly");
}
