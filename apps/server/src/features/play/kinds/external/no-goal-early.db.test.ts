import { setTimeout as sleep } from "node:timers/promises";
import { linkAt } from "@fairhouse/fairness/chain.ts";
import { boardOf } from "@fairhouse/games/virtual/rules/board.ts";
import { HALF_TIME_TICK } from "@fairhouse/games/virtual/rules/clock.ts";
import { type LeagueId, type MatchState, tickAt } from "@fairhouse/games/virtual/rules/league.ts";
import type { Goal } from "@fairhouse/games/virtual/rules/match.ts";
import { MATCHES } from "@fairhouse/games/virtual/rules/season.ts";
import { virtual } from "@fairhouse/games/virtual/rules/virtual.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { gameFacts, placedSlip } from "@fairhouse/protocol/play.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "../../../../features.ts";
import { createVault, type Vault } from "../../../../machinery/database/vault.ts";
import { loadKeys } from "../../../../machinery/keys.ts";
import { connect, type TestSocket } from "../../../../machinery/sockets/testing.ts";
import { testConfig } from "../../../../testing.ts";
import { startAccounts } from "../../../accounts/start.ts";
import { startBrand } from "../../../brand/start.ts";
import { startPlay } from "../../start.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "../../testing.ts";

const STAKE = 1_000;
const START = 1_000_000;
const LEAGUES: readonly string[] = ["league-1", "league-3"];
/** Times of both: a matchday is shown for long enough that a goal is told apart from the one before. */
const QUICK = { periodMs: 16_000, offsetMs: 0, showMs: 12_000 };
/** Enough to place all bets before their matchday. */
const AHEAD_MS = 7_000;
/** Times of the database have microseconds, those of JavaScript do not. */
const ROUNDING_MS = 2;

const game = anyGame(virtual);
if (game.kind !== "external" || game.ofLinks?.timed === undefined) throw new Error("leagues have their times");
const timed = game.ofLinks.timed.flatMap((table) => (LEAGUES.includes(table.id) ? [{ ...table, ...QUICK }] : []));
const quick = { ...game, ofLinks: { ...game.ofLinks, timed, tables: LEAGUES } };

interface Match {
  readonly id: string;
  readonly state: MatchState;
  readonly goals: readonly Goal[];
  readonly begunAt: number;
  readonly overAt: number;
}

interface Bet {
  readonly id: string;
  readonly fact: string;
  /** It is won with one goal more. */
  readonly line: number;
}

/** Everything that left the house, and when. */
const heard: { readonly at: number; readonly from: string; readonly text: string }[] = [];
const hear = (from: string, text: string) => void heard.push({ at: Date.now(), from, text });
let database: TestDatabase;
let play: PlayTest;
let vault: Vault;

beforeAll(async () => {
  database = await freshDatabase();
  const config = testConfig({ databaseUrl: database.url });
  vault = createVault((await loadKeys(config.secretKey, config.dataDir)).seeds);
  play = await startPlayTest(database, {
    games: [quick],
    log: pino({ level: "trace" }, { write: (line: string) => hear("log", line) }),
    features: features.filter((feature) => ![startAccounts, startBrand, startPlay].includes(feature)),
  });
});
afterAll(async () => {
  expect(await play.audit()).toEqual([]);
  await play.house.close();
  await database.drop();
});

async function listen(rooms: readonly string[], token?: string): Promise<TestSocket> {
  const socket = await connect(play.house.url, token === undefined ? {} : { token });
  socket.socket.io.engine.on("message", (frame: unknown) => hear("socket", String(frame)));
  for (const room of rooms) expect(await socket.watch(room)).toBe(true);
  return socket;
}

async function ask(path: string, token?: string): Promise<void> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(play.house.url + path, { headers });
  const body = answer.headers.get("content-type")?.startsWith("image/") ? "" : await answer.text();
  hear(path, `${answer.status} ${JSON.stringify([...answer.headers])}\n${body}`);
}

/** Lists the matches that do not begin at once. */
async function matchesAhead() {
  const answer = await fetch(`${play.house.url}/api/games/virtual/facts`);
  return gameFacts.parse(await answer.json()).waiting.flatMap(({ id, state, timed: its }) => {
    const dueMs = its === null || its.begunAt !== null ? 0 : Date.parse(its.dueAt);
    return dueMs < Date.now() + AHEAD_MS ? [] : [{ id, state: state as MatchState }];
  });
}

/** Lists the matches of the next matchday of each league, once all of them take bets. */
async function nextMatchdays() {
  const ahead = await matchesAhead();
  return LEAGUES.flatMap((league) => {
    const own = ahead.filter(({ state }) => state.league === league);
    const link = Math.min(...own.map(({ state }) => state.link));
    return own.filter(({ state }) => state.link === link);
  });
}

/** Bets on goals in each match of the next matchday of each league. */
async function betOnGoals(player: TestPlayer): Promise<readonly Bet[]> {
  let next: Awaited<ReturnType<typeof nextMatchdays>> = [];
  const look = async () => {
    next = await nextMatchdays();
    return next.length;
  };
  await expect.poll(look).toBe(LEAGUES.length * MATCHES);
  const bets: Bet[] = [];
  for (const { id, state } of next) {
    const overs = boardOf(state)
      .flatMap(({ rows }) => rows.flat())
      .filter(({ selection: { market, selection } }) => market === "total" && selection === "over");
    const [first] = overs.sort((a, b) => (a.selection.line ?? 0) - (b.selection.line ?? 0));
    if (first === undefined) throw new Error("no total is offered");
    const leg = { event: id, ...first.selection, odds: first.odds };
    const answer = await player.post("/api/games/virtual/slips", {
      bet: { unit: STAKE, sizes: [1], policy: "any", legs: [leg] },
    });
    expect(answer).toMatchObject({ status: 200 });
    bets.push({ id: placedSlip.parse(answer.body).bet.id, fact: id, line: first.selection.line ?? 0 });
  }
  return bets;
}

/** Asks for everything that anybody may read, until all bets are settled. */
async function readUntilSettled(player: TestPlayer, bets: readonly Bet[]): Promise<void> {
  const open = async () =>
    (
      await database.pool.query("select from play_bet where id = any($1::uuid[]) and settled_at is null", [
        bets.map(({ id }) => id),
      ])
    ).rowCount;
  const own = [
    ...["/api/auth/me", "/api/bets", "/api/wallet/movements", "/api/history", "/api/history/totals", "/api/statistics"],
    ...["/api/notifications", "/api/promotions", "/api/games/virtual/facts"],
  ];
  const all = [
    "/api/games/virtual/facts",
    "/api/bets?scope=all",
    "/api/bets?scope=high",
    "/api/leaderboard?period=day",
  ];
  for (let place = 0; (await open()) !== 0; place += 1) {
    const { id } = bets[place % bets.length] ?? { id: "" };
    await Promise.all([
      ...own.map((path) => ask(path, player.token)),
      ...[...all, "/metrics", "/healthz", `/api/bets/${id}`, `/api/bets/${id}/picture.png`].map((path) => ask(path)),
      ask(`/api/bets/${id}`, player.token),
    ]);
    await sleep(50);
  }
}

async function matchesOf(bets: readonly Bet[]): Promise<ReadonlyMap<string, Match>> {
  const { rows } = await database.pool.query<{ id: string; state: MatchState; goals: Goal[]; begun: Date; over: Date }>(
    `select f.id, f.state, f.result as goals, t.begun_at as begun, t.over_at as over
     from play_fact f join play_timed_link t on t.chain = f.chain and t.link = f.last_link where f.id = any($1::uuid[])`,
    [bets.map(({ fact }) => fact)],
  );
  return new Map(
    rows.map(({ begun, over, ...own }) => [own.id, { ...own, begunAt: begun.getTime(), overAt: over.getTime() }]),
  );
}

/** Returns the number of ticks of a match that everybody may know of at a time. */
function publicTicks({ state, begunAt, overAt }: Match, at: number): number {
  const share = (at + ROUNDING_MS - begunAt) / (overAt - begunAt);
  return share < 0 ? 0 : tickAt(state.league as LeagueId, Math.min(1, share));
}

type Visit = (value: Readonly<Record<string, unknown>>) => boolean;

/** Walks through all objects of a value; `visit` returns true for those whose inside it has judged. */
function walk(value: unknown, visit: Visit): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && visit(value as Readonly<Record<string, unknown>>)) return;
  for (const part of Object.values(value)) walk(part, visit);
}

/** Parses an answer, a frame or a line of the log; null if it is none of them. */
function parsed(text: string): unknown {
  const from = text.search(/[[{]/);
  const body = text.includes("\n") ? text.slice(text.indexOf("\n") + 1) : text.slice(Math.max(0, from));
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Returns the ticks of all goals in a value. */
function goalTicks(value: unknown): readonly number[] {
  const ticks: number[] = [];
  walk(value, ({ side, tick }) => {
    if (typeof side === "string" && typeof tick === "number") ticks.push(tick);
    return false;
  });
  return ticks;
}

/** Returns what an object that was heard tells too early; null if nothing. */
function toldEarly(value: Readonly<Record<string, unknown>>, match: Match, at: number): string | null {
  const ticks = publicTicks(match, at);
  if (goalTicks(value).some((tick) => tick >= ticks)) return "a goal";
  if (at + ROUNDING_MS >= match.overAt) return null;
  const { timed: its, result, phase } = value as { timed?: { step: number }; result?: unknown; phase?: string };
  const steps = match.goals.filter(({ tick }) => tick < ticks).length + (ticks >= HALF_TIME_TICK ? 1 : 0);
  if (its && its.step > steps) return "a step";
  if (result !== undefined && result !== null) return "a result";
  return phase === "known" ? "the end" : null;
}

test("no goal, result, link or payout of a match leaves the house before its time, anywhere", async () => {
  const player = await play.player();
  const sockets = [await listen(["facts:virtual", "feed"]), await listen(["facts:virtual", "feed"], player.token)];
  const bets = await betOnGoals(player);
  const placed = Date.now();
  await readUntilSettled(player, bets);
  for (const { socket } of sockets) socket.disconnect();

  const matches = await matchesOf(bets);
  expect(matches.size).toBe(LEAGUES.length * MATCHES);
  const placeOf = ({ chain, link, match }: MatchState) => `${chain} ${link} ${match}`;
  const byPlace = new Map([...matches.values()].map((match) => [placeOf(match.state), match]));
  const leaks: string[] = [];

  // Goals, results and steps, wherever a match is told of.
  let toldInPlay = 0;
  for (const { at, from, text } of heard) {
    walk(parsed(text), (value) => {
      const match = matches.get(String(value.id)) ?? byPlace.get(placeOf(value as unknown as MatchState));
      if (match === undefined) return false;
      if (publicTicks(match, at) > 0 && at < match.overAt) toldInPlay += 1;
      const early = toldEarly(value, match, at);
      if (early !== null) leaks.push(`${early} in ${from}: ${JSON.stringify(value).slice(0, 300)}`);
      return true;
    });
  }
  expect(toldInPlay).toBeGreaterThan(100);

  // Links, and those after them.
  const chains = await database.pool.query(
    "select id, length, stride, sealed, terminal_hash from play_chain where sealed is not null",
  );
  for (const { id, length, stride, sealed, terminal_hash: terminalHash } of chains.rows) {
    const checkpoints = vault.open(sealed, id).split("\n");
    const ends = new Map(
      [...matches.values()].filter(({ state }) => state.chain === id).map((own) => [own.state.link, own.overAt]),
    );
    const last = Math.max(...ends.keys());
    for (let link = Math.min(...ends.keys()); link <= Math.min(length, last + 40); link += 1) {
      const hex = linkAt({ length, stride, terminalHash, checkpoints }, link);
      const since = ends.get(link) ?? Number.POSITIVE_INFINITY;
      const early = heard.find(({ at, text }) => at + ROUNDING_MS < since && text.includes(hex));
      if (early !== undefined) leaks.push(`link ${link} in ${early.from}: ${early.text.slice(0, 300)}`);
    }
  }

  // Payouts, and the balances that have them.
  const decidedAt = ({ fact, line }: Bet): number => {
    const match = matches.get(fact);
    if (match === undefined) throw new Error("the match of a bet is known");
    const { state, goals, begunAt, overAt } = match;
    const tick = goals[Math.floor(line / 4)]?.tick;
    if (state.league === "league-3" || tick === undefined) return overAt;
    // The first time at which the tick is over, to the millisecond.
    for (let at = begunAt; ; at += 1) if (at >= overAt || publicTicks(match, at) > tick) return at;
  };
  const paid = new Map(bets.map((bet) => [bet.id, { at: decidedAt(bet), payout: 0 }]));
  const { rows } = await database.pool.query("select id, payout from play_bet where player = $1", [player.id]);
  for (const { id, payout } of rows) Object.assign(paid.get(id) ?? {}, { payout });
  expect([...paid.values()].filter(({ payout }) => payout > 0).length).toBeGreaterThan(4);
  for (const { at, from, text } of heard) {
    const most =
      START -
      STAKE * bets.length +
      [...paid.values()].reduce((sum, own) => sum + (at + ROUNDING_MS >= own.at ? own.payout : 0), 0);
    const of = [...paid].find(([id, own]) => from.includes(`${id}/picture`) && at + ROUNDING_MS < own.at);
    if (of !== undefined && text.startsWith("200")) leaks.push(`the picture of ${of[0]}`);
    walk(parsed(text), (value) => {
      const own = paid.get(String(value.id));
      if (own !== undefined && typeof value.payout === "number" && at + ROUNDING_MS < own.at)
        leaks.push(`a payout in ${from}: ${JSON.stringify(value).slice(0, 300)}`);
      if (at > placed && typeof value.amount === "number" && typeof value.version === "number" && value.amount > most)
        leaks.push(`a balance in ${from}: ${JSON.stringify(value)}, at most ${most} was public`);
      return false;
    });
  }
  expect(leaks).toEqual([]);
});
