import { randomUUID } from "node:crypto";
import { someInstant } from "@fairhouse/games/samples.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { type PlayHouse, playHouse, testVault } from "../../../../tests/play-house.ts";
import { playRules } from "../audit-rules.ts";

const { game } = someInstant;
const BET = someInstant.bet();
const vault = testVault();
let database: TestDatabase;
let house: PlayHouse;
let other: PlayHouse;

beforeAll(async () => {
  database = await freshDatabase();
  house = await playHouse(database.pool, undefined, vault);
  other = await playHouse(database.pool, undefined, vault);
});
afterEach(async () => expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]));
afterAll(() => database.drop());

const spin = (player: string, at = house, bet = BET) =>
  at.instant.place(player, game, bet, {
    id: randomUUID(),
    bodyHash: "00".repeat(32),
  });
const active = async (player: string) => (await house.seeds.seeds(player))?.active;

test("a player may answer the first commitment with a seed of their own until they have bet", async () => {
  const player = await house.player();
  const before = await active(player);
  expect(before).toMatchObject({ chosen: false, nonce: 0 });
  const commitment = before?.serverSeedHash ?? "";
  expect(await house.seeds.choose(player, "mine", "00".repeat(32))).toMatchObject({ refusal: { code: "seed_in_use" } });
  expect(await house.seeds.choose(player, "mine", commitment)).toMatchObject({
    value: { active: { serverSeedHash: commitment, clientSeed: "mine", chosen: true, nonce: 0 } },
  });
  expect(await house.seeds.choose(player, "mine after all", commitment)).toMatchObject({ ok: true });
  expect(await spin(player)).toMatchObject({ ok: true });
  expect(await house.seeds.choose(player, "too late", commitment)).toMatchObject({ refusal: { code: "seed_in_use" } });
  expect(await active(player)).toMatchObject({ clientSeed: "mine after all", nonce: 1 });
  expect(await house.seeds.choose(randomUUID(), "mine", commitment)).toMatchObject({ refusal: { code: "not_found" } });
  await house.seeds.rotate(player, "rotated");
  expect(await active(player)).toMatchObject({ clientSeed: "rotated", chosen: true, nonce: 0 });
});

test("of many choices at once one is made: the others would only wait for it, each with a connection of pages", async () => {
  const player = await house.player();
  const commitment = (await active(player))?.serverSeedHash ?? "";
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => house.seeds.choose(player, `seed ${n}`, commitment)),
  );
  const [first, ...others] = answers;
  expect(first).toMatchObject({ value: { active: { clientSeed: "seed 0" } } });
  for (const answer of others) expect(answer).toMatchObject({ refusal: { code: "busy" } });
  expect(await house.seeds.choose(player, "later", commitment)).toMatchObject({ ok: true });
});

test("in a race with a first bet on either server, the seed shown is the one that the bet was played with", async () => {
  for (let turn = 0; turn < 24; turn++) {
    const player = await house.player();
    const before = await active(player);
    // Both servers remember the player as they were; a refusal of the first one reads their row.
    await Promise.all([house, other].map((at) => spin(player, at, someInstant.bet(1))));
    const at = turn % 2 === 0 ? house : other;
    const [chosen, placed] = await Promise.all([
      house.seeds.choose(player, `mine ${turn}`, before?.serverSeedHash ?? ""),
      spin(player, at),
    ]);
    if (!placed.ok) throw new Error(placed.refusal.code);
    const after = await active(player);
    expect(after?.clientSeed).toBe(chosen.ok ? `mine ${turn}` : before?.clientSeed);
    const { rows } = await database.pool.query("select seed from play_bet where id = $1", [placed.value.bet.id]);
    const chance = await house.players.chanceOf(database.pool, rows[0].seed, placed.value.nonce);
    expect(game.play(BET, chance).outcome).toEqual(placed.value.bet.outcome);
  }
});
