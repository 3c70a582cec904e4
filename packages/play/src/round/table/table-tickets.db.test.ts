import { randomUUID } from "node:crypto";
import { someInstant } from "@fairhouse/games/samples.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { testVault } from "../../../../../tests/play-house.ts";
import { digit } from "../../../../../tests/round-games.ts";
import { type RoundHouse, roundHouse } from "../../../../../tests/round-house.ts";
import { playRules } from "../../audit-rules.ts";
import { MAX_TICKETS_PER_PLAYER } from "./table-tickets.ts";

const BET = { amount: 1000 };

let database: TestDatabase;
let driver: RoundHouse;
let other: RoundHouse;

beforeEach(async () => {
  database = await freshDatabase();
  const vault = testVault();
  driver = await roundHouse(database.pool, [anyGame(digit)], { vault });
  await driver.rounds.start();
  other = await roundHouse(database.pool, [anyGame(digit)], { vault, clock: driver.clock });
});
afterEach(async () => {
  await driver.finish();
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
  await database.drop();
});

/** Places so many bets at once, alternating between both servers. Returns the codes of the refusals. */
async function placeMany(player: string, count: number): Promise<readonly string[]> {
  const houses = Array.from({ length: count }, (_, i) => (i % 2 === 0 ? driver : other));
  const answers = await Promise.all(houses.map((house) => house.place(player, BET)));
  return answers.flatMap((answer) => (answer.ok ? [] : [JSON.stringify(answer.refusal)]));
}

async function ticketsIn(round: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>("select count(*) from play_bet where round = $1", [
    round,
  ]);
  return rows[0]?.count ?? 0;
}

test("a player has no more tickets in a round than the limit, however many servers they bet on at once", async () => {
  const { round } = await driver.event("opened");
  const player = await driver.play.player();
  const refused = await placeMany(player, MAX_TICKETS_PER_PLAYER + 40);
  expect(await ticketsIn(round.id)).toBe(MAX_TICKETS_PER_PLAYER);
  expect(refused).toHaveLength(40);
  for (const refusal of refused) expect(refusal).toContain("too_many_tickets");
  const another = await driver.play.player();
  expect(await placeMany(another, 1)).toEqual([]);
});

test("tickets that were taken back leave room for others", async () => {
  const { round } = await driver.event("opened");
  const player = await driver.play.player();
  expect(await placeMany(player, MAX_TICKETS_PER_PLAYER)).toEqual([]);
  const { rows } = await database.pool.query<{ id: string }>("select id from play_bet where round = $1 limit 5", [
    round.id,
  ]);
  for (const { id } of rows) {
    const key = { id: randomUUID(), bodyHash: "00".repeat(32) };
    expect(await driver.rounds.takeBack(player, id, key)).toMatchObject({ ok: true });
  }
  expect(await placeMany(player, 5)).toEqual([]);
  expect(await placeMany(player, 1)).toHaveLength(1);
});

test("other bets do not reduce the limit, and the next round starts from zero", async () => {
  await driver.event("opened");
  const player = await driver.play.player();
  const key = () => ({ id: randomUUID(), bodyHash: "00".repeat(32) });
  await placeMany(player, MAX_TICKETS_PER_PLAYER - 1);
  for (let bet = 0; bet < 30; bet++)
    await driver.play.instant.place(player, someInstant.game, someInstant.bet(), key());
  expect(await placeMany(player, 1)).toEqual([]);
  expect(await placeMany(player, 1)).toHaveLength(1);
  const next = await driver.passing(() =>
    driver.told.flatMap((a) => (a.type === "table" && a.event.type === "opened" ? [a.event.round] : [])).at(1),
  );
  expect(await placeMany(player, 20)).toEqual([]);
  expect(await ticketsIn(next.id)).toBe(20);
});
