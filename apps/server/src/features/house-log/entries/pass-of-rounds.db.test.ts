import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { migrationFolder } from "../../../machinery/database/migrate.ts";
import { placesOf } from "../pages/places.ts";
import { entryOfMovement, isTold, joinBet, type MovementRow, movementColumns } from "./movements.ts";
import { HASH, PassLog, parts } from "./pass-testing.ts";

let log: PassLog;

beforeEach(async () => {
  log = await PassLog.open();
});
afterEach(() => log.drop());

/** Writes a round that is shown at a moment, with a ticket that was placed and settled. `link`: null while it is not revealed. */
async function settledTicket(shownInMs: number, link: string | null = HASH): Promise<string> {
  const [chain, round, bet] = [randomUUID(), randomUUID(), randomUUID()];
  await log.pool.query(
    `insert into play_chain (id, "table", ordinal, terminal_hash, length, stride, sealed) values ($1, 't', 1, $2, 9, 1, '')`,
    [chain, HASH],
  );
  await log.pool.query("insert into play_table (id, game) values ('t', 'colour')");
  await log.pool.query(
    `insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, opened_at)
     values ($1, 't', 1, 'colour', 1, $2, 1, 1, 'betting', now())`,
    [round, chain],
  );
  await log.pool.query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, round, ticket)
     values ($1, $2, 'colour', 1, 'round', 'PLAY', 10, '{}', $3, 1)`,
    [bet, randomUUID(), round],
  );
  await log.move(log.pool, { reference: bet, act: 1, kind: "stake", escrow: 10 });
  await log.pool.query("update play_round set phase = 'running' where id = $1", [round]);
  await log.pool.query("update play_bet set payout = 5, settled_at = now() where id = $1", [bet]);
  await log.move(log.pool, { reference: bet, act: 0, kind: "payout", escrow: -10 });
  await log.pool.query(
    `update play_round set phase = 'settled', settled_at = now(), outcome = '{"digit": 7}', revealed = $3,
       shown_at = clock_timestamp() + $2 * interval '1 ms' where id = $1`,
    [round, shownInMs, link],
  );
  return bet;
}

const told = async () =>
  (await log.entries()).flatMap((entry) =>
    entry.kind === "round" ? [`round ${entry.step}`] : "bet" in entry ? [entry.kind] : [],
  );

/** Returns the kinds of the entries of a bet that may be told. */
async function promised(bet: string): Promise<readonly string[]> {
  const { rows } = await log.pool.query<MovementRow>(
    `select ${movementColumns} from ledger_movement m ${joinBet} where m.reference = $1 order by m.act desc`,
    [bet],
  );
  const all = rows.map((row) => ({ row, entry: entryOfMovement(row, parts.secrets).entry }));
  return all.filter(({ row, entry }) => isTold(row, entry, Date.now())).map(({ entry }) => entry.kind);
}

test("nothing of a round that is still being shown is told, and all of it two seconds later", async () => {
  const bet = await settledTicket(1_500);
  expect(await promised(bet)).toEqual(["placed"]);
  await log.pass();
  const early = ["round 1", "placed", "round 2"];
  expect(await told()).toEqual(early);
  const bytes = Buffer.concat(
    (await log.pool.query<{ entries: Buffer }>("select entries from house_log_bundle")).rows.map(
      ({ entries: all }) => all,
    ),
  );
  expect(bytes.includes("digit")).toBe(false);
  const start = performance.now();
  await expect.poll(async () => log.pass().then(told), { interval: 100 }).not.toEqual(early);
  expect(performance.now() - start).toBeGreaterThan(2_000);
  await log.pass();
  expect(await told()).toEqual([...early, "settled", "round 3", "round 4"]);
  expect(await promised(bet)).toEqual(["placed", "settled"]);
});

test("a round that was shown before the pass is told at once, in the order of causes", async () => {
  await settledTicket(-3_000);
  await log.pass();
  expect(await told()).toEqual(["round 1", "placed", "round 2", "settled", "round 3", "round 4"]);
});

test("a further stake, whose entry hides its time, is found by it also at the edge of a bundle", async () => {
  const bet = await settledTicket(-3_000);
  const at = new Date(Date.now() - 600_000);
  await log.move(log.pool, { reference: bet, act: 2, kind: "stake", escrow: 10, at });
  await log.pass();
  const found = async () =>
    (await placesOf(log.pool, bet, [{ from: at, to: at }])).filter(
      ({ entry }) => entry.kind === "placed" && entry.step === 2,
    );
  expect(await found()).toHaveLength(1);
  // Bundles of the version before this one had other bounds.
  await log.pool.query("update house_log_bundle set least = now(), greatest = now()");
  expect(await found()).toEqual([]);
  await log.pool.query(await readFile(join(migrationFolder, "202611281050_times_of_hidden_stakes.sql"), "utf8"));
  expect(await found()).toHaveLength(1);
});

test("all entries of a bet are found by one question, however far apart they lie, each once and in their order", async () => {
  const bet = await settledTicket(-3_000);
  const times = [2, 3, 4].map((act) => ({ act, at: new Date(Date.now() - act * 600_000) }));
  for (const { act, at } of times) {
    await log.move(log.pool, { reference: bet, act, kind: "stake", escrow: 10, at });
    // Others fill the bundle between.
    for (let others = 0; others < 256; others++) await log.move(log.pool);
    await log.pass();
  }
  const asked = vi.spyOn(log.pool, "query");
  const spans = times.map(({ at }) => ({ from: at, to: at }));
  const found = await placesOf(log.pool, bet, [...spans, ...spans]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  expect(found.flatMap(({ entry }) => (entry.kind === "placed" && entry.step > 1 ? [entry.step] : []))).toEqual([
    2, 3, 4,
  ]);
  expect(new Set(found.map(({ index }) => index)).size).toBe(found.length);
});

test("the link of a shoe is told once its last round is shown, for the earlier ones as well", async () => {
  await settledTicket(60_000, null);
  const [round] = (await log.pool.query("select id, chain from play_round")).rows;
  const earlier = randomUUID();
  await log.pool.query(
    `insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, opened_at)
     values ($1, 't', 0, 'colour', 1, $2, 1, 1, 'betting', now())`,
    [earlier, round.chain],
  );
  await log.pool.query(
    "update play_round set phase = 'settled', settled_at = now(), outcome = '{}', shown_at = now() - interval '1 minute' where id = $1",
    [earlier],
  );
  await log.pool.query("update play_round set revealed = $1", [HASH]);
  await log.pass();
  const of = async (id: string) =>
    (await log.entries()).flatMap((entry) => (entry.kind === "round" && entry.round === id ? [entry.step] : []));
  expect(await of(earlier)).toEqual([1, 2, 3]);
  expect(await of(round.id)).toEqual([1, 2]);
  await log.pool.query("update house_log_pending set due_at = due_at - interval '63 seconds'");
  await log.pass();
  expect(await of(earlier)).toEqual([1, 2, 3, 4]);
  expect(await of(round.id)).toEqual([1, 2, 3, 4]);
});
