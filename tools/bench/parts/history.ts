import { setTimeout as sleep } from "node:timers/promises";
import { rollUp } from "@fairhouse/ledger/rollup.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { count, type Figure, milliseconds, none, plain } from "../figure.ts";
import { fillHistory } from "../history-fill.ts";
import { assertAccepted, openAll, textOf } from "../player-turns.ts";
import type { BenchPlayer } from "../processes/house-questions.ts";
import type { Request } from "../processes/load-questions.ts";
import { BET } from "../requests.ts";
import { latencyOf } from "../samples.ts";
import { NO_OP, openStage, type Stage } from "../stage.ts";

/** Players who look at their pages and come back to bet. */
const SAMPLE = 1_000;
const LOOKS = 100;
const CONNECTIONS = 16;
/** The house caches high wins for three seconds for everybody. */
const KEPT_MS = 3_200;
const HIGH_LOOKS = 5;
const SMALLER = 10;

/** A measured value as text, by name; the names are the same for every size of database. */
type Measured = ReadonlyMap<string, string>;

/**
 * Measures what grows with the number of bets and what must not: the same questions to a database of this many bets and
 * to one of a tenth.
 */
export async function measureHistory(bets: number): Promise<readonly Figure[]> {
  const small = await measureSize(bets / SMALLER);
  const large = await measureSize(bets);
  const figures = [...large.measured].map(([name, value]) =>
    plain(name, value, `${small.measured.get(name)}: at ${count(bets / SMALLER)}`),
  );
  return [
    plain("bets in the database", count(bets)),
    ...figures,
    none("rules of the audit that are broken", large.broken),
  ];
}

async function measureSize(bets: number): Promise<{ readonly measured: Measured; readonly broken: number }> {
  const tell = (what: string) => process.stderr.write(`${count(bets)} bets: ${what}\n`);
  const stage = await openStage(1);
  try {
    const ids = await fillHistory(stage, bets, tell);
    const step = Math.max(1, Math.floor(ids.length / SAMPLE));
    const players = await stage.house.ask("sessions", {
      ids: ids.filter((_, place) => place % step === 0).slice(0, SAMPLE),
    });
    await stage.load.ask("meet", players);
    await burst(stage, players, NO_OP);
    const measured = new Map<string, string>([
      ["bytes a bet, with all that belongs to it", await bytesABet(stage, bets)],
    ]);
    tell("pages");
    await measurePages(stage, players, measured);
    tell("bets of players who come back");
    await measureBetsOf(stage, players, measured);
    const broken = await measureAudit(stage, measured, tell);
    return { measured, broken };
  } finally {
    await stage.close();
  }
}

async function measurePages(
  stage: Stage,
  players: readonly BenchPlayer[],
  measured: Map<string, string>,
): Promise<void> {
  const pages: readonly [name: string, path: string][] = [
    ["history, newest page: p50, p99", "/api/history?limit=25"],
    ["history of wins from 10× on: p50, p99", "/api/history?limit=25&multiplier=10"],
    ["wallet's movements: p50, p99", "/api/wallet/movements?limit=25"],
    ["statistics: p50, p99", "/api/statistics"],
    ["everybody's bets: p50, p99", "/api/bets?scope=all&limit=25"],
  ];
  for (const [name, path] of pages) measured.set(name, await timesOf(stage, players.slice(0, LOOKS), () => path));
  const bets = await newestBets(stage);
  measured.set(
    "page of one bet: p50, p99",
    await timesOf(stage, players.slice(0, LOOKS), (look) => `/api/bets/${bets[look]}`),
  );
  const high = () => sleep(KEPT_MS).then(() => "/api/bets?scope=high");
  measured.set("high wins of the day: p50, p99", await timesOf(stage, players.slice(0, HIGH_LOOKS), high));
}

async function timesOf(
  stage: Stage,
  players: readonly BenchPlayer[],
  pathOf: (look: number) => string | Promise<string>,
): Promise<string> {
  const url = new URL(stage.url);
  const took: number[] = [];
  for (const [look, player] of players.entries()) {
    const path = await pathOf(look);
    const [connection] = await openAll(url, 1);
    const startedAt = performance.now();
    const answer = await connection?.send(textOf(url, { method: "GET", path }, player));
    took.push(performance.now() - startedAt);
    if (answer !== undefined) assertAccepted(answer);
    connection?.close();
  }
  const { p50, p99 } = latencyOf(took);
  return `${milliseconds(p50)}, ${milliseconds(p99)}`;
}

async function newestBets({ pool }: Stage): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from play_bet order by id desc limit ${LOOKS}`);
  return rows.map(({ id }) => id);
}

/**
 * After a checkpoint each changed page goes whole into the log, and a player who comes back changes pages of their own.
 */
async function measureBetsOf(
  stage: Stage,
  players: readonly BenchPlayer[],
  measured: Map<string, string>,
): Promise<void> {
  await stage.pool.query("checkpoint");
  const back = await burst(stage, players, BET);
  const on = await burst(stage, players, BET);
  measured.set("bet of a player who comes back: time at 16 connections, log", back);
  measured.set("bet of a player who plays on: time at 16 connections, log", on);
}

/** Sends one request of each player. @returns milliseconds and bytes of the database's log per request. */
async function burst({ url, pool, load }: Stage, players: readonly BenchPlayer[], request: Request): Promise<string> {
  const logged = async () =>
    (await pool.query<{ at: string }>("select (pg_current_wal_insert_lsn() - '0/0')::text as at")).rows[0]?.at;
  const [from, startedAt] = [Number(await logged()), performance.now()];
  const requests = players.map(() => request);
  await load.ask("burst", { url, connections: CONNECTIONS, requests });
  const perRequest = ((performance.now() - startedAt) * CONNECTIONS) / players.length;
  const bytes = (Number(await logged()) - from) / players.length;
  return `${milliseconds(perRequest)}, ${(bytes / 1000).toFixed(1)} kB`;
}

async function bytesABet({ pool }: Stage, bets: number): Promise<string> {
  const { rows } = await pool.query<{ bytes: number }>(
    "select sum(pg_total_relation_size(t))::bigint as bytes from unnest(array['play_bet', 'ledger_movement', 'play_key']::regclass[]) t",
  );
  return count((rows[0]?.bytes ?? Number.NaN) / bets);
}

async function measureAudit(
  { pool }: Stage,
  measured: Map<string, string>,
  tell: (what: string) => void,
): Promise<number> {
  let longest = { name: "", tookMs: 0 };
  const startedAt = performance.now();
  const findings = await auditPool(pool, auditRules, ({ name }, tookMs) => {
    tell(`audit, ${(tookMs / 1000).toFixed(1)} s: ${name}`);
    if (tookMs > longest.tookMs) longest = { name, tookMs };
  });
  const tookMs = performance.now() - startedAt;
  for (const { rule, rows } of findings) tell(`BROKEN: ${rule} ${JSON.stringify(rows[0])}`);
  measured.set("ledger:audit, its longest rule", `${seconds(tookMs)}, ${seconds(longest.tookMs)}`);
  await pool.query("truncate ledger_rollup");
  const client = await pool.connect();
  const rolledFrom = performance.now();
  await rollUp(client);
  client.release();
  measured.set("adding up the house's accounts anew", seconds(performance.now() - rolledFrom));
  return findings.length;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
