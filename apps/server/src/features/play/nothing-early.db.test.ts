import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { session } from "@fairhouse/protocol/account.ts";
import { leaderboard, promotions } from "@fairhouse/protocol/promotions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { digit } from "../../../../../tests/round-games.ts";
import { eventually } from "../../../../../tests/round-house.ts";
import { TableTime } from "../../../../../tests/table-time.ts";
import { features } from "../../features.ts";
import { startAccounts } from "../accounts/start.ts";
import { startBrand } from "../brand/start.ts";
import { startPlay } from "./start.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "./testing.ts";

const BETTING_MS = 1_000;
const REVEAL_MS = 4_000;
/** Time within which the house's jobs, which look for news every two seconds, have looked. */
const LOOKED_MS = 3_000;
/**
 * Time that stands still while the house is asked: even on a slow machine, no phase ends before all requests are done.
 */
const time = new TableTime();
const { clock } = time;

const times = { bettingMs: BETTING_MS, resultMs: 500, start: "free", minPlayers: 0, aloneMs: 0 } as const;
const game = anyGame({ ...digit, tables: [{ id: "digit", ...times }], runMs: () => REVEAL_MS });

let database: TestDatabase;
let play: PlayTest;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, {
    games: [game],
    clock,
    features: features.filter((feature) => ![startAccounts, startBrand, startPlay].includes(feature)),
  });
});
afterAll(async () => {
  expect(await play.audit()).toEqual([]);
  await time.close(play);
  await database.drop();
});

/**
 * Routes that are checked otherwise: the balance names the part it holds; the export contains everything, and the page
 * asks for it after the reveal; standings are cached for seconds and count stakes, which everybody has seen; the list of
 * running rounds says in which phase they are, and has no field for a result; the log goes by the clock of the database,
 * and what it tells early is tested with its passes.
 */
const ELSEWHERE: readonly string[] = [
  "/api/auth/me",
  "/api/account/export",
  "/api/promotions",
  "/api/leaderboard",
  "/api/tables",
  "/log",
];

/** Further requests, with filters. */
const FILTERED: readonly string[] = [
  "/api/wallet/movements?limit=100",
  "/api/bets?game=digit",
  "/api/wallet/movements?kind=payout",
  "/api/history?game=digit",
  ...["won", "lost", "open"].map((result) => `/api/history?result=${result}`),
  "/api/history?multiplier=10",
  "/api/history/totals?result=won",
  "/api/history/totals?result=open",
];

/** Routes that change once the round is shown. */
const NEWS = /bets|wallet|history|statistics/;

async function ask(path: string, token: string): Promise<string> {
  const answer = await fetch(play.house.url + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  expect(answer.ok, `${path}: ${text}`).toBe(true);
  return text;
}

type Said = Readonly<Record<string, string>>;

/** Returns the answers of routes to a player, by path. */
async function said({ token }: TestPlayer, paths: readonly string[]): Promise<Said> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await ask(path, token)])));
}

/** Returns the answers of all routes, and of the bets' own pages. */
async function everything(player: TestPlayer, bets: readonly string[]): Promise<Said> {
  const { paths: described } = (await play.visitor.get("/api/docs/json")).body;
  const places = Object.keys(described).filter(
    (path) => described[path]?.get !== undefined && !path.includes("{") && !ELSEWHERE.includes(path),
  );
  return said(player, [...places, ...FILTERED, ...bets.map((id) => `/api/bets/${id}`)]);
}

async function rewardsOf({ token }: TestPlayer) {
  return promotions.parse(JSON.parse(await ask("/api/promotions", token))).own;
}

async function balanceOf({ token }: TestPlayer) {
  return session.parse(JSON.parse(await ask("/api/auth/me", token))).balance;
}

const round = async () => (await play.visitor.get("/api/tables/digit")).body.round;
const stands = (phase: string) => eventually(async () => (await round())?.phase === phase, `the phase ${phase}`);

test("no list, sum, file or notice reveals the result of a round before it is shown, and the balance names the part it holds", async () => {
  const [winner, loser] = [await play.player(), await play.player()];
  // An earlier entry, so that no route is empty for another reason.
  for (const player of [winner, loser]) await player.post("/api/promotions/daily", {});
  await stands("betting");
  const bet = async (player: TestPlayer, on: number) => {
    const answer = await player.post("/api/tables/digit/tickets", { bet: { amount: 1_000, on } });
    expect(answer.status).toBe(200);
    return answer.body.ticket.id;
  };
  const all = await Promise.all(Array.from({ length: 10 }, (_, on) => bet(winner, on)));
  await bet(loser, 99);
  const before = { winner: await everything(winner, all), loser: await said(loser, FILTERED) };
  const rewards = await rewardsOf(winner);
  const balances = { winner: await balanceOf(winner), loser: await balanceOf(loser) };

  clock.advance(BETTING_MS);
  await stands("running");
  const shown = await round();
  const shownAt = (shown.startedAt ?? 0) + REVEAL_MS;
  for (const passes of [0, LOOKED_MS]) {
    clock.advance(passes);
    expect(await everything(winner, all)).toEqual(before.winner);
    expect(await said(loser, FILTERED)).toEqual(before.loser);
    expect(await rewardsOf(winner)).toEqual(rewards);
  }
  const held = [await balanceOf(winner), await balanceOf(loser)];
  expect(held).toMatchObject([
    { amount: balances.winner.amount + 10_000, held: [{ round: shown.id, amount: 10_000, until: shownAt }] },
    { amount: balances.loser.amount, held: [{ round: shown.id, amount: 0, until: shownAt }] },
  ]);
  const board = leaderboard.parse(JSON.parse(await ask("/api/leaderboard?period=day", loser.token)));
  expect(board.wins, "ten times the stake were won").toEqual([]);
  expect((await play.visitor.get("/api/bets?scope=high")).body.bets).toEqual([]);

  clock.advance(shownAt + 1 - clock.now());
  const after = await everything(winner, all);
  for (const path of Object.keys(after).filter((path) => NEWS.test(path))) {
    expect(after[path], `${path} tells it now`).not.toEqual(before.winner[path]);
  }
  expect(await balanceOf(winner)).not.toHaveProperty("held");
});
