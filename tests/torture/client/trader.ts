import type { EventResult, PricedMarket } from "@fairhouse/games/sports/rules/event.ts";
import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import { AdminRefusal } from "@fairhouse/server/acts/authority.ts";
import { auditedActs } from "@fairhouse/server/acts/trail.ts";
import { EventStore, lockEvent } from "@fairhouse/server/features/sports/events/event-store.ts";
import { TraderActs } from "@fairhouse/server/features/sports/events/trader-acts.ts";
import { confirm, type EventEnd, lockProposal, propose } from "@fairhouse/server/features/sports/results/results.ts";
import { systemClock } from "@fairhouse/server/machinery/clock.ts";
import { createRandom } from "@fairhouse/server/machinery/random.ts";
import type pg from "pg";
import type { SeededRandom } from "../random.ts";

/** Events that take bets at a time. */
const OPEN_EVENTS = 6;
/** The last events that anything is done to: some are open, some are over. */
const KEPT_EVENTS = 12;
const BY = { actor: "torture", reason: "torture" } as const;
/** Begins of events: some end at once, others take bets for the whole attack. */
const STARTS_IN_MS = [3_000, 600_000];
const HELD_S = 1;
const RUNNERS = 6;
/** The runners of an outright that are paid for a place, and the part of the profit that is paid. */
const PLACES = 3;
const PART = 4;

export const SLIPS = "/api/games/sports/slips";
/** The start of a match that takes bets for a whole attack. */
const FAR_MS = 3_600_000;

/** Opens a match that takes bets for long, and returns a single on its home side, as the body of a request. */
export async function slipOfUnit(unit: number, pool: pg.Pool, random: SeededRandom): Promise<object> {
  const { event, odds } = await new Trader(pool, random.fork(`trader ${random.next()}`)).open(FAR_MS);
  const legs = [{ event, market: "result", selection: "home", odds }];
  return { bet: { unit, sizes: [1], policy: "any", legs } };
}

/**
 * The people of a house who open events, price them and say how they ended, in every order in which that can be done, as
 * `npm run admin -- sports` does beside running servers.
 */
export class Trader {
  readonly #pool: pg.Pool;
  readonly #random: SeededRandom;
  readonly #store: EventStore;
  readonly #acts: TraderActs;
  #events: readonly string[] = [];

  constructor(pool: pg.Pool, random: SeededRandom) {
    this.#pool = pool;
    this.#random = random;
    this.#store = new EventStore(pool, createRandom(systemClock));
    this.#acts = new TraderActs(auditedActs(pool), this.#store);
  }

  /** Opens the first events. */
  async begin(): Promise<void> {
    while (this.#events.length < OPEN_EVENTS) await this.open(this.#random.pick(STARTS_IN_MS));
  }

  /** Does one thing that somebody at a house might do now. One that is impossible by then is refused. */
  async step(): Promise<void> {
    const event = this.#random.pick(this.#events);
    try {
      await this.#random.pick([
        () => this.open(this.#random.pick(STARTS_IN_MS)),
        () => this.#openOutright(this.#random.pick(STARTS_IN_MS)),
        () => this.#acts.odds(event, this.#markets(), BY),
        () => this.#acts.odds(event, this.#winner(), BY),
        () => this.#acts.withdraw(event, this.#random.between(0, RUNNERS - 1), BY),
        () => this.#acts.suspend(event, this.#random.chance(0.3), BY),
        () => this.#acts.limit(event, this.#random.between(0, 20), BY),
        () => this.#acts.incident(event, { kind: "score", side: "home", score: this.#score(), minute: null }, BY),
        () => this.#end(event, this.#newEnd(), false),
        () => this.#end(event, this.#newEnd(), false),
        () => this.#end(event, this.#newEnd(), true),
        () => this.#end(event, this.#newOrder(), false),
        () => this.#end(event, this.#newOrder(), true),
      ])();
    } catch (error) {
      if (!(error instanceof AdminRefusal) && !isUnreachable(error)) throw error;
    }
  }

  /** Opens a match. @returns it, with the odds that its home side wins. */
  async open(startsInMs: number): Promise<{ readonly event: string; readonly odds: number }> {
    const startsAt = new Date(Date.now() + startsInMs).toISOString();
    const name = () => `Side ${this.#random.between(1, 1e9)}`;
    const contest = { kind: "match", home: name(), away: name() } as const;
    const card = { sport: "Football", competition: "Coast League", contest, startsAt, withdrawn: [] };
    const markets = this.#markets();
    const event = await this.#acts.open(card, markets, BY);
    this.#events = [...this.#events, event].slice(-KEPT_EVENTS);
    if (this.#random.chance(0.5)) await this.#acts.inPlay(event, HELD_S, BY);
    return { event, odds: markets[0]?.odds.home ?? 0 };
  }

  /** Opens a race of many runners, half of them with terms for places. */
  async #openOutright(startsInMs: number): Promise<void> {
    const runners = Array.from({ length: RUNNERS }, (_, at) => `Runner ${at}`);
    const contest = { kind: "outright", name: `Cup ${this.#random.between(1, 1e9)}`, runners } as const;
    const startsAt = new Date(Date.now() + startsInMs).toISOString();
    const card = { sport: "Racing", competition: contest.name, contest, startsAt, withdrawn: [] };
    const terms = this.#random.chance(0.5) ? { places: PLACES, part: PART } : undefined;
    const event = await this.#acts.open(card, this.#winner(), BY, terms);
    this.#events = [...this.#events, event].slice(-KEPT_EVENTS);
  }

  #winner(): readonly PricedMarket[] {
    const odds = Array.from({ length: RUNNERS }, (_, at) => [at, this.#random.between(2_000, 5_000)] as const);
    return [{ market: "winner", odds: Object.fromEntries(odds) }];
  }

  /** Makes an order of runners: some are level, and some were withdrawn. */
  #newOrder(): EventEnd {
    const [first = 0, second = 1, third = 2, fourth = 3, fifth = 4] = this.#random.shuffle(
      Array.from({ length: RUNNERS }, (_, at) => at),
    );
    const isHeat = this.#random.chance(0.3);
    const withdrawn = this.#random.chance(0.3) ? [{ runner: fifth, percent: this.#random.between(0, 30) }] : [];
    const placed = this.#random.chance(0.3) ? [[third, fourth]] : [[third], [fourth]];
    const result: EventResult = {
      kind: "winners",
      winners: isHeat ? [first, second] : [first],
      placed: isHeat ? placed : [[second], ...placed],
      withdrawn,
    };
    return { result };
  }

  #markets(): readonly PricedMarket[] {
    // No more than is taken, however the event ends.
    const odds = (sides: number) => this.#random.between(1_500, 950 * sides);
    return [
      { market: "result", odds: { home: odds(3), draw: odds(3), away: odds(3) } },
      { market: "asian-handicap", line: this.#random.between(-4, 4), odds: { home: odds(2), away: odds(2) } },
    ];
  }

  #score(): readonly [number, number] {
    return [this.#random.between(0, 3), this.#random.between(0, 3)];
  }

  #newEnd(): EventEnd {
    if (this.#random.chance(0.2)) return { voidReason: "torture" };
    const result: EventResult = { kind: this.#random.chance(0.2) ? "abandoned" : "score", score: this.#score() };
    return { result };
  }

  /** Ends an event, or corrects its end: one person proposes, another one confirms or rejects. */
  async #end(event: string, end: EventEnd, corrects: boolean): Promise<void> {
    const act = auditedActs(this.#pool);
    const number = await act("sports-propose", event, BY, end, async (client) => {
      // Nobody waits for a match of ninety minutes here.
      if (!corrects)
        await client.query("update sports_event set starts_at = clock_timestamp() where fact = $1", [event]);
      const locked = await lockEvent(client, event);
      if (locked === null) throw new Error(`no event ${event}`);
      return propose(client, this.#store, locked, end, null, BY.reason, corrects);
    });
    // Some proposals wait for ever. Feeds have no account, and nobody needs one here: tests of results try who may confirm.
    if (this.#random.chance(0.1)) return;
    await act("sports-confirm", number, BY, {}, async (client) => {
      await confirm(client, this.#store, await lockProposal(client, number), null);
    });
  }
}
