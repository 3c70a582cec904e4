import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import { type EventStore, hasCourse, lockEvent, withoutOdds } from "./event-store.ts";

/** Odds in play stand for so many seconds after the trader's last word: a trader who looks away must not pay for it. */
const STANDS_S = 120;

/** Open real events. An open fact is never settled: the database finds it by the index of those that are not. */
const OPEN = "f.game = 'sports' and f.settled_at is null and f.phase = 'open'";

/**
 * Closes the events that have begun, so that everybody sees it: the statement of a bet tests the start itself. Events in
 * play go on without odds instead.
 */
export async function closeBegun(pool: pg.Pool, store: EventStore): Promise<void> {
  const due = await pool.query<{ fact: string }>({
    name: "sports-begun-in-play",
    text: `select e.fact from play_fact f join sports_event e on e.fact = f.id
      where ${OPEN} and e.starts_at <= clock_timestamp() and f.state ? 'inPlay' and not f.state->'inPlay' ? 'course'`,
  });
  await pool.query({
    name: "sports-close-begun",
    text: `with due as (
        select f.id from play_fact f join sports_event e on e.fact = f.id
        where ${OPEN} and e.starts_at <= clock_timestamp() and not f.state ? 'inPlay' order by f.id for update of f)
      update play_fact f set phase = 'closed', closed_at = clock_timestamp() from due where f.id = due.id`,
  });
  await each(due.rows, ({ fact }) => inTransaction(pool, (client) => beginPlay(client, store, fact)));
}

/** Does some work for each item: one that fails keeps no other waiting. @throws AggregateError after all were tried. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} events failed`);
}

/** Says that an event in play has begun, and takes the earlier odds away. */
async function beginPlay(client: pg.PoolClient, store: EventStore, fact: string): Promise<void> {
  const event = await lockEvent(client, fact);
  const inPlay = event?.state.inPlay;
  if (event === null || !event.begun || inPlay === undefined || hasCourse(event.state)) return;
  const course = { step: 0, score: [0, 0], minute: null, incidents: [] } as const;
  await store.publish(client, fact, { ...withoutOdds(event.state), inPlay: { ...inPlay, course } }, HOUSE);
}

/** The actor of what the house does by itself. */
const HOUSE = "house";

/**
 * Takes away the odds of events in play of which their traders have said nothing for a while.
 * @param silentS seconds since the last state.
 */
export async function endSilentOdds(pool: pg.Pool, store: EventStore, silentS = STANDS_S): Promise<void> {
  const silent = `(select max(p.published_at) from sports_price p where p.fact = f.id) < clock_timestamp() - make_interval(secs => $1)`;
  const { rows } = await pool.query<{ fact: string }>({
    name: "sports-silent-in-play",
    text: `select f.id as fact from play_fact f where ${OPEN} and f.state->'inPlay' ? 'course' and ${silent}
      and jsonb_path_exists(f.state, '$.markets[*].odds.*')`,
    values: [silentS],
  });
  const endOdds = async (client: pg.PoolClient, fact: string) => {
    const event = await lockEvent(client, fact);
    const inPlay = event?.state.inPlay;
    if (event === null || inPlay?.course === undefined) return;
    const still = await client.query(`select from play_fact f where f.id = $2 and ${silent}`, [silentS, fact]);
    if (still.rowCount === 0) return;
    const course = { ...inPlay.course, step: inPlay.course.step + 1 };
    await store.publish(client, fact, { ...withoutOdds(event.state), inPlay: { ...inPlay, course } }, HOUSE);
  };
  await each(rows, ({ fact }) => inTransaction(pool, (client) => endOdds(client, fact)));
}
