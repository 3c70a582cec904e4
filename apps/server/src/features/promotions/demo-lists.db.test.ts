import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { createRandom } from "../../machinery/random.ts";
import { testConfig } from "../../testing.ts";
import { setTestClock } from "../accounts/testing.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { payRaces } from "./race.ts";
import { DAY_MS, RACE_SETTLES_AFTER_MS, weekOf } from "./rules.ts";
import { startDemoPromotions } from "./start.ts";
import { read, wager } from "./testing.ts";

const AMOUNT = 1_000;

let database: TestDatabase;
let play: PlayTest;
let visitor: TestPlayer;
let simulated: readonly TestPlayer[];
const { clock } = setTestClock();

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, { clock, features: [startDemoPromotions] });
  [visitor, ...simulated] = [await play.player(), await play.player(), await play.player()];
  await play.house.pool.query("update play_player set simulated = true, version = version + 1 where id = any($1)", [
    simulated.map(({ id }) => id),
  ]);
  await wager(visitor, 5);
  for (const [index, player] of simulated.entries()) await wager(player, 3 - index);
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

test("in a demo simulated players race among themselves, marked as such, and visitors are not in the race", async () => {
  const { race } = await read(play, "/api/promotions", visitor);
  expect(race.standings.map(({ wagered, simulated: mark, own }) => [wagered / AMOUNT, mark, own])).toEqual([
    [3, true, false],
    [2, true, false],
  ]);
  expect(race.own).toBeNull();
  expect(race.players).toBe(2);
});

test("the leaderboards are of simulated players too", async () => {
  for (const period of ["day", "week"]) {
    const board = await read(play, "/api/leaderboard", visitor, `?period=${period}`);
    expect(board.wagered.map(({ amount, simulated: mark }) => [amount / AMOUNT, mark])).toEqual([
      [3, true],
      [2, true],
    ]);
    expect(board.own).toBeNull();
  }
});

test("the prizes go to simulated players, and the winners are marked as such", async () => {
  const week = weekOf(clock.now());
  const now = (week + 7) * DAY_MS + RACE_SETTLES_AFTER_MS;
  const its = { now: () => now, monotonic: () => now, after: () => () => undefined };
  const config = testConfig({ databaseUrl: database.url });
  const { pool } = play.house;
  const accounts = await houseAccountsOf(pool, config.currency._id);
  const parts = { pool, clock: its, random: createRandom(its), houseAccounts: accounts, config };
  const paid = (await payRaces(parts, "simulated")).find((race) => race.week === week);
  expect(paid?.winners.map(({ player }) => player)).toEqual(simulated.map(({ id }) => id));
  expect(await play.audit()).toEqual([]);
});
