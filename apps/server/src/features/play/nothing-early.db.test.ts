import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { session } from "@fairhouse/protocol/account.ts";
import { leaderboard } from "@fairhouse/protocol/promotions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { digit } from "../../../../../tests/round-games.ts";
import { features } from "../../features.ts";
import { startPlay } from "./start.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "./testing.ts";

/** Long enough to ask for everything, before and while a round is shown. */
const BETTING_MS = 6_000;
const REVEAL_MS = 9_000;

const times = { bettingMs: BETTING_MS, resultMs: 500, start: "free", minPlayers: 0, aloneMs: 0 } as const;
const game = anyGame({ ...digit, tables: [{ id: "digit", ...times }], runMs: () => REVEAL_MS });

let database: TestDatabase;
let play: PlayTest;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, {
    games: [game],
    features: features.filter((feature) => feature !== startPlay),
  });
});
afterAll(async () => {
  expect(await play.audit()).toEqual([]);
  await play.house.close();
  await database.drop();
});

/** The balance says what it holds; the export has everything in it, and the page asks for it after the reveal. */
const TELL_MORE: readonly string[] = ["/api/auth/me", "/api/account/export"];

/** Whatever else a place is asked for. */
const FILTERED: readonly string[] = [
  "/api/bets?game=digit",
  "/api/wallet/movements?kind=payout",
  "/api/history?game=digit",
  ...["won", "lost", "open"].map((result) => `/api/history?result=${result}`),
  "/api/history?multiplier=10",
  "/api/history/totals?result=won",
  "/api/history/totals?result=open",
];

/** Where the news is told when it is shown. */
const NEWS = /bets|wallet|history|statistics/;

async function ask(path: string, token: string): Promise<string> {
  const answer = await fetch(play.house.url + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  expect(answer.ok, `${path}: ${text}`).toBe(true);
  return text;
}

/** What each place of the API says to a player, by its address; the bets' own pages too. */
async function everything({ token }: TestPlayer, bets: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { paths: described } = (await play.visitor.get("/api/docs/json")).body;
  const places = Object.keys(described).filter(
    (path) => described[path]?.get !== undefined && !path.includes("{") && !TELL_MORE.includes(path),
  );
  const paths = [...places, ...FILTERED, ...bets.map((id) => `/api/bets/${id}`)];
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await ask(path, token)])));
}

async function balanceOf({ token }: TestPlayer) {
  return session.parse(JSON.parse(await ask("/api/auth/me", token))).balance;
}

const round = async () => (await play.visitor.get("/api/tables/digit")).body.round;
const stands = (phase: string) =>
  expect.poll(async () => (await round())?.phase, { timeout: 20_000, interval: 20 }).toBe(phase);

test("no list, sum, file or notice tells what a round came to before it is shown, and the balance says what it holds", async () => {
  const [winner, loser] = [await play.player(), await play.player()];
  // What was there before, so that no place is empty for another reason.
  for (const player of [winner, loser]) await player.post("/api/promotions/daily", {});
  // The race of last week is paid by a job after the start, which would be a difference of its own.
  await expect.poll(() => ask("/api/promotions", winner.token), { timeout: 10_000 }).toContain('"paidAt"');
  await stands("betting");
  const bet = async (player: TestPlayer, on: number) => {
    const answer = await player.post("/api/tables/digit/tickets", { bet: { amount: 1_000, on } });
    expect(answer.status).toBe(200);
    return answer.body.ticket.id;
  };
  const all = await Promise.all(Array.from({ length: 10 }, (_, on) => bet(winner, on)));
  const lost = [await bet(loser, 99)];
  const before = { winner: await everything(winner, all), loser: await everything(loser, lost) };
  const balances = { winner: await balanceOf(winner), loser: await balanceOf(loser) };
  expect((await round()).phase, "all this was asked while bets were taken").toBe("betting");

  await stands("running");
  const shown = await round();
  const shownAt = (shown.startedAt ?? 0) + REVEAL_MS;
  expect(await everything(winner, all)).toEqual(before.winner);
  expect(await everything(loser, lost)).toEqual(before.loser);
  const held = [await balanceOf(winner), await balanceOf(loser)];
  expect(held).toMatchObject([
    { amount: balances.winner.amount + 10_000, held: [{ round: shown.id, amount: 10_000, until: shownAt }] },
    { amount: balances.loser.amount, held: [{ round: shown.id, amount: 0, until: shownAt }] },
  ]);
  const board = leaderboard.parse(JSON.parse(await ask("/api/leaderboard?period=day", loser.token)));
  expect(board.wins, "ten times the stake were won").toEqual([]);
  expect((await play.visitor.get("/api/bets?scope=high")).body.bets).toEqual([]);
  expect(Date.now(), "all this was asked while the round was shown").toBeLessThan(shownAt);

  await expect.poll(() => Date.now(), { timeout: REVEAL_MS * 2 }).toBeGreaterThan(shownAt + 50);
  const after = await everything(winner, all);
  for (const path of Object.keys(after).filter((path) => NEWS.test(path))) {
    expect(after[path], `${path} tells it now`).not.toEqual(before.winner[path]);
  }
  expect(await balanceOf(winner)).not.toHaveProperty("held");
}, 60_000);
