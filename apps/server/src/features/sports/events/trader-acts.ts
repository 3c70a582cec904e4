import type { PlaceTerms } from "@fairhouse/games/shared/rules/slip/slip.ts";
import {
  type EventCard,
  type EventState,
  type Incident,
  MOST_INCIDENTS,
  MOST_NAME,
  type PricedMarket,
} from "@fairhouse/games/sports/rules/event.ts";
import { WINNER } from "@fairhouse/games/sports/rules/markets.ts";
import type pg from "pg";
import { type Act, AdminRefusal, type Authority } from "../../../acts/authority.ts";
import {
  type EventRow,
  type EventStore,
  hasCourse,
  lockEvent,
  MOST_LATE_MS,
  problemOfState,
  standsAlready,
  TRADER,
  withoutOdds,
} from "./event-store.ts";
import { oddsAtMargin } from "./margin.ts";

/**
 * Acts of traders on what the house offers, each written into the audit trail, and its outcome into the history of the
 * event's prices.
 */
export class TraderActs {
  readonly #act: Act;
  readonly #store: EventStore;

  constructor(act: Act, store: EventStore) {
    this.#act = act;
    this.#store = store;
  }

  /** Opens an event for bets, each way too if there are terms of places. @returns its id. @throws AdminRefusal for one that has begun or has no bets to offer. */
  open(card: EventCard, markets: readonly PricedMarket[], by: Authority, place?: PlaceTerms): Promise<string> {
    const state: EventState = { card, markets, suspended: false, ...(place === undefined ? {} : { place }) };
    return this.#act("sports-open", titleOf(card), by, { state }, async (client) => {
      refuseWrong(state);
      if (markets.length === 0) throw new AdminRefusal("an event needs a market");
      await refuseBegun(client, card.startsAt);
      await refuseFarStart(client, card.startsAt);
      await refuseTwice(client, card, TRADER);
      return this.#store.open(client, { source: TRADER, key: null, state }, by.actor);
    });
  }

  /** Sets odds. Markets that stand already are replaced, and the feed no longer changes them. */
  async odds(fact: string, markets: readonly PricedMarket[], by: Authority): Promise<EventState> {
    if (markets.length === 0) throw new AdminRefusal("say a market with its odds");
    return this.#change("sports-odds", fact, by, { markets }, ({ state }) => ({
      ...state,
      markets: [...state.markets.filter((own) => !markets.some((its) => isSameMarket(own, its))), ...markets],
    }));
  }

  /** Takes a market away that was set by hand; a feed prices it again. */
  release(fact: string, market: Pick<PricedMarket, "market" | "line">, by: Authority): Promise<EventState> {
    return this.#change("sports-release", fact, by, { market }, ({ state }) => {
      const kept = state.markets.filter((own) => own.fair !== undefined || !isSameMarket(own, market));
      if (kept.length === state.markets.length) throw new AdminRefusal("no such market was set by hand");
      return { ...state, markets: kept };
    });
  }

  /** Takes the odds of a market away; its bets stand. */
  takeOff(fact: string, market: Pick<PricedMarket, "market" | "line">, by: Authority): Promise<EventState> {
    return this.#change("sports-take-off", fact, by, { market }, ({ state }) => {
      if (!state.markets.some((own) => isSameMarket(own, market))) throw new AdminRefusal("there is no such market");
      const markets = state.markets.map((own) =>
        isSameMarket(own, market) ? { market: own.market, ...lineIn(own), odds: {} } : own,
      );
      return { ...state, markets };
    });
  }

  /** Ends betting on an event for a while, or takes bets on it again. */
  suspend(fact: string, suspended: boolean, by: Authority): Promise<EventState> {
    const act = suspended ? "sports-suspend" : "sports-resume";
    return this.#change(act, fact, by, {}, ({ state }) => ({ ...state, suspended }));
  }

  /** Limits what bets may take from the budget of an event. @param most in largest bets, 0 or more. */
  limit(fact: string, most: number, by: Authority): Promise<EventState> {
    return this.#change("sports-limit", fact, by, { most }, ({ state }) => ({ ...state, most }));
  }

  /** Takes a runner out of an outright. Its bets are void when the result says so. */
  withdraw(fact: string, runner: number, by: Authority): Promise<EventState> {
    return this.#change("sports-withdraw", fact, by, { runner }, ({ state }) => {
      const { card } = state;
      if (card.contest.kind !== "outright" || card.contest.runners[runner] === undefined) {
        throw new AdminRefusal("there is no such runner");
      }
      if (card.withdrawn.includes(runner)) throw new AdminRefusal("this runner was withdrawn before");
      const markets = state.markets.map((own) =>
        // The others are worth more now: bets on them wait for new odds.
        own.market === WINNER ? { market: WINNER, odds: {} } : own,
      );
      return { ...state, card: { ...card, withdrawn: [...card.withdrawn, runner] }, markets };
    });
  }

  /** Moves the start of an event. @throws AdminRefusal if it would be so late that the event is void, or stand twice. */
  move(fact: string, startsAt: string, by: Authority): Promise<EventState> {
    return this.#act("sports-move", fact, by, { startsAt }, async (client) => {
      const event = await this.#locked(client, fact);
      if (Date.parse(startsAt) - event.first_start.getTime() > MOST_LATE_MS) {
        throw new AdminRefusal("an event that begins more than 48 hours late is void: propose that");
      }
      const card = { ...event.state.card, startsAt };
      await refuseTwice(client, card, event.source, fact);
      await client.query("update sports_event set start_by_hand = true where fact = $1", [fact]);
      return this.#publish(client, event, { ...event.state, card }, by);
    });
  }

  /** Sets the share that the house keeps of a feed's margin-free chances, and prices its markets again. @param percent 0 … 30. */
  margin(fact: string, percent: number, by: Authority): Promise<EventState> {
    if (percent > 30) throw new AdminRefusal("a margin is at most 30 percent");
    return this.#act("sports-margin", fact, by, { percent }, async (client) => {
      const event = await this.#locked(client, fact);
      await client.query("update sports_event set margin = $2 where fact = $1", [fact, percent]);
      const markets = event.state.markets.map((own) =>
        own.fair === undefined ? own : { ...own, odds: oddsAtMargin(own.fair, percent, Object.keys(own.odds)) },
      );
      return this.#publish(client, event, { ...event.state, markets }, by);
    });
  }

  /**
   * Lets bets on a match be made while it is played, each held for a while; null ends them at the start.
   * @param delayS whole seconds, 1 … 15.
   */
  inPlay(fact: string, delayS: number | null, by: Authority): Promise<EventState> {
    return this.#change("sports-in-play", fact, by, { delayS }, ({ state, source }) => {
      const { inPlay: _, ...rest } = state;
      if (hasCourse(state)) throw new AdminRefusal("the event has begun");
      if (delayS === null) return rest;
      if (source !== TRADER) throw new AdminRefusal("a feed tells too late what happens: open the match by hand");
      if (state.card.contest.kind !== "match") throw new AdminRefusal("bets in play are taken on matches alone");
      if (delayS < 1 || delayS > MOST_DELAY_S) throw new AdminRefusal(`bets are held for 1 to ${MOST_DELAY_S} seconds`);
      return { ...rest, inPlay: { delayMs: delayS * SECOND_MS } };
    });
  }

  /** Publishes an incident of an event in play. Its markets take no bets until they have odds again. */
  incident(fact: string, incident: Told, by: Authority): Promise<EventState> {
    return this.#change("sports-incident", fact, by, { incident }, ({ state }) => {
      const course = state.inPlay?.course;
      if (state.inPlay === undefined || course === undefined) throw new AdminRefusal("the event is not in play");
      const { score = course.score, minute = course.minute } = incident;
      const all = [...course.incidents, { ...incident, score, minute }].slice(-MOST_INCIDENTS);
      const next = { step: course.step + 1, score, minute, incidents: all };
      return { ...withoutOdds(state), inPlay: { ...state.inPlay, course: next } };
    });
  }

  /** Ends betting on an event, and the sale of its bets. */
  close(fact: string, by: Authority): Promise<void> {
    return this.#act("sports-close", fact, by, {}, async (client) => {
      await this.#locked(client, fact);
      await this.#store.close(client, fact);
    });
  }

  /** Says that somebody has looked at what an event asks, and done what is to be done. */
  seen(fact: string, by: Authority): Promise<void> {
    return this.#act("sports-seen", fact, by, {}, async (client) => {
      const { rowCount } = await client.query(
        "update sports_event set asks = null where fact = $1 and asks is not null",
        [fact],
      );
      if (rowCount === 0) throw new AdminRefusal("this event asks nothing");
    });
  }

  #change(
    act: string,
    fact: string,
    by: Authority,
    details: object,
    changed: (event: EventRow) => EventState,
  ): Promise<EventState> {
    return this.#act(act, fact, by, details, async (client) => {
      const event = await this.#locked(client, fact);
      return this.#publish(client, event, changed(event), by);
    });
  }

  async #locked(client: pg.PoolClient, fact: string): Promise<EventRow> {
    const event = await lockEvent(client, fact);
    if (event === null) throw new AdminRefusal(`no event ${fact}`);
    return event;
  }

  async #publish(
    client: pg.PoolClient,
    { fact, begun, state: before }: EventRow,
    state: EventState,
    by: Authority,
  ): Promise<EventState> {
    const goesOn = hasCourse(before) && before.card.startsAt === state.card.startsAt;
    // Its start cannot be moved away, either.
    if (begun && !goesOn) throw new AdminRefusal("the event has begun");
    refuseWrong(state, before.markets.length);
    if (!goesOn) await refuseBegun(client, state.card.startsAt);
    const next = stepped(before, state);
    if (!(await this.#store.publish(client, fact, next, by.actor))) {
      throw new AdminRefusal("this event takes no bets any more");
    }
    return next;
  }
}

/** An incident as a trader tells it: without a score or a minute, those that were told last hold. */
export type Told = Pick<Incident, "kind" | "side"> & Partial<Pick<Incident, "score" | "minute">>;

/** Bets are held for at most so many seconds: a server that stops waits for them. */
const MOST_DELAY_S = 15;
const SECOND_MS = 1_000;
const MOST_AHEAD_YEARS = 100;

/** Returns the next state of an event. In play its step rises if a selection takes no bets any more. */
function stepped(before: EventState, next: EventState): EventState {
  const [was, now] = [before.inPlay?.course, next.inPlay?.course];
  if (next.inPlay === undefined || was === undefined || now === undefined || now.step !== was.step) return next;
  const offered = selectionsIn(next);
  if ([...selectionsIn(before)].every((selection) => offered.has(selection))) return next;
  return { ...next, inPlay: { ...next.inPlay, course: { ...now, step: now.step + 1 } } };
}

function selectionsIn({ suspended, markets }: EventState): ReadonlySet<string> {
  if (suspended) return new Set();
  return new Set(
    markets.flatMap(({ market, line, odds }) => Object.keys(odds).map((own) => `${market} ${line ?? ""} ${own}`)),
  );
}

/** Returns the name of an event in words, for the trail and for lists. */
export function titleOf({ contest }: EventCard): string {
  return contest.kind === "outright" ? contest.name : `${contest.home} - ${contest.away}`.slice(0, 2 * MOST_NAME);
}

function isSameMarket(one: Pick<PricedMarket, "market" | "line">, other: Pick<PricedMarket, "market" | "line">) {
  return one.market === other.market && one.line === other.line;
}

function lineIn({ line }: PricedMarket): { readonly line?: number } {
  return line === undefined ? {} : { line };
}

function refuseWrong(state: EventState, before = 0): void {
  const problem = problemOfState(state, before);
  if (problem !== null) throw new AdminRefusal(problem);
}

async function refuseTwice(...event: Parameters<typeof standsAlready>): Promise<void> {
  if (await standsAlready(...event)) throw new AdminRefusal("this event stands already");
}

/** Refuses a start that is over by the clock of the database, which ends betting. */
async function refuseBegun(client: pg.PoolClient, startsAt: string): Promise<void> {
  const { rowCount } = await client.query("select where $1::timestamptz > clock_timestamp()", [startsAt]);
  if (rowCount === 0) throw new AdminRefusal("the event has begun, or its start is over");
}

/** Refuses a start that nobody means: beyond the year 2255 no deadline is a safe number of microseconds. */
async function refuseFarStart(client: pg.PoolClient, startsAt: string): Promise<void> {
  const { rowCount } = await client.query(
    "select where $1::timestamptz < clock_timestamp() + make_interval(years => $2)",
    [startsAt, MOST_AHEAD_YEARS],
  );
  if (rowCount === 0) throw new AdminRefusal(`an event begins within ${MOST_AHEAD_YEARS} years`);
}
