import { someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase, tamper } from "../../../../../../tests/database.ts";
import { startWallet } from "../../wallet/start.ts";
import { playAdditions } from "../additions.ts";
import { HANDS, type PlayTest, startPlayTest } from "../testing.ts";
import { heldBy, openBets } from "./open-stakes.ts";

let database: TestDatabase;
let play: PlayTest;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, { features: [startWallet] });
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

test("open bets are listed by currency, and two currencies are never added", async () => {
  const player = await play.player();
  const { body } = await player.post(HANDS, { bet: someHand.bet(3000) });
  await tamper(
    database.pool,
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, seed, nonce)
     select gen_random_uuid(), player, 'other', 1, 'hand', 'gold', 7, bet, gen_random_uuid(), 0 from play_bet where id = $1`,
    [body.hand.id],
  );
  const all = await openBets(database.pool, null, player.id);
  expect(all.map(({ currency, stake }) => `${stake} ${currency}`).sort()).toEqual(["3000 coin", "7 gold"]);
  expect(await openBets(database.pool, "gold", player.id)).toHaveLength(1);
  expect([heldBy(all, "coin"), heldBy(all, "gold")]).toEqual([3000, 7]);
  expect((await player.get("/api/wallet")).body).toMatchObject({
    balances: [{ held: 3000 }],
    open: [{ id: body.hand.id, stake: 3000 }],
  });
  const fact = playAdditions.exportFacts?.find(({ name }) => name === "open");
  const { rows } = await database.pool.query({ text: fact?.sql ?? "", values: [player.id], rowMode: "array" });
  const told = rows[0]?.[0];
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ id: body.hand.id, game: someHand.id, kind: "hand", currency: "coin", stake: 3000 });
});
