import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { testVault } from "../../../../tests/play-house.ts";
import { digit } from "../../../../tests/round-games.ts";
import { cuttable, type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";

let database: TestDatabase;
let house: RoundHouse;
let play: ReturnType<typeof cuttable>;

beforeEach(async () => {
  database = await freshDatabase();
  play = cuttable(database.pool);
  house = await roundHouse(play.pool, [anyGame(digit)], { vault: testVault(), readPool: database.pool });
  await house.rounds.start();
});
afterEach(async () => {
  play.mend();
  await house.finish();
  await database.drop();
});

test("pages are read beside the connections of play, and still load when none of those is free", async () => {
  await house.event("opened");
  const player = await house.play.player();
  const placed = await house.place(player, { amount: 1000 });
  await house.passing(() => house.told.some((a) => a.type === "table" && a.event.type === "ended"));
  play.cut();
  expect(placed).toMatchObject({ ok: true });
  expect(await house.rounds.ownTickets(player, "digit")).toMatchObject([{ stake: 1000 }]);
  expect((await house.rounds.rounds("digit", null, 20)).rounds).toMatchObject([{ number: 1 }]);
  expect(await house.rounds.chains("digit")).toMatchObject({ chain: { index: 1 } });
});
