import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { type EventState, MOST_MARKETS, type PricedMarket } from "@fairhouse/games/sports/rules/event.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import type { Logger } from "pino";
import { AdminRefusal } from "../../../acts/authority.ts";
import {
  type EventRow,
  type EventStore,
  eventsOf,
  isForgotten,
  isOver,
  lockEvent,
  lockKey,
  MOST_LATE_MS,
  problemOfState,
  standsAlready,
} from "../events/event-store.ts";
import { oddsAtMargin } from "../events/margin.ts";
import { endByFeed } from "../results/results.ts";
import { quoteOf, STALE_AFTER_MS } from "./fair-quote.ts";
import type { FeedScore, QuotedEvent } from "./odds-feed.ts";
import { type Watched, watchPrices } from "./price-watch.ts";
import { finalsOf, type ResultWatch, watchResult } from "./result-watch.ts";
import { areSidesOf, isTooLate, strangerOf } from "./strangers.ts";
import { resultOf, watchedOf } from "./watch-memory.ts";

export interface FeedEventsParts {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** The feed's id. */
  readonly source: string;
}

/** Percents that the house keeps of a new event. */
const MARGIN = 5;
/** An event that begins sooner than this is not opened any more. */
const LEAST_AHEAD_MS = 60_000;
/** Events of a feed that may be open at once: everybody who watches is told all of them. */
const MOST_OPEN = 500;
/** No event is played so much before its published start. */
const EARLIEST_S = 6 * 60 * 60;
/** A feed may correct the result of an event for so long. */
const CORRECTED_S = 24 * 60 * 60;
/** An event that begins later is opened later: everybody who watches is told all events. */
const MOST_AHEAD_MS = 7 * 24 * 60 * 60 * 1000;

/** Applies what a feed says to the events of the house, each in a transaction of its own. */
export class FeedEvents {
  readonly #parts: FeedEventsParts;

  constructor(parts: FeedEventsParts) {
    this.#parts = parts;
  }

  /** Opens new events, and publishes the odds of those that take bets. @param polledAt when the feed was asked. */
  async prices(quoted: readonly QuotedEvent[], polledAt: Date, now: Date): Promise<void> {
    const known = await eventsOf(this.#parts.pool, this.#parts.source);
    let room = MOST_OPEN - [...known.values()].filter((event) => !isOver(event)).length;
    for (const event of quoted) {
      const own = known.get(event.key);
      if (own !== undefined && !isForgotten(own))
        await this.#alone(event.key, () => this.#price(own.fact, event, polledAt, now));
      else if (room > 0 && (await this.#alone(event.key, () => this.#open(event, polledAt, now)))) room -= 1;
    }
    const heard = new Set(quoted.map(({ key }) => key));
    await this.#unheard(
      [...known.values()].filter(({ key }) => key !== null && !heard.has(key)),
      now,
    );
  }

  /** Suspends markets of which nothing was heard for too long. */
  async silence(now: Date): Promise<void> {
    await this.#unheard([...(await eventsOf(this.#parts.pool, this.#parts.source)).values()], now);
  }

  /** True while scores may tell something: an event may be played now, waits for its result, or had it lately. */
  async awaitResults(): Promise<boolean> {
    const { pool, source } = this.#parts;
    const { rowCount } = await pool.query(
      `select from sports_event e join play_fact f on f.id = e.fact
       where e.source = $1 and e.starts_at < clock_timestamp() + make_interval(secs => $2)
         and (f.known_at is null or f.known_at > clock_timestamp() - make_interval(secs => $3)) limit 1`,
      [source, EARLIEST_S, CORRECTED_S],
    );
    return rowCount === 1;
  }

  /** Follows scores, and ends the events whose result is known. */
  async results(scores: readonly FeedScore[], now: Date): Promise<void> {
    const known = await eventsOf(this.#parts.pool, this.#parts.source);
    for (const score of scores) {
      const own = known.get(score.key);
      if (own !== undefined) await this.#alone(score.key, () => this.#score(own.fact, score, now));
    }
    const late = [...known.values()].filter(
      (event) => !isOver(event) && now.getTime() - event.starts_at.getTime() > MOST_LATE_MS,
    );
    for (const { fact, key } of late) await this.#alone(key, () => this.#late(fact));
  }

  async #unheard(events: readonly EventRow[], now: Date): Promise<void> {
    for (const { fact, key, phase, prices_seen: seen } of events) {
      const before = watchedOf(seen);
      if (phase !== "open" || before === null) continue;
      if (watchPrices(before, null, before.polledAt, now).changed) {
        await this.#alone(key, () => this.#price(fact, null, before.polledAt, now));
      }
    }
  }

  /** One event that cannot be written keeps no other waiting. @returns what the work did, null if it failed. */
  async #alone<Value>(key: string | null, work: () => Promise<Value>): Promise<Value | null> {
    try {
      return await work();
    } catch (error) {
      const { log, source } = this.#parts;
      if (error instanceof AdminRefusal) log.warn({ source, key, why: error.message }, "an event of the feed waits");
      else log.error({ err: error, source, key }, "an event of the feed could not be written");
      return null;
    }
  }

  /** Returns true if the event takes bets now. */
  async #open(event: QuotedEvent, polledAt: Date, now: Date): Promise<boolean> {
    const aheadMs = event.startsAt.getTime() - now.getTime();
    if (aheadMs < LEAST_AHEAD_MS || aheadMs > MOST_AHEAD_MS) return false;
    const { pool, store, source, log } = this.#parts;
    const watched = watchPrices(null, quoteOf(event, now), polledAt, now);
    const { sport, competition, home, away, startsAt } = event;
    const card = {
      sport,
      competition,
      contest: { kind: "match", home, away },
      startsAt: startsAt.toISOString(),
      withdrawn: [],
    } as const;
    const state: EventState = { card, markets: marketsOf(watched, MARGIN), suspended: false };
    // A market that no three bookmakers have is not offered, and neither is an event without any.
    if (state.markets.length === 0) return false;
    const problem = problemOfState(state);
    if (problem !== null) throw new AdminRefusal(problem);
    return inTransaction(pool, async (client) => {
      const before = await lockKey(client, source, event.key);
      // An event that is over does not come back.
      if ((before !== null && !isForgotten(before)) || (await isOld(client, polledAt))) return false;
      // A trader has opened it, maybe for bets in play: that one alone takes bets.
      if (await standsAlready(client, card, source)) return false;
      if (before !== null) await store.freeKey(client, before.fact);
      const fact = await store.open(client, { source, key: event.key, state }, source);
      await remember(client, fact, watched);
      log.info({ source, key: event.key, fact }, "an event was opened");
      return true;
    });
  }

  /** @param quoted null if nothing was heard. */
  async #price(fact: string, quoted: QuotedEvent | null, polledAt: Date, now: Date): Promise<void> {
    const { pool, store, source } = this.#parts;
    await inTransaction(pool, async (client) => {
      const event = await lockEvent(client, fact);
      // One that has begun is not moved any more.
      if (event === null || event.phase !== "open" || event.begun) return;
      // A server that stood still must not publish what it had heard before.
      const heard = quoted === null || (await isOld(client, polledAt)) ? null : quoted;
      const quote = heard === null ? null : quoteOf(heard, now);
      const watched = watchPrices(watchedOf(event.prices_seen), quote, polledAt, now);
      const { state, margin, starts_at: start } = event;
      const startsAt = heard === null || event.start_by_hand ? start : heard.startsAt;
      const isMoved = startsAt.getTime() !== start.getTime();
      if (heard !== null && !areSidesOf(event, heard)) {
        // A trader who takes bets again has looked: the feed's odds are those of another match all the same.
        if (event.prices_seen === null) return;
        await this.#stopFollowing(client, event, `the feed names other sides: ${heard.home} - ${heard.away}`);
        return;
      }
      if (isMoved && (startsAt <= now || isTooLate(event, startsAt))) {
        // One answer of a feed voids nothing: people look, and nobody bets meanwhile.
        if (state.suspended && event.prices_seen === null) return;
        await this.#stopFollowing(client, event, `the feed moved it to ${startsAt.toISOString()}`);
        return;
      }
      await remember(client, fact, watched);
      const own = byHand(state);
      const priced = marketsOf(watched, margin, MOST_MARKETS - own.length).filter((its) => !isByHand(state, its));
      const markets = [...priced, ...own];
      // A market that was released is missing, though its prices have not changed.
      if (!isMoved && sameJson(markets, state.markets)) return;
      const card = { ...state.card, startsAt: startsAt.toISOString() };
      await store.publish(client, fact, { ...state, card, markets }, source);
    });
  }

  /** Suspends an event for a person. A trader who takes bets again must not offer the odds of this moment. */
  async #stopFollowing(client: pg.PoolClient, { fact, state }: EventRow, asks: string): Promise<void> {
    await client.query("update sports_event set asks = $2, prices_seen = null where fact = $1", [fact, asks]);
    const markets = state.markets.map((own) => (own.fair === undefined ? own : { ...own, odds: {} }));
    const { store, source } = this.#parts;
    await store.publish(client, fact, { ...state, markets, suspended: true }, source);
  }

  async #score(fact: string, answer: FeedScore, now: Date): Promise<void> {
    const { pool, store, source } = this.#parts;
    await inTransaction(pool, async (client) => {
      const event = await lockEvent(client, fact);
      if (event === null) return;
      const before = resultOf(event.results_seen);
      if (!event.begun && !isOver(event)) {
        await this.#begunEarly(client, event, answer);
        return;
      }
      const seen = watchResult(before, answer, now, strangerOf(event, answer, before));
      const isNews = JSON.stringify(finalsOf(seen)) !== JSON.stringify(finalsOf(before));
      const asks = isNews ? questionOf(seen, answer, event) : null;
      await client.query("update sports_event set results_seen = $2, asks = coalesce($3, asks) where fact = $1", [
        fact,
        JSON.stringify(seen),
        asks,
      ]);
      if (seen.kind !== "known" || isOver(event)) return;
      const evidence = `feed ${source}: ${seen.score.join("-")}, told again after ten minutes or more`;
      await endByFeed(client, store, event, { result: { kind: "score", score: seen.score } }, evidence);
    });
  }

  /** Ends betting on an event that is played before its published start; people decide what its bets are worth. */
  async #begunEarly(client: pg.PoolClient, { fact }: EventRow, { score, updatedAt }: FeedScore): Promise<void> {
    await this.#parts.store.close(client, fact);
    const seen: ResultWatch = { kind: "ask", why: "finished-before-start", updatedAt, scores: [score] };
    await client.query(
      `update sports_event set starts_at = clock_timestamp(), results_seen = $2, asks = $3 where fact = $1`,
      [fact, JSON.stringify(seen), `the feed told ${score.join("-")} before its published start`],
    );
  }

  /** Ends an event of which no score was ever heard; the queue lists the others as overdue. */
  async #late(fact: string): Promise<void> {
    const { pool, store, source } = this.#parts;
    await inTransaction(pool, async (client) => {
      const event = await lockEvent(client, fact);
      if (event === null || isOver(event) || event.results_seen !== null) return;
      const voidReason = "no result 48 hours after the start";
      await endByFeed(client, store, event, { voidReason }, `feed ${source}`);
    });
  }
}

/** True if an answer was asked for too long ago, by the clock of the database. */
async function isOld(client: pg.PoolClient, polledAt: Date): Promise<boolean> {
  const { rowCount } = await client.query("select where $1 < clock_timestamp() - make_interval(secs => $2)", [
    polledAt,
    STALE_AFTER_MS / 1_000,
  ]);
  return rowCount !== 0;
}

/** Returns what people should look at, in words; null if nothing. */
function questionOf(seen: ResultWatch, { finished, score: told }: FeedScore, { result }: EventRow): string | null {
  if (seen.kind === "ask") return `${seen.why}: ${seen.scores.map((its) => its.join("-")).join(", ")}`;
  if (!finished || result?.kind !== "score" || told.join() === result.score.join()) return null;
  return `the feed says ${told.join("-")} after ${result.score.join("-")} was confirmed`;
}

/** Returns the markets that a feed prices. One that is not offered stays, without odds, while there is room. */
function marketsOf({ markets }: Watched, margin: number, most = MOST_MARKETS): readonly PricedMarket[] {
  const shown = markets.length > most ? markets.filter(({ offered }) => offered) : markets;
  return shown.slice(0, most).map(({ market, line, fair, offered }) => ({
    market,
    ...(line === undefined ? {} : { line }),
    odds: offered ? oddsAtMargin(fair, margin) : {},
    fair,
  }));
}

function byHand({ markets }: EventState): readonly PricedMarket[] {
  return markets.filter(({ fair }) => fair === undefined);
}

function isByHand(state: EventState, { market, line }: PricedMarket): boolean {
  return byHand(state).some((own) => own.market === market && own.line === line);
}

async function remember(client: pg.PoolClient, fact: string, watched: Watched): Promise<void> {
  await client.query("update sports_event set prices_seen = $2 where fact = $1", [fact, JSON.stringify(watched)]);
}
