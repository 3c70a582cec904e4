import { recompute, type VerifiableBet, type VerifiableTicket } from "@fairhouse/fairness/recompute.ts";
import { someReveal } from "@fairhouse/games/samples.ts";
import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { testVault } from "../../../../tests/play-house.ts";
import { digit, pot, shoe, trio } from "../../../../tests/round-games.ts";
import { type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";
import { wrongOutcomes } from "../../../../tests/torture/checks/recompute.ts";
import { storedBets } from "../../../../tools/verify/stored-bets.ts";
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

/**
 * Plays rounds of a game in which four players have two tickets each, in no order, and returns them as `verify --all`
 * reads them afterwards.
 */
async function playedRounds(game: AnyRoundGame, count: number, bet: object): Promise<VerifiableTicket[]> {
  house = await roundHouse(database.pool, [game], { vault });
  await house.rounds.start();
  const players = await Promise.all([0, 1, 2, 3].map(() => house.play.player()));
  const table = game.tables[0]?.id ?? "";
  for (let round = 0; round < count; round++) {
    await house.passing(async () => {
      const current = (await house.rounds.snapshot(table))?.round;
      return current?.number === round + 1 && current.phase === "betting";
    });
    for (const seat of [0, 1, 0, 2, 3, 2, 1, 3]) {
      expect(await house.place(players[seat] ?? "", { amount: 1_000 + seat, ...bet })).toMatchObject({ ok: true });
    }
    await house.passing(async () => (await house.rounds.rounds(table, null, 20)).rounds.length > round);
  }
  await house.passing(async () =>
    (await house.rounds.rounds(table, null, 20)).rounds.every(({ link }) => link !== null),
  );
  const rules = (id: string) => (id === game.id ? game : undefined);
  const records: VerifiableBet[] = [];
  for await (const { record } of storedBets(database.pool, vault, rules)) records.push(record);
  // The torture runs recompute it from public data alone.
  expect(await wrongOutcomes(database.pool, rules)).toEqual({ computed: records.length, broken: [] });
  return records.filter((record) => record.kind === "round");
}

const wrong = (game: AnyRoundGame, records: readonly VerifiableTicket[]) =>
  records.flatMap((record) => recompute(record, game)?.field ?? []);

/** Returns the same records as a buggy author would have made them. */
const planted = (records: readonly VerifiableTicket[], bug: (record: VerifiableTicket) => Partial<VerifiableTicket>) =>
  records.map((record) => ({ ...record, ...bug(record) }));

const withSeeds = (seeds: (mixed: readonly string[]) => readonly string[]) => (record: VerifiableTicket) => ({
  source: { ...record.source, seeds: seeds(record.source.seeds) },
});

describe("a round with several tickets a player can be recomputed from public data", () => {
  test("salted", async () => {
    const game = someReveal.game;
    const records = await playedRounds(game, 2, { target: 101 });
    expect(records).toHaveLength(16);
    expect(wrong(game, records)).toEqual([]);
    // One wrong salt in 300 leads to the same point, so each record is given many.
    for (const record of records) {
      const salted = Array.from({ length: 16 }, (_, other) => ({
        ...record,
        source: { ...record.source, salt: `${other}` },
      }));
      expect(wrong(game, salted)).not.toEqual([]);
    }
  });

  test("from a stream, hand by hand of a shoe", async () => {
    const game = anyGame(shoe);
    const records = await playedRounds(game, 3, {});
    expect(records).toHaveLength(24);
    expect(new Set(records.map(({ source }) => source.link)).size).toBe(1);
    expect(wrong(game, records)).toEqual([]);
    // Without the carry of the previous round, every hand would be the shoe's first.
    const forgotten = planted(records, () => ({ carry: { place: 0, cards: [] } }));
    expect(wrong(game, forgotten)).toHaveLength(16);
    expect(
      wrong(
        game,
        planted(records, ({ source }) => ({ source: { ...source, index: 9 } })),
      ),
    ).toHaveLength(24);
  });

  test("mixed of the first three bettors' seeds", async () => {
    const game = anyGame(trio);
    const records = await playedRounds(game, 2, {});
    expect(wrong(game, records)).toEqual([]);
    for (const { source } of records) expect(source.seeds).toHaveLength(3);
    // One seed per ticket, as a verifier would take them that ignores the players: the first player's two, then the
    // second's.
    const oneATicket = withSeeds(([first = "", second = ""]) => [first, second, first]);
    expect(wrong(game, planted(records, oneATicket))).toHaveLength(16);
    expect(
      wrong(
        game,
        planted(
          records,
          withSeeds(() => []),
        ),
      ),
    ).toHaveLength(16);
  });

  test("mixed of all bettors' seeds, with the closed book of a pot", async () => {
    const game = anyGame(pot);
    const records = await playedRounds(game, 2, {});
    expect(wrong(game, records)).toEqual([]);
    for (const { source, book } of records) expect([source.seeds.length, book.length]).toEqual([4, 8]);
    expect(
      wrong(
        game,
        planted(
          records,
          withSeeds((seeds) => [...seeds].reverse()),
        ),
      ),
    ).toHaveLength(16);
    expect(
      wrong(
        game,
        planted(
          records,
          withSeeds((seeds) => [...seeds, ...seeds]),
        ),
      ),
    ).toHaveLength(16);
    expect(
      wrong(
        game,
        planted(records, ({ book }) => ({ book: book.slice(1) })),
      ),
    ).toHaveLength(16);
    const strange = planted(records, ({ book }) => ({ book: book.map(({ id }) => ({ id, bet: null })) }));
    expect(new Set(wrong(game, strange))).toEqual(new Set(["book"]));
  });

  test("and a game without a pot is given no book, by anybody", async () => {
    const seen: number[] = [];
    const outcome: typeof digit.outcome = (chance, carry, book) => {
      seen.push(book.length);
      return digit.outcome(chance, carry, book);
    };
    const game = anyGame({ ...digit, outcome });
    expect(wrong(game, await playedRounds(game, 1, {}))).toEqual([]);
    expect(new Set(seen)).toEqual(new Set([0]));
  });
});
