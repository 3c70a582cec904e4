import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { type PlayTest, RED, startPlayTest, type TestPlayer } from "./testing.ts";

const ROULETTE = "/api/games/roulette/bets";
const MINES = "/api/games/mines/hands";
const ONE_MINE = { amount: 1000, mines: 1 };

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
      const { hand } = (await player.post(MINES, { bet: ONE_MINE })).body;
      const stream = Array.from({ length: 40 }, () => player.post(ROULETTE, { bet: RED }));
      await set(player, column, value);
      // Sent after it was saved.
      const later = await Promise.all(Array.from({ length: 8 }, () => player.post(ROULETTE, { bet: RED })));
      for (const reply of later) expect(reply).toMatchObject({ status: 403, body: { code } });
      for (const reply of await Promise.all(stream)) expect([200, 403]).toContain(reply.status);
      expect((await player.post(`/api/hands/${hand.id}/moves`, { turn: 0, move: { reveal: 2 } })).status).toBe(200);
    }
  });
});

describe("a game that is switched off, and a house that drains", () => {
  test("refuse new stakes, finish open hands, and still know what was bet before", async () => {
    const player = await play.player();
    const key = randomUUID();
    const bet = await player.post(ROULETTE, { bet: RED }, key);
    const { id } = (await player.post(MINES, { bet: { amount: 1000, mines: 1 } })).body.hand;
    await database.pool.query("insert into house_switch (name) values ('game:roulette'), ('game:mines')");
    await expect
      .poll(async () => (await player.post(ROULETTE, { bet: RED })).body.code, { timeout: 5000 })
      .toBe("game_off");
    expect(await player.post(ROULETTE, { bet: RED })).toMatchObject({ status: 503 });
    expect((await player.post(ROULETTE, { bet: RED }, key)).body).toEqual(bet.body);
    expect(await player.post(ROULETTE, { bet: { chips: [{ on: "odd", amount: 1000 }] } }, key)).toMatchObject({
      body: { code: "key_reused" },
    });
    expect((await player.post(`/api/hands/${id}/moves`, { turn: 0, move: { reveal: 1 } })).status).toBe(200);
    expect(await player.post(MINES, { bet: ONE_MINE })).toMatchObject({ body: { code: "game_off" } });
    await database.pool.query("delete from house_switch");
    await expect.poll(async () => (await player.post(ROULETTE, { bet: RED })).status, { timeout: 5000 }).toBe(200);
  });
});

test("a bet that comes later than its player wants it is not placed; one that was placed in time is known however late one asks", async () => {
  const player = await play.player();
  const past = Date.now() - 1;
  const soon = Date.now() + 60_000;
  for (const [path, body] of [
    [ROULETTE, { bet: RED }],
    [MINES, { bet: ONE_MINE }],
  ] as const) {
    const key = randomUUID();
    const late = await player.post(path, body, key, past);
    expect(late).toMatchObject({ status: 409, body: { code: "bet_expired" } });
    // The refusal has used nothing up: the player may want it after all.
    const placed = await player.post(path, body, key, soon);
    expect(placed.status).toBe(200);
    expect((await player.post(path, body, key, past)).body).toEqual(placed.body);
  }
  const { bets } = (await player.get("/api/bets")).body;
  expect(bets).toHaveLength(2);
});
