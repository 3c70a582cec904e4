import { randomUUID } from "node:crypto";
import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestLog } from "./log-testing.ts";

let log: TestLog;

beforeAll(async () => {
  log = await TestLog.open();
});
afterAll(() => log.drop());

/** Opens an event and publishes states of it, as the sportsbook does, in one transaction each. */
async function publish(fact: string, version: number, state: object): Promise<void> {
  await log.pool.query("insert into sports_price (fact, version, state, actor) values ($1, $2, $3, 'Tess')", [
    fact,
    version,
    JSON.stringify(state),
  ]);
}

test("each state of a real event that is published is in the log as its hash, once, and after its event", async () => {
  const fact = randomUUID();
  const stateOf = (home: number) => ({ card: { title: "A – B" }, markets: [{ market: "result", odds: { home } }] });
  await log.pool.query(
    `insert into play_fact (id, game, game_version, state, opened_at) values ($1, 'sports', 1, $2, now())`,
    [fact, JSON.stringify(stateOf(1_500))],
  );
  await log.pool.query(
    "insert into sports_event (fact, source, first_start, starts_at) values ($1, 'trader', now(), now())",
    [fact],
  );
  await publish(fact, 0, stateOf(1_500));
  const server = log.server();
  await server.step();
  await publish(fact, 3, stateOf(1_620));
  for (let steps = 0; steps < 3; steps += 1) await server.step();
  const told = (await log.entries()).flatMap((entry): unknown[] =>
    entry.kind === "fact" ? [entry.kind] : entry.kind === "price" ? [[entry.fact, entry.step, entry.state]] : [],
  );
  expect(told).toEqual(["fact", [fact, 0, stateHash(stateOf(1_500))], [fact, 3, stateHash(stateOf(1_620))]]);
  expect((await log.pool.query("select from house_log_price")).rowCount).toBe(0);
});
