import type { EventResult, EventState } from "@fairhouse/games/sports/rules/event.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { EventStore, lockEvent } from "@fairhouse/server/features/sports/events/event-store.ts";
import { confirm, endByFeed, lockProposal, propose } from "@fairhouse/server/features/sports/results/results.ts";
import { systemClock } from "@fairhouse/server/machinery/clock.ts";
import { createRandom } from "@fairhouse/server/machinery/random.ts";
import { withTestDatabase } from "./known-seeds.ts";

const random = createRandom(systemClock);

/** Opens a real event in the house of the browser tests, as a trader does. @returns its id. */
export async function openEvent(state: EventState): Promise<string> {
  const opened: string[] = [];
  await withTestDatabase(({ pool }) =>
    inTransaction(pool, async (client) => {
      opened.push(await new EventStore(pool, random).open(client, { source: "trader", key: null, state }, "Tess"));
    }),
  );
  return opened.join();
}

/** Publishes another state of an event, as a trader does. */
export async function publishEvent(id: string, state: EventState): Promise<void> {
  await withTestDatabase(({ pool }) =>
    inTransaction(pool, async (client) => {
      await new EventStore(pool, random).publish(client, id, state, "Tess");
    }),
  );
}

/** Lets an event begin and end with a result, as a feed does. */
export async function endEvent(id: string, result: EventResult): Promise<void> {
  await withTestDatabase(({ pool }) =>
    inTransaction(pool, async (client) => {
      await client.query("update sports_event set starts_at = clock_timestamp() where fact = $1", [id]);
      const event = await lockEvent(client, id);
      if (event === null) throw new Error(`no event ${id}`);
      await endByFeed(client, new EventStore(pool, random), event, { result }, "as its feed has told twice");
    }),
  );
}

/** Corrects the result of an event that is over, with another evidence. */
export async function correctEvent(id: string, result: EventResult): Promise<void> {
  await withTestDatabase(({ pool }) =>
    inTransaction(pool, async (client) => {
      const store = new EventStore(pool, random);
      const event = await lockEvent(client, id);
      if (event === null) throw new Error(`no event ${id}`);
      const number = await propose(client, store, event, { result }, null, "as the league has corrected", true);
      await confirm(client, store, await lockProposal(client, number), null);
    }),
  );
}
