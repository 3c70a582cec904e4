import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import type { HouseParts } from "../../parts.ts";
import { BET, BETS, type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { Counting } from "./counting.ts";
import { countedDays, sumsOfBets } from "./testing.ts";

let database: TestDatabase;
let play: PlayTest;
let house: HouseParts;
let player: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  const keep = async (parts: HouseParts) => {
    house = parts;
    return {};
  };
  play = await startPlayTest(database, { features: [keep] });
  player = await play.player();
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

const bet = () => player.post(BETS, { bet: BET });
const expectExact = async () =>
  expect(await countedDays(database.pool, player.id)).toEqual(await sumsOfBets(database.pool, player.id));

/** Returns the house's parts with a counter of the queries that counting begins with. */
function watched() {
  let runs = 0;
  const query = (...asked: unknown[]) => {
    if (JSON.stringify(asked[0]).includes("statistics-reach")) runs += 1;
    return Reflect.apply(house.pool.query, house.pool, asked);
  };
  const pool = new Proxy(house.pool, { get: (of, name) => (name === "query" ? query : Reflect.get(of, name)) });
  return { parts: { ...house, pool }, runs: () => runs };
}

test("however many ask, a player is counted once at a time, and everybody gets a complete answer", async () => {
  const { parts, runs } = watched();
  const counting = new Counting(parts);
  for (let made = 0; made < 3; made++) await bet();
  const first = counting.upToNow(player.id);
  // Settled after the first request, before the others.
  await bet();
  await Promise.all([first, ...Array.from({ length: 50 }, () => counting.upToNow(player.id))]);
  expect(runs()).toBe(2);
  await expectExact();
});

test("nobody waits for the backlogs of others, however many movements those have", async () => {
  const backlogs = [await play.player(), await play.player()];
  const ids = new Set(backlogs.map(({ id }) => id));
  const query = async (...asked: [{ name?: string; values?: unknown[] }]) => {
    const answer = await Reflect.apply(house.pool.query, house.pool, asked);
    const [{ name, values = [] }] = asked;
    if (name === "statistics-reach" && ids.has(String(values[0]))) answer.rows[0].told = Number.MAX_SAFE_INTEGER;
    return answer;
  };
  const counting = new Counting({
    ...house,
    clock: { ...house.clock, after: () => () => undefined },
    pool: new Proxy(house.pool, { get: (of, name) => (name === "query" ? query : Reflect.get(of, name)) }),
  });
  await bet();
  const endless = backlogs.map(({ id }) => counting.upToNow(id));
  await counting.upToNow(player.id);
  await expectExact();
  await counting.stop();
  await Promise.all(endless);
});

test("a request that would wait long is answered as busy, and the counting goes on", async () => {
  await bet();
  const late = {
    ...house,
    clock: {
      ...house.clock,
      after(_ms: number, callback: () => void) {
        queueMicrotask(callback);
        return () => undefined;
      },
    },
  };
  const counting = new Counting(late);
  await expect(counting.upToNow(player.id)).rejects.toMatchObject({ code: "busy" });
  await counting.stop();
  await new Counting(house).upToNow(player.id);
  await expectExact();
});

test("a count that fails is an error for those who waited for it, and the next one starts over", async () => {
  const broken = {
    ...house,
    pool: new Proxy(house.pool, {
      get: (of, name) => (name === "query" ? () => Promise.reject(new Error("away")) : Reflect.get(of, name)),
    }),
  };
  const counting = new Counting(broken);
  await expect(counting.upToNow(player.id)).rejects.toThrow("away");
  await expect(counting.upToNow(player.id)).rejects.toThrow("away");
});
