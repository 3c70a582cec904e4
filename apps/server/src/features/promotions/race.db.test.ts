import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { createRandom } from "../../machinery/random.ts";
import { testConfig } from "../../testing.ts";
import { setTestClock } from "../accounts/testing.ts";
import { HANDS, type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { Leaderboards } from "./leaderboard.ts";
import { payRaces } from "./race.ts";
import { readRace } from "./race-page.ts";
import { DAY_MS, RACE_SETTLES_AFTER_MS, weekOf } from "./rules.ts";
import { Standings } from "./standings.ts";
import { startPromotions } from "./start.ts";
import { read, wager } from "./testing.ts";

const AMOUNT = 1_000;

let database: TestDatabase;
let play: PlayTest;
let players: TestPlayer[];
let simulated: TestPlayer;
const { clock } = setTestClock();
const week = weekOf(clock.now());

/** Builds the parts that the job of a server gets, at a time of its own. */
async function job(now: number) {
  const config = testConfig({ databaseUrl: database.url });
  const { pool } = play.house;
  const its = { now: () => now, monotonic: () => now, after: () => () => undefined };
  return {
    pool,
    clock: its,
    random: createRandom(its),
    houseAccounts: await houseAccountsOf(pool, config.currency._id),
    config,
  };
}

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, { clock, features: [startPromotions] });
  players = await Promise.all(Array.from({ length: 12 }, () => play.player()));
  simulated = await play.player();
  await play.house.pool.query("update play_player set simulated = true where id = $1", [simulated.id]);
  // Player 0 wagers most.
  for (const [index, player] of players.entries()) await wager(player, 13 - index);
  await wager(simulated, 20);
  await play.house.pool.query("update play_player set name = null where id = $1", [players[1]?.id]);
  await play.house.pool.query("update play_player set banned_at = now() where id = $1", [players[2]?.id]);
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

test("standings count real players, hide hidden names, and include the player's own place", async () => {
  const eleventh = players[11] ?? null;
  const { race } = await read(play, "/api/promotions", eleventh);
  expect(race.standings.map(({ wagered }) => wagered / AMOUNT)).toEqual([13, 12, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(race.standings[1]).toMatchObject({ player: null, avatar: "", prize: 150_000 });
  expect(race.own).toMatchObject({ place: 11, wagered: 2 * AMOUNT, prize: 0, own: true });
  expect(race.players).toBe(11);
  const visitor = await read(play, "/api/promotions", null);
  expect(visitor.race.own).toBeNull();
  expect(visitor.race.standings.some(({ own }) => own)).toBe(false);
});

test("no place is behind the number of players, even right after a player's first bet", async () => {
  const newcomer = await play.player();
  // The list is cached for a moment.
  await read(play, "/api/promotions", null);
  await wager(newcomer, 1);
  const { race } = await read(play, "/api/promotions", newcomer);
  expect(race.own?.place).toBe(12);
  expect(race.players).toBe(12);
  await play.house.pool.query("update play_player set banned_at = now() where id = $1", [newcomer.id]);
});

test("the leaderboards of the day and the week show the same people", async () => {
  for (const period of ["day", "week"]) {
    const board = await read(play, "/api/leaderboard", null, `?period=${period}`);
    expect(board.wagered[0]?.amount).toBe(13 * AMOUNT);
    expect(board.wagered).toHaveLength(10);
    expect(board.wagered[1]).toMatchObject({ player: null, avatar: "" });
    expect(board.own).toBeNull();
  }
});

test("the leaderboard includes the player's own place below those shown", async () => {
  const board = await read(play, "/api/leaderboard", players[11] ?? null, "?period=day");
  expect(board.own).toEqual({ place: 11, amount: 2 * AMOUNT });
  const banned = await read(play, "/api/leaderboard", players[2] ?? null, "?period=day");
  expect(banned.own).toBeNull();
});

test("nothing is paid before the week and its last rounds are over", async () => {
  await payRaces(await job((week + 7) * DAY_MS + RACE_SETTLES_AFTER_MS - 1), "real");
  const { rows } = await play.house.pool.query("select 1 from promotion_claim where kind = 'race'");
  expect(rows).toEqual([]);
});

test("an ended race is paid once, by eight servers at once and again after a restart, for open bets too", async () => {
  // The stake of an open hand makes the last player the first one, as the standings say.
  const last = players[11];
  expect((await last?.post(HANDS, { bet: { amount: 20 * AMOUNT, mines: 1 } }))?.status).toBe(200);
  const over = await job((week + 7) * DAY_MS + RACE_SETTLES_AFTER_MS);
  const paid = (await Promise.all(Array.from({ length: 8 }, () => payRaces(over, "real")))).flat();
  expect(paid.filter((race) => race.week === week)).toHaveLength(1);
  expect(await payRaces(over, "real")).toEqual([]);
  const { rows } = await play.house.pool.query<{ step: number; amount: number; player: string }>(
    "select step, amount, player from promotion_claim where kind = 'race' order by step",
  );
  expect(rows.map(({ amount }) => amount / AMOUNT)).toEqual([250, 150, 100, 75, 50, 40, 30, 25, 20, 10]);
  expect(rows.map(({ player }) => player).slice(0, 2)).toEqual([last?.id, players[0]?.id]);
  expect(rows.map(({ player }) => player)).not.toContain(players[2]?.id);
  expect(rows.map(({ player }) => player)).not.toContain(simulated.id);
  expect(await play.audit()).toEqual([]);
  // A bet after the prize continues the account that the prize moved.
  await wager(players[0] ?? simulated, 1);
  expect(await play.audit()).toEqual([]);
});

test("players behind the list have their places among all", async () => {
  const { pool } = play.house;
  const [first, second] = [await play.player(), await play.player()];
  await wager(first, 2);
  await wager(second, 1);
  const before = await job(clock.now());
  const currency = before.config.currency._id;
  const race = (player: TestPlayer) =>
    readRace(before, new Standings(pool, currency, clock, "real"), player.id).then(({ own, players: all }) => [
      own?.place,
      all,
    ]);
  const board = (player: TestPlayer, period: "day" | "week") => {
    const standings = new Standings(pool, currency, clock, "real");
    return new Leaderboards(pool, currency, clock, standings, "real").read(period, player.id);
  };
  const [[place = 0, all = 0], [secondPlace = 0]] = [await race(first), await race(second)];
  await pool.query(
    `insert into play_player select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
       'wagered_day', 90000000, 'wagered_week', 90000000))).* from play_player p, generate_series(1, 1200) where id = $1`,
    [first.id],
  );
  expect(await race(first)).toEqual([place + 1_200, all + 1_200]);
  expect(await race(second)).toEqual([secondPlace + 1_200, all + 1_200]);
  for (const period of ["day", "week"] as const)
    expect((await board(first, period)).own).toEqual({ place: place + 1_200, amount: 2 * AMOUNT });
  expect((await board(await play.player(), "week")).own).toBeNull();
});

test("the audit finds a reward without its movement, and coins given without a reason", async () => {
  const { pool } = play.house;
  await pool.query(
    `insert into promotion_claim (id, player, kind, ordinal, step, amount, key, at)
     values (gen_random_uuid(), $1, 'daily', 1, 1, 5, gen_random_uuid(), now())`,
    [players[0]?.id],
  );
  await pool.query(
    `insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
     select gen_random_uuid(), 1, 'grant', account, 7, 1000, 7, escrow_account, 0, counter_account
     from ledger_movement where kind = 'grant' limit 1`,
  );
  const broken = (await play.audit()).map(({ rule }) => rule);
  expect(broken).toContain("every reward has exactly its movement, out of promotions into its player's account");
  expect(broken).toContain("coins are given for an account's opening or a reward");
});
