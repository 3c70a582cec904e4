import { type AnyRoundGame, anyGame } from "@fairhouse/kernel/any-game.ts";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/database.ts";
import { testVault } from "../../../../tests/play-house.ts";
import { digit, flightTo } from "../../../../tests/round-games.ts";
import { type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";

/** Returns the rounds whose outcome or link was announced. */
function toldOf(house: RoundHouse): number[] {
  return house.told.flatMap((announcement) => {
    if (announcement.type !== "table") return [];
    const { event } = announcement;
    if (event.type !== "started" && event.type !== "ended") return [];
    return event.round.outcome === null && event.round.link === null ? [] : [event.round.number];
  });
}

async function tellsNothingBefore(game: AnyRoundGame): Promise<void> {
  const database = await freshDatabase();
  let house: RoundHouse | null = null;
  /** Rounds that were settled but not announced when a tick was requested. */
  const remembered = new Set<number>();
  const ticks = {
    isShut: false,
    raise: async () => {
      const { rows } = await database.pool.query<{ number: number }>(
        "select number from play_round where phase in ('settled', 'voided')",
      );
      const told = new Set(house === null ? [] : toldOf(house));
      for (const { number } of rows) if (!told.has(number)) remembered.add(number);
    },
  };
  house = await roundHouse(database.pool, [game], { vault: testVault(), ticks });
  await house.rounds.start();
  const table = game.tables[0]?.id ?? "";
  const playing = house;
  await playing.passing(async () => (await playing.rounds.rounds(table, null, 20)).rounds.length >= 3);
  await playing.finish();
  const told = new Set(toldOf(playing));
  expect(told.size).toBeGreaterThanOrEqual(3);
  expect([...told].filter((number) => !remembered.has(number))).toEqual([]);
  await database.drop();
}

test("a revealed round shows no outcome or link before it is remembered", () => tellsNothingBefore(anyGame(digit)));

test("a flight announces no end and no link before it is remembered", () =>
  tellsNothingBefore(anyGame(flightTo(() => 150))));
