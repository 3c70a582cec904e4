import { generateChain, leadsTo } from "@fairhouse/fairness/chain.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { roundChance } from "@fairhouse/fairness/round.ts";
import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { millAtOnce } from "../../../../tests/mill.ts";
import { testVault } from "../../../../tests/play-house.ts";
import { digit, periods, pot, shoe } from "../../../../tests/round-games.ts";
import { eventually, FakeClock, type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";
import { playRules } from "../audit-rules.ts";

const vault = testVault();
let database: TestDatabase;
let house: RoundHouse;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await house.finish();
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
  await database.drop();
});

async function start(game: AnyRoundGame, more: Partial<Parameters<typeof roundHouse>[2]> = {}): Promise<void> {
  house = await roundHouse(database.pool, [game], { vault, ...more });
  await house.rounds.start();
}

async function rounds(table: string, finished: number) {
  await house.passing(async () => (await house.rounds.rounds(table, null, 20)).rounds.length >= finished);
  return (await house.rounds.rounds(table, null, 20)).rounds.slice(-finished).reverse();
}

describe("a chain", () => {
  test("is committed before it is played, and each link hashes to the one before", async () => {
    await start(anyGame(digit));
    const chain = await eventually(async () => (await house.rounds.chains("digit")).chain);
    expect(chain.announcement).toBeNull();
    const played = await rounds("digit", 5);
    let before = chain.terminalHash;
    for (const [i, { link, index, outcome }] of played.entries()) {
      expect(index).toBe(i + 1);
      expect(leadsTo(before, link ?? "", 1)).toBe(true);
      const source = { link: link ?? "", salt: chain.salt ?? "", index, seeds: [] };
      expect(outcome).toEqual(digit.outcome(roundChance("stream", source), null, []).outcome);
      before = link ?? "";
    }
  });

  test("that is spent is followed by one that was committed before", async () => {
    await start(anyGame(digit), { chain: { length: 3, stride: 2, mill: millAtOnce } });
    await house.event("opened");
    const announced = await eventually(async () => (await house.rounds.chains("digit")).next?.terminalHash);
    const played = await rounds("digit", 8);
    expect(played.map(({ index }) => index)).toEqual([1, 2, 3, 1, 2, 3, 1, 2]);
    expect(played.map(({ voided }) => voided)).not.toContain(true);
    expect(leadsTo(announced, played[3]?.link ?? "", 1)).toBe(true);
    const { rows } = await database.pool.query(
      `select ordinal, played, length, created_at <= opened_at as in_order from play_chain where salt is not null order by ordinal`,
    );
    expect(rows).toMatchObject([{ played: 3 }, { played: 3 }, { in_order: true }]);
    expect(house.errors).toEqual([]);
  });

  test("keeps its links secret until they are played", async () => {
    await start(anyGame(digit));
    await house.event("opened");
    const { rows } = await database.pool.query<{ sealed: Buffer; terminal_hash: string; id: string }>(
      "select id, sealed, terminal_hash from play_chain",
    );
    for (const row of rows) expect(row.sealed.toString("latin1")).not.toMatch(/[0-9a-f]{64}/);
    const checkpoints = vault.open(rows[0]?.sealed ?? Buffer.alloc(0), rows[0]?.id ?? "").split("\n");
    const again = generateChain(checkpoints.at(-1) ?? "", 100, 10);
    expect(again.terminalHash).toBe(rows[0]?.terminal_hash);
    const shown = JSON.stringify([house.told, await house.rounds.snapshot("digit")]);
    for (const secret of again.checkpoints) expect(shown).not.toContain(secret);
  });
});

describe("a shoe that lasts three rounds", () => {
  test("plays one link, hands on its place, and shows the link when it is over", async () => {
    await start(anyGame(shoe));
    const { round } = await house.event("opened");
    expect(round.carry).toEqual({ place: 0, cards: [] });
    const player = await house.play.player();
    expect(await house.place(player, { amount: 1000, on: 1 })).toMatchObject({
      refusal: { code: "bet_refused", details: { reason: "another_place" } },
    });
    expect(await house.place(player, { amount: 1000, on: 0 })).toMatchObject({ ok: true });
    const second = await house.passing(async () => {
      const snapshot = await house.rounds.snapshot("shoe");
      return snapshot?.round?.number === 2 ? snapshot : null;
    });
    expect(second.round?.commitment).toBe(round.commitment);
    expect(second.recent).toMatchObject([{ number: 1, link: null, index: 1 }]);
    // The third round has revealed the link, and is still being shown.
    const early = await house.passing(async () => {
      const { rows } = await database.pool.query(
        "select from play_round where number = 3 and revealed is not null and shown_at > $1",
        [new Date(house.clock.now())],
      );
      return rows.length === 0 ? null : (await house.rounds.rounds("shoe", null, 20)).rounds;
    });
    expect(early).toMatchObject([
      { number: 2, link: null },
      { number: 1, link: null },
    ]);
    const played = await rounds("shoe", 6);
    expect(played.map(({ index }) => index)).toEqual([1, 1, 1, 2, 2, 2]);
    const link = played[0]?.link ?? "";
    expect(sha256Hex(link)).toBe(round.commitment);
    expect(played.map((past) => past.link)).toEqual([link, link, link, ...Array(3).fill(played[3]?.link)]);
    const { chain } = await house.rounds.chains("shoe");
    const chance = roundChance("stream", { link, salt: chain?.salt ?? "", index: 1, seeds: [] });
    expect(played.slice(0, 3).map(({ outcome }) => outcome)).toEqual(
      [0, 1, 2].map((k) => ({ card: chance.below(2 ** 31, k) })),
    );
  });

  test("goes on across a restart with the same link", async () => {
    await start(anyGame(shoe));
    const [first] = await rounds("shoe", 1);
    await house.finish();
    const finished = (await house.rounds.rounds("shoe", null, 20)).rounds.length;
    await start(anyGame(shoe), { clock: new FakeClock(house.clock.now()) });
    const played = await rounds("shoe", finished + 2);
    expect(played[0]).toMatchObject({ id: first?.id, index: 1 });
    expect(played.slice(0, 3).map(({ index }) => index)).toEqual([1, 1, 1]);
  });

  test("starts over with a fresh link after a voided round", async () => {
    let fail = false;
    const outcome: typeof shoe.outcome = (...args) => {
      if (fail) throw new Error("planted");
      return shoe.outcome(...args);
    };
    await start(anyGame({ ...shoe, outcome }));
    await rounds("shoe", 1);
    fail = true;
    await rounds("shoe", 2);
    fail = false;
    const played = await rounds("shoe", 3);
    expect(played.map(({ index, voided }) => ({ index, voided }))).toEqual([
      { index: 1, voided: false },
      { index: 1, voided: true },
      { index: 2, voided: false },
    ]);
    expect(played[0]?.link).toBe(played[1]?.link);
    expect(played[0]?.link).not.toBeNull();
  });
});

describe("a pot for two players", () => {
  test("waits for the second, counts from there, and mixes the bettors' seeds", async () => {
    await start(anyGame(pot));
    const { round } = await house.event("opened");
    expect(round.closesAt).toBeNull();
    const [one, two] = [await house.play.player(), await house.play.player()];
    const clientSeeds = await Promise.all(
      [one, two].map(async (id) => (await house.play.seeds.seeds(id))?.active.clientSeed ?? ""),
    );
    await house.place(one, { amount: 1000 });
    await house.place(one, { amount: 2000 });
    house.clock.advance(100_000);
    await house.place(two, { amount: 3000 });
    const clock = await house.event("clock");
    expect(clock.closesAt).toBe(house.clock.now() + 30_000);
    // A new seed counts from the next round on.
    await house.play.seeds.rotate(two, "chosen after the round opened");
    house.clock.advance(30_000);
    const { round: started } = await house.event("started");
    house.clock.advance(2_000);
    const { round: ended } = await house.event("ended");
    const { chain } = await house.rounds.chains("pot");
    const salt = chain?.salt ?? "";
    const source = { link: ended.link ?? "", salt, index: 1, seeds: clientSeeds };
    const book = await database.pool.query<{ id: string; player: string; payout: number }>(
      "select id, player, payout from play_bet where round = $1 order by ticket",
      [round.id],
    );
    const expected = book.rows[Number((roundChance("all-bettors", source).bits52() * 3n) >> 52n)];
    expect(started.outcome).toMatchObject({ winner: expected?.id });
    expect(book.rows.map(({ id, payout }) => [id, payout])).toEqual(
      book.rows.map(({ id }) => [id, id === expected?.id ? 6000 : 0]),
    );
  });

  test("gives a lone player their stakes back after five minutes, and opens again", async () => {
    await start(anyGame(pot));
    await house.event("opened");
    const player = await house.play.player();
    await house.place(player, { amount: 1000 });
    await house.place(player, { amount: 2000 });
    house.clock.advance(299_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await house.balance(player)).toBe(997_000);
    await house.passing(async () => (await house.balance(player)) === 1_000_000);
    expect(await house.event("ended")).toMatchObject({ round: { phase: "voided" } });
    await house.passing(async () => (await house.rounds.snapshot("pot"))?.round?.number === 2);
    expect(house.errors).toEqual([]);
  });

  test("takes no bets from staff", async () => {
    await start(anyGame(pot));
    await house.event("opened");
    const player = await house.play.player();
    await database.pool.query("update play_player set role = 'operator', version = version + 1 where id = $1", [
      player,
    ]);
    expect(await house.place(player, { amount: 1000 })).toMatchObject({ refusal: { code: "forbidden" } });
  });

  test("does not delay a stopping server if nobody is in it", async () => {
    await start(anyGame(pot));
    await house.event("opened");
    await house.rounds.stop();
    const { rows } = await database.pool.query("select driver, lease_until < now() as free from play_table");
    expect(rows).toEqual([{ driver: null, free: true }]);
  });
});

describe("tables on periods of the UTC day", () => {
  test("open on the multiples of their length, each with its own chain and counter", async () => {
    const midnight = Date.UTC(2026, 0, 5);
    await start(anyGame(periods), { clock: new FakeClock(midnight + 12_000) });
    await house.passing(() => house.clock.now() > midnight + 130_000);
    const opened = house.told.flatMap((a) =>
      a.type === "table" && a.event.type === "opened" ? [[a.table, (a.event.round.closesAt ?? 0) - midnight]] : [],
    );
    const closes = (table: string) => opened.filter(([name]) => name === table).map(([, at]) => at);
    expect(closes("periods-30s").slice(0, 4)).toEqual([25_000, 55_000, 85_000, 115_000]);
    expect(closes("periods-1m").slice(0, 2)).toEqual([55_000, 115_000]);
    const chains = await database.pool.query(
      'select count(distinct "table") as tables from play_chain where salt is not null',
    );
    expect(chains.rows).toEqual([{ tables: 2 }]);
  });
});
