import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/database.ts";
import { millAtOnce } from "../../../../tests/mill.ts";
import { systemRandom, testVault } from "../../../../tests/play-house.ts";
import { shoe } from "../../../../tests/round-games.ts";
import { roundHouse } from "../../../../tests/round-house.ts";
import { RoundStore } from "../round/round-store.ts";
import { ChainStore } from "../seed/chain-store.ts";
import { voidOpenRounds } from "./void-rounds.ts";

test("a shoe begun before a restoration is over: the next round has a link of its own and none of its cards", async () => {
  const database = await freshDatabase();
  const { pool } = database;
  const vault = testVault();
  const games = [anyGame(shoe)];
  const first = await roundHouse(pool, games, { vault });
  await first.rounds.start();
  await first.passing(async () => (await first.rounds.rounds("shoe", null, 20)).rounds.length === 1);
  await first.finish();
  const rounds = async () =>
    (await pool.query(`select number, link, revealed is not null as shown, carry from play_round order by number`))
      .rows;
  expect(await rounds()).toMatchObject([{ number: 1, link: 1, shown: false }]);

  const chains = new ChainStore({
    pool,
    vault,
    random: systemRandom,
    clock: first.clock,
    chain: { length: 1, stride: 1, mill: millAtOnce },
  });
  const catalog = { latest: () => games[0], version: () => games[0] };
  const store = new RoundStore({ pool, chains, games: catalog, random: systemRandom });
  const settlement = { settle: () => Promise.reject(new Error("nothing was open")) };
  expect(await voidOpenRounds({ pool, games: catalog, store, chains, settlement }, "a test")).toBe(0);

  const next = await roundHouse(pool, games, { vault });
  await next.rounds.start();
  await next.passing(async () => (await rounds()).length === 2);
  expect(await rounds()).toMatchObject([
    { number: 1, link: 1, shown: true },
    { number: 2, link: 2, carry: { place: 0, cards: [] } },
  ]);
  await next.finish();
  await database.drop();
});
