import type { PlaceTerms } from "@fairhouse/games/shared/rules/slip/slip.ts";
import { type EventCard, type EventState, MOST_NAME, type PricedMarket } from "@fairhouse/games/sports/rules/event.ts";
import { WINNER } from "@fairhouse/games/sports/rules/markets.ts";
import type pg from "pg";
import { type Act, AdminRefusal, type Authority } from "../../../acts/authority.ts";
import { type EventRow, type EventStore, lockEvent, MOST_LATE_MS, problemOfState, TRADER } from "./event-store.ts";
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
      await refuseTwice(client, card);
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

  /** Moves the start of an event. @throws AdminRefusal if it would be so late that the event is void. */
  move(fact: string, startsAt: string, by: Authority): Promise<EventState> {
    return this.#act("sports-move", fact, by, { startsAt }, async (client) => {
      const event = await this.#locked(client, fact);
      if (Date.parse(startsAt) - event.first_start.getTime() > MOST_LATE_MS) {
        throw new AdminRefusal("an event that begins more than 48 hours late is void: propose that");
      }
      await client.query("update sports_event set start_by_hand = true where fact = $1", [fact]);
      return this.#publish(client, event, { ...event.state, card: { ...event.state.card, startsAt } }, by);
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
    // Its start cannot be moved away, either.
    if (begun) throw new AdminRefusal("the event has begun");
    refuseWrong(state, before.markets.length);
    await refuseBegun(client, state.card.startsAt);
    if (!(await this.#store.publish(client, fact, state, by.actor))) {
      throw new AdminRefusal("this event takes no bets any more");
    }
    return state;
  }
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

/** Refuses an event that stands already: one slip could hold both, as if they were independent. */
async function refuseTwice(client: pg.PoolClient, card: EventCard): Promise<void> {
  const { rowCount } = await client.query(
    `select from sports_event e join play_fact f on f.id = e.fact and f.known_at is null
     where e.starts_at = $1 and f.state->'card'->'contest' = $2::jsonb`,
    [card.startsAt, JSON.stringify(card.contest)],
  );
  if (rowCount !== 0) throw new AdminRefusal("this event stands already");
}

/** Refuses a start that is over by the clock of the database, which ends betting. */
async function refuseBegun(client: pg.PoolClient, startsAt: string): Promise<void> {
  const { rowCount } = await client.query("select where $1::timestamptz > clock_timestamp()", [startsAt]);
  if (rowCount === 0) throw new AdminRefusal("the event has begun, or its start is over");
}
