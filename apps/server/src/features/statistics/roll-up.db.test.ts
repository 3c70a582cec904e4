import { setTimeout as sleep } from "node:timers/promises";
import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { createPool } from "../../machinery/database/pool.ts";
import type { HouseParts } from "../../parts.ts";
import { BET, BETS, HANDS, type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { countBets, playersBehind } from "./roll-up.ts";
import { calendar, countedDays, playHand, refund, sumsOfBets } from "./testing.ts";

const time = calendar();
let database: TestDatabase;
let play: PlayTest;
let house: HouseParts;

beforeAll(async () => {
  database = await freshDatabase();
  const keep = async (parts: HouseParts) => {
    house = parts;
    return {};
  };
  play = await startPlayTest(database, { clock: time.clock, features: [keep] });
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

async function expectExact(player: TestPlayer): Promise<void> {
  await countBets(house, player.id);
  const days = await countedDays(database.pool, player.id);
  expect(days).toEqual(await sumsOfBets(database.pool, player.id));
  expect(days).not.toEqual([]);
}

test("every bet is counted exactly once while players play, several servers count, and some of them are killed", async () => {
  const players = await Promise.all([play.player(), play.player(), play.player()]);
  let playing = true;
  const name = "server-that-dies";
  const mortal = createPool({ url: database.url, connections: 3, name, onIdleError: () => undefined });
  let deaths = 0;
  const counting = async (pool: HouseParts["pool"]) => {
    while (playing) {
      for (const { id } of players) await countBets({ ...house, pool }, id).catch(() => (deaths += 1));
    }
  };
  const killing = async () => {
    while (playing) {
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and xact_start is not null",
        [name],
      );
      await sleep(1);
    }
  };
  const counters = [counting(mortal), counting(house.pool), counting(database.pool)];
  const killer = killing();
  await Promise.all(
    players.map(async (player, place) => {
      // Continues until one was hit in the middle of its work.
      for (let round = 0; round < 40 || deaths === 0; round++) {
        const bets = [0, 1, 2].map((more) =>
          player.post(BETS, {
            bet: someInstant.bet(1000 * (1 + more + place)),
          }),
        );
        await Promise.all([...bets, playHand(player, 1000)]);
      }
    }),
  );
  playing = false;
  await Promise.all(counters);
  await killer;
  await mortal.end();
  for (const player of players) await expectExact(player);
  expect(await play.audit()).toEqual([]);
});

test("a job that dies between sums and mark has written neither", async () => {
  const player = await play.player();
  for (let bet = 0; bet < 5; bet++) await player.post(BETS, { bet: BET });
  await database.pool.query(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
     create trigger die before update on statistics_mark for each row execute function die()`,
  );
  await expect(countBets(house, player.id)).rejects.toThrow("killed");
  await database.pool.query("drop function die() cascade");
  expect(await countedDays(database.pool, player.id)).toEqual([]);
  await expectExact(player);
});

test("an open bet is not counted; a refund counts as a refund; a settled bet counts on the day it was made", async () => {
  const player = await play.player();
  await player.post(BETS, { bet: BET });
  const returned = (await player.post(HANDS, { bet: someHand.bet(3000) })).body.hand.id;
  await countBets(house, player.id);
  expect(await countedDays(database.pool, player.id)).toMatchObject([{ game: someInstant.id }]);
  await refund(house, player.id, returned);
  const kept = (await player.post(HANDS, { bet: someHand.bet(2000) })).body.hand.id;
  time.pass(1);
  await player.post(`/api/hands/${kept}/moves`, { turn: 0, move: someHand.opening });
  await player.post(`/api/hands/${kept}/moves`, { turn: 1, move: someHand.ending });
  await expectExact(player);
  const days = await countedDays(database.pool, player.id);
  expect(days).toContainEqual(
    expect.objectContaining({ game: someHand.id, result: 0, bets: 1, wagered: "3000", paid: "3000" }),
  );
  expect(new Set(days.map((day) => JSON.stringify(day).slice(0, 20))).size).toBe(1);
});

test("luck is measured by exact returns, and by none that depend on the player", async () => {
  const player = await play.player();
  for (let bet = 0; bet < 3; bet++) await player.post(BETS, { bet: BET });
  await countBets(house, player.id);
  const { rows } = await database.pool.query(
    `select sum(judged_wagered)::int as wagered, sum(judged_paid) = sum(paid) as paid, sum(expected_thousandths)::int as expected
     from statistics_day where player = $1`,
    [player.id],
  );
  // 36/37 of a thousand coins, in thousandths, rounded down bet by bet.
  expect(rows).toEqual([{ wagered: 3000, paid: true, expected: 3 * 972_972 }]);
});

test("the job finds the players furthest behind, and nobody who is fully counted", async () => {
  const [few, many] = await Promise.all([play.player(), play.player()]);
  for (let bet = 0; bet < 4; bet++) await few.post(BETS, { bet: BET });
  for (let bet = 0; bet < 9; bet++) await many.post(BETS, { bet: BET });
  const behind = async () =>
    (await playersBehind(database.pool, 5, 100)).filter((player) => player === few.id || player === many.id);
  // The opening of the account is a movement too.
  expect(await behind()).toEqual([many.id, few.id]);
  await countBets(house, many.id);
  expect(await behind()).toEqual([few.id]);
});

test("the audit notices a day with more than its bets", async () => {
  const player = await play.player();
  await player.post(BETS, { bet: BET });
  await countBets(house, player.id);
  const raise = (by: number) =>
    database.pool.query("update statistics_day set wagered = wagered + $2 where player = $1", [player.id, by]);
  await raise(1);
  expect((await play.audit()).flatMap(({ rows }) => rows)).toMatchObject([{ player: player.id, game: someInstant.id }]);
  await raise(-1);
  expect(await play.audit()).toEqual([]);
});

test("marks of bets that were counted before marks existed are counted later, and no day is counted twice", async () => {
  const player = await play.player();
  for (let hand = 0; hand < 3; hand++) await playHand(player, 1000);
  await countBets(house, player.id);
  // As in an earlier database, and as the previous release leaves it.
  await database.pool.query("delete from statistics_day_mark where player = $1", [player.id]);
  await database.pool.query(
    "update statistics_mark set marks = 0 where account = (select account from play_player where id = $1)",
    [player.id],
  );
  await playHand(player, 2000);
  await expectExact(player);
  const { rows } = await database.pool.query(
    "select game, mark, value, sum(bets)::int as bets, sum(wagered)::int as wagered from statistics_day_mark where player = $1 group by 1, 2, 3",
    [player.id],
  );
  const marks = Object.entries(someHand.game.marks?.(someHand.bet()) ?? {});
  expect(rows).toEqual(marks.map(([mark, value]) => ({ game: someHand.id, mark, value, bets: 4, wagered: 5000 })));
  expect(rows).not.toEqual([]);
  expect(await play.audit()).toEqual([]);
});
