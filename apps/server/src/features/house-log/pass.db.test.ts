import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decodeEntry, type Entry } from "@fairhouse/house-log/entry.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { decodeBundle } from "@fairhouse/transparency/tile.ts";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrationFolder } from "../../machinery/database/migrate.ts";
import { endLog } from "./end-log.ts";
import { LogSecrets } from "./log-secrets.ts";
import { leaveLog, type Term, takeLog } from "./log-store.ts";
import { entryOfMovement, isTold, joinBet, type MovementRow, movementColumns } from "./movements.ts";
import { LostLog, type PassParts, writePass } from "./pass.ts";
import { placesOf } from "./places.ts";

const parts: PassParts = { secrets: new LogSecrets(Buffer.alloc(32, 7)), rules: [], mixing: {} };
const HERE = randomUUID();
const THERE = randomUUID();
const HASH = "ab".repeat(32);

let database: TestDatabase;
let pool: pg.Pool;
let account: number;
let term: Term;

beforeEach(async () => {
  database = await freshDatabase();
  ({ pool } = database);
  const { rows } = await pool.query<{ id: number }>(
    "insert into ledger_account (role, owner, currency, balance, entries) values ('player', $1, 'PLAY', 0, 0) returning id",
    [randomUUID()],
  );
  account = rows[0]?.id ?? 0;
  term = await took(HERE);
});
afterEach(() => database.drop());

async function took(server: string): Promise<Term> {
  const taken = await takeLog(pool, server, 60_000);
  if (taken === null) throw new Error("the log is another server's");
  return taken;
}

async function pass(by = term, more: Partial<PassParts> = {}): Promise<void> {
  const client = await pool.connect();
  try {
    await writePass(client, by, { ...parts, ...more });
  } finally {
    client.release();
  }
}

interface NewMovement {
  readonly reference?: string;
  readonly act?: number;
  readonly kind?: string;
  readonly escrow?: number;
  readonly at?: Date | null;
}

/** Writes a movement as a grant, or as what is given, and returns its reference. */
async function move(
  db: pg.Pool | pg.PoolClient,
  { reference = randomUUID(), act = 0, kind = "grant", escrow = 0, at = null }: NewMovement = {},
): Promise<string> {
  await db.query(
    `insert into ledger_movement (reference, act, kind, account, amount, escrow_account, escrow, counter_account, at)
     values ($1, $2, $3, $4, 5, 0, $5, 0, coalesce($6, now()))`,
    [reference, act, kind, account, escrow, at],
  );
  return reference;
}

async function entries(): Promise<readonly Entry[]> {
  const { rows } = await pool.query<{ entries: Buffer; references: string[] }>(
    'select entries, "references" from house_log_bundle order by index',
  );
  return rows.flatMap((row) => decodeBundle(row.entries, { width: row.references.length }).map(decodeEntry));
}

const moved = async () => (await entries()).flatMap((entry) => (entry.kind === "moved" ? [entry.reference] : []));

test("a transaction is read when it has ended, whatever its number, and once", async () => {
  const [slow, slower] = [await pool.connect(), await pool.connect()];
  await slow.query("begin");
  const first = await move(slow);
  await slower.query("begin");
  const second = await move(slower);
  const third = await move(pool);
  await pass();
  expect(await moved()).toEqual([third]);
  await slower.query("commit");
  const fourth = await move(pool);
  await pass();
  expect((await moved()).slice(1).sort()).toEqual([second, fourth].sort());
  for (let idle = 0; idle < 3; idle++) await pass();
  await slow.query("commit");
  await pass();
  await pass();
  expect((await moved()).slice(3)).toEqual([first]);
  slow.release();
  slower.release();
});

test("a transaction that was prepared is read once somebody has committed it, and never if not", async () => {
  const [kept, dropped] = [randomUUID(), randomUUID()];
  const references: string[] = [];
  for (const name of [kept, dropped]) {
    const client = await pool.connect();
    await client.query("begin");
    references.push(await move(client));
    await client.query(`prepare transaction '${name}'`);
    client.release();
  }
  const second = await move(pool);
  for (let idle = 0; idle < 3; idle++) await pass();
  expect(await moved()).toEqual([second]);
  // Its session has long been used for something else.
  await pool.query(`commit prepared '${kept}'`);
  await pool.query(`rollback prepared '${dropped}'`);
  for (let again = 0; again < 3; again++) await pass();
  expect(await moved()).toEqual([second, references[0]]);
});

async function xmax(): Promise<number> {
  const { rows } = await pool.query<{ xmax: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as xmax");
  return Number(rows[0]?.xmax);
}

/** Writes a movement as a dump brings it: of a time before now, with the number that its transaction had elsewhere. */
async function old(transaction: number, minutes: number): Promise<string> {
  const reference = randomUUID();
  await pool.query(
    `insert into ledger_movement (reference, act, kind, account, amount, escrow_account, escrow, counter_account, transaction, at)
     values ($1, 0, 'grant', $2, 5, 0, 0, 0, $3, now() - $4 * interval '1 minute')`,
    [reference, account, transaction, minutes],
  );
  return reference;
}

test("after a move by a dump, the rest of the old numbers is read once, and then the new ones", async () => {
  const now = await xmax();
  // The old server had come to a million. One transaction ran at the last pass, another began after it.
  await old(now + 900_000, 60);
  const running = await old(now + 999_000, 50);
  const later = await old(now + 1_000_005, 40);
  await pool.query("update house_log set place = $1::pg_snapshot", [
    `${now + 999_000}:${now + 1_000_000}:${now + 999_000}`,
  ]);
  const here = await move(pool);
  await pass();
  expect((await moved()).sort()).toEqual([running, later, here].sort());
  const next = await move(pool);
  for (let again = 0; again < 3; again++) await pass();
  expect((await moved()).slice(3)).toEqual([next]);
  // It moves once more: that server had come to fifty thousand.
  const unread = await old(now + 50_001, 0);
  await pool.query("update house_log set place = $1::pg_snapshot", [`${now + 50_000}:${now + 50_000}:`]);
  const there = await move(pool);
  for (let again = 0; again < 3; again++) await pass();
  expect((await moved()).slice(4).sort()).toEqual([unread, there].sort());
});

test("after a move by a dump whose numbers are reached already, new movements are told, and what was told is not", async () => {
  const told = await move(pool);
  await pass();
  const untold = await move(pool);
  // The old server had come to a number that no movement has yet, because most transactions write none.
  const now = await xmax();
  const { rows } = await pool.query("select transaction from ledger_movement where reference = $1", [untold]);
  await pool.query("update house_log set place = $1::pg_snapshot", [
    `${rows[0].transaction}:${now + 1_000}:${rows[0].transaction}`,
  ]);
  const here = await move(pool);
  for (let again = 0; again < 3; again++) await pass();
  expect((await moved())[0]).toBe(told);
  expect((await moved()).slice(1).sort()).toEqual([untold, here].sort());
});

test("a log that begins on a database that came by a dump tells what is written since, once", async () => {
  const now = await xmax();
  // Some of these numbers are reached while the log is written.
  for (let number = 1; number < 300; number++) await old(now + number * 10, 60);
  await pool.query("update house_log set origin = 'house.example/log/1', vkey = 'key', began_at = now()");
  await endLog(pool, "the database went back in time");
  term = await took(HERE);
  const first = await move(pool);
  for (let again = 0; again < 3; again++) await pass();
  expect(await moved()).toEqual([first]);
  // A log that the version before this one began knows no such time.
  await pool.query("update house_log set since = null");
  await pool.query(await readFile(join(migrationFolder, "202611281100_logs_after_a_dump.sql"), "utf8"));
  const second = await move(pool);
  for (let again = 0; again < 3; again++) await pass();
  expect(await moved()).toEqual([first, second]);
});

test("a server whose turn is over writes nothing, and the next one goes on", async () => {
  const first = await move(pool);
  await pass();
  expect(await takeLog(pool, THERE, 60_000)).toBeNull();
  await leaveLog(pool, HERE);
  const other = await took(THERE);
  const second = await move(pool);
  await expect(pass()).rejects.toThrow(LostLog);
  expect(await moved()).toEqual([first]);
  await pass(other);
  expect(await moved()).toEqual([first, second]);
});

test("a pass that is overtaken by another server while it reads writes nothing", async () => {
  await move(pool);
  const overtaking = {
    // Rules are read in the middle of a pass.
    get rules(): PassParts["rules"] {
      throw new Error("the server was lost");
    },
  };
  await expect(pass(term, overtaking)).rejects.toThrow("the server was lost");
  expect(await entries()).toEqual([]);
  await pool.query("insert into house_log_pending (kind, step, reference, body) values ('pair', 1, $1, $2)", [
    randomUUID(),
    JSON.stringify({ player: randomUUID(), serverSeedHash: HASH }),
  ]);
  const client = await pool.connect();
  const query: (statement: unknown, values?: unknown) => Promise<unknown> = client.query.bind(client);
  const overtaken = Object.create(client, {
    query: {
      value: async (statement: { readonly name?: string }, values?: unknown) => {
        const result = await query(statement, values);
        if (statement.name === "log-pending")
          await pool.query("update house_log set fence = fence + 1, driver = $1", [THERE]);
        return result;
      },
    },
  });
  await expect(writePass(overtaken, term, parts)).rejects.toThrow("could not serialize");
  client.release();
  expect(await entries()).toEqual([]);
  await pass({ ...term, fence: term.fence + 1 });
  expect((await entries()).map(({ kind }) => kind)).toContain("pair");
});

test("while promises wait, nothing that may rest on them is told, and no beat says that all is", async () => {
  const promise = () =>
    pool.query("insert into house_log_pending (kind, step, reference, body) values ('pair', 1, $1, $2)", [
      randomUUID(),
      JSON.stringify({ player: randomUUID(), serverSeedHash: HASH }),
    ]);
  for (let i = 0; i < 5; i++) await promise();
  const grant = await move(pool);
  const kinds = async () => (await entries()).map(({ kind }) => kind);
  for (const known of [2, 4]) {
    await pass(term, { mostPending: 2 });
    expect(await kinds()).toEqual(Array(known).fill("pair"));
  }
  await pass(term, { mostPending: 2 });
  expect(await kinds()).toEqual([...Array(5).fill("pair"), "moved", "day", "beat"]);
  await pass(term, { mostPending: 2 });
  expect(await moved()).toEqual([grant]);
});

/** Writes a round that is shown at a moment, with a ticket that was placed and settled. `link`: null while it is not revealed. */
async function settledTicket(shownInMs: number, link: string | null = HASH): Promise<string> {
  const [chain, round, bet] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `insert into play_chain (id, "table", ordinal, terminal_hash, length, stride, sealed) values ($1, 't', 1, $2, 9, 1, '')`,
    [chain, HASH],
  );
  await pool.query("insert into play_table (id, game) values ('t', 'colour')");
  await pool.query(
    `insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, opened_at)
     values ($1, 't', 1, 'colour', 1, $2, 1, 1, 'betting', now())`,
    [round, chain],
  );
  await pool.query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, round, ticket)
     values ($1, $2, 'colour', 1, 'round', 'PLAY', 10, '{}', $3, 1)`,
    [bet, randomUUID(), round],
  );
  await move(pool, { reference: bet, act: 1, kind: "stake", escrow: 10 });
  await pool.query("update play_round set phase = 'running' where id = $1", [round]);
  await pool.query("update play_bet set payout = 5, settled_at = now() where id = $1", [bet]);
  await move(pool, { reference: bet, act: 0, kind: "payout", escrow: -10 });
  await pool.query(
    `update play_round set phase = 'settled', settled_at = now(), outcome = '{"digit": 7}', revealed = $3,
       shown_at = clock_timestamp() + $2 * interval '1 ms' where id = $1`,
    [round, shownInMs, link],
  );
  return bet;
}

const told = async () =>
  (await entries()).flatMap((entry) =>
    entry.kind === "round" ? [`round ${entry.step}`] : "bet" in entry ? [entry.kind] : [],
  );

/** Returns the kinds of the entries of a bet that may be told. */
async function promised(bet: string): Promise<readonly string[]> {
  const { rows } = await pool.query<MovementRow>(
    `select ${movementColumns} from ledger_movement m ${joinBet} where m.reference = $1 order by m.act desc`,
    [bet],
  );
  const all = rows.map((row) => ({ row, entry: entryOfMovement(row, parts.secrets).entry }));
  return all.filter(({ row, entry }) => isTold(row, entry, Date.now())).map(({ entry }) => entry.kind);
}

test("nothing of a round that is still being shown is told, and all of it two seconds later", async () => {
  const bet = await settledTicket(1_500);
  expect(await promised(bet)).toEqual(["placed"]);
  await pass();
  const early = ["round 1", "placed", "round 2"];
  expect(await told()).toEqual(early);
  const bytes = Buffer.concat(
    (await pool.query<{ entries: Buffer }>("select entries from house_log_bundle")).rows.map(({ entries: all }) => all),
  );
  expect(bytes.includes("digit")).toBe(false);
  const start = performance.now();
  await expect.poll(async () => pass().then(told), { interval: 100 }).not.toEqual(early);
  expect(performance.now() - start).toBeGreaterThan(2_000);
  await pass();
  expect(await told()).toEqual([...early, "settled", "round 3", "round 4"]);
  expect(await promised(bet)).toEqual(["placed", "settled"]);
});

test("a round that was shown before the pass is told at once, in the order of causes", async () => {
  await settledTicket(-3_000);
  await pass();
  expect(await told()).toEqual(["round 1", "placed", "round 2", "settled", "round 3", "round 4"]);
});

test("a further stake, whose entry hides its time, is found by it also at the edge of a bundle", async () => {
  const bet = await settledTicket(-3_000);
  const at = new Date(Date.now() - 600_000);
  await move(pool, { reference: bet, act: 2, kind: "stake", escrow: 10, at });
  await pass();
  const found = () => placesOf(pool, bet, { from: at, to: at }, (entry) => entry.kind === "placed" && entry.step === 2);
  expect(await found()).toHaveLength(1);
  // Bundles of the version before this one had other bounds.
  await pool.query("update house_log_bundle set least = now(), greatest = now()");
  expect(await found()).toEqual([]);
  await pool.query(await readFile(join(migrationFolder, "202611281050_times_of_hidden_stakes.sql"), "utf8"));
  expect(await found()).toHaveLength(1);
});

test("the link of a shoe is told once its last round is shown, for the earlier ones as well", async () => {
  await settledTicket(60_000, null);
  const [round] = (await pool.query("select id, chain from play_round")).rows;
  const earlier = randomUUID();
  await pool.query(
    `insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, opened_at)
     values ($1, 't', 0, 'colour', 1, $2, 1, 1, 'betting', now())`,
    [earlier, round.chain],
  );
  await pool.query(
    "update play_round set phase = 'settled', settled_at = now(), outcome = '{}', shown_at = now() - interval '1 minute' where id = $1",
    [earlier],
  );
  await pool.query("update play_round set revealed = $1", [HASH]);
  await pass();
  const of = async (id: string) =>
    (await entries()).flatMap((entry) => (entry.kind === "round" && entry.round === id ? [entry.step] : []));
  expect(await of(earlier)).toEqual([1, 2, 3]);
  expect(await of(round.id)).toEqual([1, 2]);
  await pool.query("update house_log_pending set due_at = due_at - interval '63 seconds'");
  await pass();
  expect(await of(earlier)).toEqual([1, 2, 3, 4]);
  expect(await of(round.id)).toEqual([1, 2, 3, 4]);
});
