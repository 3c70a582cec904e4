import { randomUUID } from "node:crypto";
import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { BET, BETS, HANDS, type PlayTest, startPlayTest, type TestPlayer } from "./testing.ts";

const HAND = someHand.bet();

let database: TestDatabase;
let play: PlayTest;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database);
});
afterEach(async () => expect(await play.audit()).toEqual([]));
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

describe("a player who is banned or excluded", () => {
  const set = (player: TestPlayer, column: string, value: string) =>
    database.pool.query(`update play_player set ${column} = ${value}, version = version + 1 where id = $1`, [
      player.id,
    ]);

  test("stakes nothing from that instant, in the middle of a stream of bets, and may finish their hand", async () => {
    for (const [column, value, code] of [
      ["banned_at", "now()", "banned"],
      ["excluded_until", "now() + interval '1 day'", "excluded"],
    ] as const) {
      const player = await play.player();
      const { hand } = (await player.post(HANDS, { bet: HAND })).body;
      const stream = Array.from({ length: 40 }, () => player.post(BETS, { bet: BET }));
      await set(player, column, value);
      // Sent after the change was saved.
      const later = await Promise.all(Array.from({ length: 8 }, () => player.post(BETS, { bet: BET })));
      for (const reply of later) expect(reply).toMatchObject({ status: 403, body: { code } });
      for (const reply of await Promise.all(stream)) expect([200, 403]).toContain(reply.status);
      expect((await player.post(`/api/hands/${hand.id}/moves`, { turn: 0, move: someHand.opening })).status).toBe(200);
    }
  });
});

describe("a game that is switched off, and a house that drains", () => {
  test("refuse new stakes, finish open hands, and still know earlier bets", async () => {
    const player = await play.player();
    const key = randomUUID();
    const bet = await player.post(BETS, { bet: BET }, key);
    const { id } = (await player.post(HANDS, { bet: HAND })).body.hand;
    await database.pool.query(
      `insert into house_switch (name) values ('game:${someInstant.id}'), ('game:${someHand.id}')`,
    );
    await expect.poll(async () => (await player.post(BETS, { bet: BET })).body.code).toBe("game_off");
    expect(await player.post(BETS, { bet: BET })).toMatchObject({ status: 503 });
    expect((await player.post(BETS, { bet: BET }, key)).body).toEqual(bet.body);
    expect(await player.post(BETS, { bet: someInstant.bet(2000) }, key)).toMatchObject({
      body: { code: "key_reused" },
    });
    expect((await player.post(`/api/hands/${id}/moves`, { turn: 0, move: someHand.opening })).status).toBe(200);
    expect(await player.post(HANDS, { bet: HAND })).toMatchObject({ body: { code: "game_off" } });
    await database.pool.query("delete from house_switch");
    await expect.poll(async () => (await player.post(BETS, { bet: BET })).status).toBe(200);
  });
});

test("a bet that comes later than its player wants is not placed; one placed in time is known however late the player asks", async () => {
  const player = await play.player();
  const past = Date.now() - 1;
  const soon = Date.now() + 60_000;
  for (const [path, body] of [
    [BETS, { bet: BET }],
    [HANDS, { bet: HAND }],
  ] as const) {
    const key = randomUUID();
    const late = await player.post(path, body, key, past);
    expect(late).toMatchObject({ status: 409, body: { code: "bet_expired" } });
    // The refusal has not used the key up: the player may want the bet after all.
    const placed = await player.post(path, body, key, soon);
    expect(placed.status).toBe(200);
    expect((await player.post(path, body, key, past)).body).toEqual(placed.body);
  }
  const { bets } = (await player.get("/api/bets")).body;
  expect(bets).toHaveLength(2);
});
