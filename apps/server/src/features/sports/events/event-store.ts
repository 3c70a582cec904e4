import {
  type EventCard,
  type EventCourse,
  type EventResult,
  type EventState,
  MOST_MARKETS,
  type PricedMarket,
  SAME_WITHIN_H,
} from "@fairhouse/games/sports/rules/event.ts";
import { eventCard, placeTerms } from "@fairhouse/games/sports/rules/event-schema.ts";
import {
  decidedByScore,
  isGift,
  isMarket,
  isPlaceGift,
  lineOf,
  WINNER,
} from "@fairhouse/games/sports/rules/markets.ts";
import { sports } from "@fairhouse/games/sports/rules/sports.ts";
import { databaseTime } from "@fairhouse/platform/database-time.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import { WENT_BACK } from "@fairhouse/play/restore/went-back.ts";
import type pg from "pg";
import { AdminRefusal } from "../../../acts/authority.ts";

/** The source of events that traders open. */
export const TRADER = "trader";

/** An event that is played so much later than it was first announced is void. */
export const MOST_LATE_MS = 48 * 60 * 60 * 1000;

/** An event as the house keeps it. */
export interface EventRow {
  readonly fact: string;
  readonly source: string;
  readonly key: string | null;
  readonly phase: "open" | "closed" | "known" | "void";
  readonly void_reason: string | null;
  readonly state: EventState;
  readonly first_start: Date;
  readonly starts_at: Date;
  /** True from the start on, by the clock of the database. */
  readonly begun: boolean;
  readonly start_by_hand: boolean;
  readonly result: EventResult | null;
  readonly margin: number;
  readonly prices_seen: unknown;
  readonly results_seen: unknown;
  readonly asks: string | null;
}

const columns = `e.fact, e.source, e.key, f.phase, f.void_reason, f.state, e.first_start, e.starts_at,
  e.starts_at <= clock_timestamp() as begun, e.start_by_hand, f.result, e.margin, e.prices_seen, e.results_seen, e.asks`;

/** The rows of real events, and what was published of them. */
export class EventStore {
  readonly #facts: FactStore;
  readonly #random: Pick<Random, "uuid">;

  constructor(pool: pg.Pool, random: Pick<Random, "uuid">) {
    this.#facts = new FactStore(pool);
    this.#random = random;
  }

  /** Opens an event for bets. @returns its id. @throws AdminRefusal for a match of one side against itself. */
  async open(
    client: pg.PoolClient,
    event: { readonly source: string; readonly key: string | null; readonly state: EventState },
    actor: string,
  ): Promise<string> {
    const { source, key, state } = event;
    const { contest } = state.card;
    // The schema does not say so: bets on such a match, which earlier versions opened, are settled by it.
    if (contest.kind === "match" && contest.home === contest.away) throw new AdminRefusal("a match has two sides");
    const fact = this.#random.uuid();
    const startsAt = new Date(state.card.startsAt);
    const fields = { id: fact, game: sports.id, gameVersion: sports.version, state };
    await this.#facts.open(client, fields, await databaseTime(client));
    await client.query(
      "insert into sports_event (fact, source, key, first_start, starts_at) values ($1, $2, $3, $4, $4)",
      [fact, source, key, startsAt],
    );
    await note(client, { fact, version: 0, state, actor });
    return fact;
  }

  /**
   * Publishes another state of an event that takes bets.
   * @returns false if it takes none any more.
   */
  async publish(client: pg.PoolClient, fact: string, state: EventState, actor: string): Promise<boolean> {
    const version = await this.#facts.change(client, fact, state);
    if (version === null) return false;
    await client.query("update sports_event set starts_at = $2 where fact = $1", [fact, new Date(state.card.startsAt)]);
    await note(client, { fact, version, state, actor });
    return true;
  }

  /** Lets a feed open another event under the key of one that a restoration made void. */
  async freeKey(client: pg.PoolClient, fact: string): Promise<void> {
    await client.query("update sports_event set key = key || ' before ' || fact where fact = $1", [fact]);
  }

  /** Ends betting on an event. */
  async close(client: pg.PoolClient, fact: string): Promise<void> {
    await this.#facts.close(client, [fact], await databaseTime(client));
  }

  /** Corrects the result of an event that is over. Servers settle its bets again within a second. */
  async correct(client: pg.PoolClient, fact: string, result: unknown, voidReason: string | null): Promise<void> {
    const number = await this.#facts.correct(client, fact, result, voidReason, await databaseTime(client));
    if (number === null) throw new Error(`event ${fact} is not over`);
    await client.query("update sports_event set asks = null where fact = $1", [fact]);
  }

  /** Writes the result of an event, or that it has none. Servers settle its bets within a second. */
  async end(client: pg.PoolClient, fact: string, result: unknown, voidReason: string | null): Promise<void> {
    const now = await databaseTime(client);
    if (voidReason === null) await this.#facts.learn(client, fact, result, now);
    else await this.#facts.cancel(client, fact, voidReason, now);
    await client.query("update sports_event set asks = null where fact = $1", [fact]);
  }
}

/** The advisory lock of everybody who opens or moves an event: two of them could not see each other's. An arbitrary constant. */
const EVENTS_LOCK = 5_480_260_112;

/**
 * Returns true if an event stands already: one slip could hold both, as if they were independent. Nobody else opens or
 * moves one before the transaction ends. A feed tells its own events apart by their keys.
 * @param source who tells of the event.
 * @param fact its id if it stands itself.
 */
export async function standsAlready(
  client: pg.PoolClient,
  { contest, startsAt }: EventCard,
  source: string,
  fact: string | null = null,
): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock($1)", [EVENTS_LOCK]);
  const { rowCount } = await client.query(
    `select from play_fact f join sports_event e on e.fact = f.id
     where f.game = 'sports' and f.settled_at is null and f.known_at is null and f.id is distinct from $5
       and (e.source <> $3 or e.source = $4) and lower((f.state->'card'->'contest')::text) = lower(($2::jsonb)::text)
       and e.starts_at between $1::timestamptz - make_interval(hours => $6) and $1::timestamptz + make_interval(hours => $6)`,
    [startsAt, JSON.stringify(contest), source, TRADER, fact, SAME_WITHIN_H],
  );
  return rowCount !== 0;
}

/** Reads an event and keeps others from changing it; null if there is none. */
export async function lockEvent(client: pg.PoolClient, fact: string): Promise<EventRow | null> {
  // The fact first, as in every transaction that settles bets on it.
  const text = `select ${columns} from play_fact f join sports_event e on e.fact = f.id where f.id = $1 for update of f, e`;
  return (await client.query<EventRow>(text, [fact])).rows[0] ?? null;
}

/** Like {@link lockEvent}, for a feed's own name of an event. */
export async function lockKey(client: pg.PoolClient, source: string, key: string): Promise<EventRow | null> {
  const text = "select fact from sports_event where source = $1 and key = $2";
  const [row] = (await client.query<{ fact: string }>(text, [source, key])).rows;
  return row === undefined ? null : lockEvent(client, row.fact);
}

/** True for an event that is void because the database went back in time: it may be opened again before it starts. */
export function isForgotten({ void_reason: reason }: Pick<EventRow, "void_reason">): boolean {
  return reason === WENT_BACK;
}

export function isOver({ phase }: { readonly phase: EventRow["phase"] | "suspended" | "in play" }): boolean {
  return phase === "known" || phase === "void";
}

/** Lists the events of a source that are not over, or not for a day, by the source's own names. */
export async function eventsOf(pool: pg.Pool, source: string): Promise<ReadonlyMap<string, EventRow>> {
  const { rows } = await pool.query<EventRow & { readonly key: string }>(
    // An event is settled a moment after its result is known. The indexes of facts know when.
    `select ${columns} from play_fact f join sports_event e on e.fact = f.id
     where f.game = 'sports' and (f.settled_at is null or f.settled_at > clock_timestamp() - interval '1 day')
       and e.source = $1 and e.key is not null`,
    [source],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** True for an event that is being played, and of which bets may be taken. */
export function hasCourse({ inPlay }: EventState): boolean {
  return inPlay?.course !== undefined;
}

/** Returns a state whose markets take no bets. */
export function withoutOdds(state: EventState): EventState {
  const markets = state.markets.map(({ market, line }) => ({
    market,
    ...(line === undefined ? {} : { line }),
    odds: {},
  }));
  return { ...state, markets };
}

/**
 * Returns why a state cannot be published, in words; null if it can.
 * @param before the number of markets that were published: acts that add none are never refused for their number.
 */
export function problemOfState({ card, markets, place, inPlay }: EventState, before = 0): string | null {
  const parsed = eventCard.safeParse(card);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join(".")}: ${issue?.message}`;
  }
  if (place !== undefined && card.contest.kind !== "outright") return "only runners are placed";
  if (place !== undefined && !placeTerms.safeParse(place).success)
    return "bets each way pay 2 to 10 places, at 1/2 to 1/10";
  if (markets.length > Math.max(MOST_MARKETS, before)) return `an event has at most ${MOST_MARKETS} markets`;
  const wrong = markets.find((market) => !isMarket(market, card.contest));
  if (wrong !== undefined) return `${wrong.market} has no such selection or line`;
  const isSoldTwice = ({ odds }: PricedMarket) => card.withdrawn.some((runner) => Object.hasOwn(odds, String(runner)));
  if (markets.some((market) => market.market === WINNER && isSoldTwice(market))) return "this runner was withdrawn";
  const gift = markets.find((market) => market.fair === undefined && isGift(market, card));
  if (gift !== undefined) return `the odds of ${gift.market} pay more than they take, however the event ends`;
  const isPlacedGift = (market: PricedMarket) => place !== undefined && isPlaceGift(market, card, place);
  const decided = inPlay?.course === undefined ? undefined : decidedIn(markets, inPlay.course);
  if (decided !== undefined) return `${decided} is decided at this score`;
  if (markets.some(isPlacedGift)) return "bets each way pay more than they take, however the event ends";
  const names = markets.map(({ market, line = null }) => `${market} ${line}`);
  return new Set(names).size < names.length ? "each market stands once" : null;
}

/** Returns a market with odds whose selections no further point could change; undefined if there is none. */
function decidedIn(markets: readonly PricedMarket[], { score, incidents }: EventCourse): string | undefined {
  const halfTime = incidents.find(({ kind }) => kind === "half-time" || kind === "second-half")?.score ?? null;
  const isDecided = ({ market, line, odds }: PricedMarket) =>
    Object.keys(odds).some((selection) => {
      const own = { market, selection, line: lineOf({ market, line }, selection) };
      return decidedByScore(own, score, halfTime, score) !== null;
    });
  return markets.find(isDecided)?.market;
}

async function note(
  client: pg.PoolClient,
  { fact, version, state, actor }: { fact: string; version: number; state: EventState; actor: string },
): Promise<void> {
  await client.query("insert into sports_price (fact, version, state, actor) values ($1, $2, $3, $4)", [
    fact,
    version,
    JSON.stringify(state),
    actor,
  ]);
}
