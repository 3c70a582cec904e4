import { randomUUID } from "node:crypto";
import { someInstant } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { type PlayHouse, playHouse } from "../../../../tests/play-house.ts";
import { factsOfRow, readBet, readBets } from "./bet-store.ts";

let database: TestDatabase;
let house: PlayHouse;

beforeAll(async () => {
  database = await freshDatabase();
  house = await playHouse(database.pool);
});
afterAll(() => database.drop());

test("a bet of a player without a public name tells nothing of them, when it is placed and later", async () => {
  const player = await house.player();
  const place = async () => {
    const key = { id: randomUUID(), bodyHash: "ab".repeat(32) };
    const placed = await house.instant.place(player, someInstant.game, someInstant.bet(), key);
    if (!placed.ok) throw new Error(placed.refusal.code);
    return placed.value.bet;
  };
  expect(await place()).toMatchObject({ player: expect.any(String), avatar: player });
  await database.pool.query("update play_player set name = null, version = version + 1 where id = $1", [player]);
  const nobody = { player: null, avatar: "" };
  const bet = await place();
  expect(bet).toMatchObject(nobody);
  for (const row of [await readBet(database.pool, bet.id), ...(await readBets(database.pool, [bet.id]))]) {
    expect(row && factsOfRow(row)).toMatchObject(nobody);
  }
});
