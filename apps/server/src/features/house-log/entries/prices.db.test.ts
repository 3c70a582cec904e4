import { randomUUID } from "node:crypto";
import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { tamper } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { houseLogRules } from "../audit-rules.ts";
import { TestLog } from "../writing/log-testing.ts";

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

const stateOf = (home: number) => ({ card: { title: "A – B" }, markets: [{ market: "result", odds: { home } }] });

/** Opens an event at its first state. @returns its id. */
async function opened(): Promise<string> {
  const fact = randomUUID();
  await log.pool.query(
    `insert into play_fact (id, game, game_version, state, opened_at) values ($1, 'sports', 1, $2, now())`,
    [fact, JSON.stringify(stateOf(1_500))],
  );
  await log.pool.query(
    "insert into sports_event (fact, source, first_start, starts_at) values ($1, 'trader', now(), now())",
    [fact],
  );
  await publish(fact, 0, stateOf(1_500));
  return fact;
}

test("each state of a real event that is published is in the log as its hash, once, and after its event", async () => {
  const fact = await opened();
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

test("the audit of the books names an event of which a published state is in no log, by which a part of a slip may be sold", async () => {
  // As in a house that was not upgraded a moment ago.
  await log.pool.query("update schema_migration set applied_at = applied_at - interval '1 hour'");
  const missing = async () => {
    const findings = await auditPool(log.pool, houseLogRules);
    return findings.map(({ rule, rows }) => [rule.split(",")[0], rows]);
  };
  const server = log.server();
  await log.lost();
  const fact = await opened();
  await publish(fact, 2, stateOf(1_620));
  expect(await missing(), "while it waits for its pass").toEqual([]);
  await server.step();
  expect(await missing()).toEqual([]);
  await publish(fact, 5, stateOf(1_710));
  await log.pool.query("delete from house_log_price where version = 5");
  const found = [["what was published of an event", [{ fact, noted: 4, told: 3, held: 0 }]]];
  expect(await missing()).toEqual(found);
  await server.step();
  expect(await missing(), "no pass heals it").toEqual(found);
  await log.pool.query(
    `insert into house_log_price (fact, version, state, at) select fact, version, state, published_at from sports_price where version = 5`,
  );
  await server.step();
  expect(await missing()).toEqual([]);
  // Its result counts as well: one that the log does not have would hide a state that it lacks.
  await log.pool.query(
    "update play_fact set phase = 'void', void_reason = 'fog', closed_at = now(), known_at = now() where id = $1",
    [fact],
  );
  await server.step();
  expect(await missing()).toEqual([]);
  // A state of which the books know nothing any more, though the log has it.
  await tamper(log.pool, "delete from sports_price where fact = $1 and version = 5", [fact]);
  expect(await missing()).toEqual([["what was published of an event", [{ fact, noted: 4, told: 5, held: 0 }]]]);
});
