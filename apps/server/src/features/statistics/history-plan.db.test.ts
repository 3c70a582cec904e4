import { randomUUID } from "node:crypto";
import { someInstant } from "@fairhouse/games/samples.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { type HistoryFilters, historyFilters } from "@fairhouse/protocol/statistics.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analyzeWhole, freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { digit } from "../../../../../tests/round-games.ts";
import { listHistory } from "./history.ts";
import { filterOf } from "./history-filter.ts";
import { totalsOf } from "./history-totals.ts";
import { statisticsOf } from "./statistics-page.ts";

/** `HISTORY_BETS=1000000` measures the figures of docs/decisions/0014-history.md, and prints them. */
const MEASURED = process.env.HISTORY_BETS;
const BETS = Number(MEASURED ?? 60_000);
/** Bets of the busy day; a page reads 10,000 at most. */
const BUSY_DAY = BETS / 4;
const OTHERS = BETS / 2;
const DAYS = 400;
const PAGE = 25;
const MAX_EXAMINED = 2 * 10_000 + PAGE;
/** Behind all other days, so that the newest page is not the busy one. */
const BUSY = 200;
const CHUNK = 20_000;
const MADE = Date.parse("2026-10-01");

/** The game of every 9,973rd bet. */
const rare = anyGame(digit);
const games = { latest: () => rare, version: (id: string) => (id === rare.id ? rare : undefined) };
const player = randomUUID();
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const { pool } = database;
  await insertBets(pool, player, BETS - BUSY_DAY, (DAYS * 86_400_000) / (BETS - BUSY_DAY), MADE - DAYS * 86_400_000);
  await insertBets(pool, player, BUSY_DAY, 86_400_000 / BUSY_DAY, MADE - BUSY * 86_400_000);
  await insertBets(pool, randomUUID(), OTHERS, (DAYS * 86_400_000) / OTHERS, MADE - DAYS * 86_400_000);
  await pool.query(
    `insert into statistics_day (player, currency, day, game, result, bets, wagered, paid, judged_wagered, judged_paid, expected_thousandths)
     select player, currency, bet_day(id), game, bet_result(stake, payout, refunded), count(*), sum(stake), sum(payout), 0, 0, 0
     from play_bet group by 1, 2, 3, 4, 5`,
  );
  await pool.query(
    `insert into statistics_day_mark (player, currency, game, mark, day, value, result, bets, wagered, paid)
     select player, currency, game, 'on', bet_day(id), (bet->>'on')::bigint, bet_result(stake, payout, refunded), count(*), sum(stake),
       sum(payout)
     from play_bet where game = '${rare.id}' group by 1, 2, 3, 5, 6, 7`,
  );
  await analyzeWhole(pool, "play_bet", "statistics_day", "statistics_day_mark");
}, 1_800_000);
afterAll(() => database.drop());

/**
 * Inserts bets in even steps of time. Every 9,973rd is of another game, and every 14,983rd pays a thousand times its
 * stake.
 */
async function insertBets(pool: pg.Pool, of: string, count: number, stepMs: number, from: number): Promise<void> {
  const [seed, mark] = [randomUUID(), from % 65_536];
  for (let first = 1; first <= count; first += CHUNK) {
    await pool.query(
      `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, created_at, settled_at)
       select (left(at, 8) || '-' || substr(at, 9) || '-7000-8000-' || lpad(to_hex($6::bigint * 16777216 + n), 12, '0'))::uuid, $1,
         case when n % 9973 = 0 then '${rare.id}' else '${someInstant.id}' end, 1, case when n % 9973 = 0 then 'hand' else 'instant' end, 'coin', 1000,
         case when n % 14983 = 0 then 1000000 when n % 2 = 0 then 2000 else 0 end,
         case when n % 9973 = 0 then jsonb_build_object('amount', 1000, 'on', n / 9973 % 3 + 1)
           else '{"chips":[{"on":"red","amount":1000}]}' end, '{"pocket":12}', $2::uuid, n, to_timestamp(ms / 1000.0), to_timestamp(ms / 1000.0)
       from (select n, ms, lpad(to_hex(ms), 12, '0') as at
         from (select n, $3::bigint + floor(n * $4::float8)::bigint as ms from generate_series($5::integer, $7::integer) n) timed) made`,
      [of, seed, from, stepMs, first, mark, Math.min(count, first + CHUNK - 1)],
    );
  }
}

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
}
interface Explained {
  readonly text: string;
  readonly ms: number;
  readonly nodes: readonly Node[];
}

/** Runs the request with a pool that also asks the database how it answers each query. */
async function explain(question: (pool: pg.Pool) => Promise<unknown>): Promise<readonly Explained[]> {
  const explained: Explained[] = [];
  const query = async (asked: string | { text: string; values: unknown[] }, given?: unknown[]) => {
    const [text, values] = typeof asked === "string" ? [asked, given] : [asked.text, asked.values];
    const { rows } = await database.pool.query(`explain (analyze, format json) ${text}`, values);
    const [plan] = rows[0]["QUERY PLAN"];
    explained.push({ text, ms: plan["Execution Time"], nodes: nodesOf(plan.Plan) });
    return database.pool.query(text, values);
  };
  const started = performance.now();
  await question(
    new Proxy(database.pool, { get: (pool, name) => (name === "query" ? query : Reflect.get(pool, name)) }),
  );
  if (MEASURED !== undefined) report(explained, performance.now() - started);
  return explained;
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function report(explained: readonly Explained[], totalMs: number): void {
  const lines = explained.map(({ ms, nodes }) => {
    const plan = nodes.map((node) => `${node["Node Type"]}${node["Index Name"] ? ` ${node["Index Name"]}` : ""}`);
    return `    ${ms.toFixed(2)} ms, ${examined(nodes, "play_bet")} bets examined: ${plan.join(" > ")}`;
  });
  process.stdout.write(`${expect.getState().currentTestName} (${totalMs.toFixed(0)} ms)\n${lines.join("\n")}\n`);
}

/** Counts the rows of a table that a query read, whether it returned them or not. */
function examined(nodes: readonly Node[], relation: string): number {
  return nodes
    .filter((node) => node["Relation Name"] === relation)
    .reduce(
      (sum, node) => sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
      0,
    );
}

const questions: readonly [name: string, query: Record<string, string>][] = [
  ["everything", {}],
  ["a rare game", { game: rare.id }],
  ["a rare multiplier", { multiplier: "1000" }],
  ["lost bets", { result: "lost" }],
  ["bets that were given back, of which there are none", { result: "refunded" }],
  ["a week of a year ago", { from: "2025-10-05", to: "2025-10-11" }],
  ["a rare game of last spring", { game: rare.id, to: "2026-04-01" }],
  ["a mark of a rare game", { game: rare.id, mark: "on", least: "2", most: "2" }],
];

test.each(questions)(
  "a page of %s, even far back, reads few of many bets, by the player's index alone",
  async (_, query) => {
    const filter = filterOf(historyFilters.parse(query), player, "coin", MADE);
    const newest = await explain((pool) => listHistory({ pool, games }, filter, null, PAGE));
    const middle = await idInTheMiddle();
    const farBack = await explain((pool) => listHistory({ pool, games }, filter, middle, PAGE));
    for (const { text, nodes } of [...newest, ...farBack]) {
      const onBets = nodes.filter((node) => node["Relation Name"] === "play_bet");
      for (const node of onBets) expect(node["Node Type"], text).toMatch(/^Index (Only )?Scan$/);
      expect(examined(nodes, "play_bet"), text).toBeLessThanOrEqual(MAX_EXAMINED);
      for (const node of nodes.filter(({ "Node Type": type }) => type === "Sort")) {
        expect(node["Actual Rows"], text).toBeLessThanOrEqual(DAYS + PAGE);
      }
    }
  },
);

test.each(questions)("the totals of %s read days, not bets", async (_, query) => {
  const filter = filterOf(historyFilters.parse(query), player, "coin", MADE);
  for (const { nodes } of await explain((pool) => totalsOf({ pool, games }, filter)))
    expect(examined(nodes, "play_bet")).toBe(0);
});

test("the statistics read days, not bets", async () => {
  const asked = { player, currency: "coin", from: null, to: null, step: "month" } as const;
  for (const { nodes } of await explain((pool) => statisticsOf(pool, asked))) {
    expect(examined(nodes, "play_bet")).toBe(0);
    expect(examined(nodes, "statistics_day")).toBeLessThanOrEqual(5 * DAYS * 4);
  }
});

const rarely: readonly [name: string, filter: HistoryFilters, sql: string][] = [
  ["a rare game", { game: rare.id }, `game = '${rare.id}'`],
  ["a mark of a rare game", { game: rare.id, mark: "on", least: 2 }, "bet->>'on' in ('2', '3')"],
];

test.each(rarely)("%s among many bets of one day is found in full, in pages that end", async (_, asked, sql) => {
  const filter = filterOf(asked, player, "coin", MADE);
  const found: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof listHistory>> = await listHistory(
      { pool: database.pool, games },
      filter,
      cursor,
      PAGE,
    );
    found.push(...page.bets.map(({ id }) => id));
    cursor = page.next;
    pages += 1;
  } while (cursor !== null);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from play_bet where player = $1 and ${sql} order by id desc`,
    [player],
  );
  expect(found).toEqual(rows.map(({ id }) => id));
  expect(pages).toBeLessThanOrEqual(Math.ceil(found.length / PAGE) + BETS / 10_000 + 2);
});

async function idInTheMiddle(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from play_bet where player = $1 order by id desc offset $2 limit 1",
    [player, BETS / 2],
  );
  return rows[0]?.id ?? "";
}
