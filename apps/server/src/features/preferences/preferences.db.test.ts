import { randomUUID } from "node:crypto";
import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { type House, startHouse } from "../../house.ts";
import { testConfig } from "../../testing.ts";
import { startAccounts } from "../accounts/start.ts";
import { register } from "../accounts/testing.ts";
import { startPreferences } from "./start.ts";

let database: TestDatabase;
let house: House;

beforeAll(async () => {
  database = await freshDatabase();
  house = await startHouse(testConfig({ databaseUrl: database.url }), {
    site: null,
    features: [startAccounts, startPreferences],
  });
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

async function player(email: string) {
  const { body } = await register(house.app, email);
  return async (method: "GET" | "PUT", payload?: object) => {
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const url = "/api/account/preferences";
    const answer = await house.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
}

test("a new account has no choices, and keeps those it makes", async () => {
  const ask = await player("chooser@example.com");
  expect(await ask("GET")).toEqual({ status: 200, body: {} });
  expect((await ask("PUT", { soundVolume: 0.4, showGameInfo: true })).status).toBe(200);
  expect(await ask("PUT", { soundVolume: 0 })).toEqual({ status: 200, body: { soundVolume: 0, showGameInfo: true } });
  expect((await ask("GET")).body).toEqual({ soundVolume: 0, showGameInfo: true });
});

test("two devices that choose at once both keep their choice", async () => {
  const ask = await player("devices@example.com");
  await Promise.all([ask("PUT", { maxBetAllow: false }), ask("PUT", { gameHotKeyEnabled: false })]);
  expect((await ask("GET")).body).toEqual({ maxBetAllow: false, gameHotKeyEnabled: false });
});

test("favourite games are kept as a list, which a new one replaces", async () => {
  const ask = await player("favourites@example.com");
  await ask("PUT", { favouriteGames: [someFlight.id, someHand.id] });
  await ask("PUT", { soundVolume: 0.5 });
  expect((await ask("GET")).body).toEqual({ soundVolume: 0.5, favouriteGames: [someFlight.id, someHand.id] });
  await ask("PUT", { favouriteGames: [] });
  expect((await ask("GET")).body).toEqual({ soundVolume: 0.5, favouriteGames: [] });
});

test("devices that turn different stars at once keep each other's, and a removed star stays removed", async () => {
  const ask = await player("stars@example.com");
  await ask("PUT", { stars: { "one-game": true } });
  await Promise.all([
    ask("PUT", { stars: { "two-games": true, "one-game": false } }),
    ask("PUT", { stars: { "three-games": true } }),
    ask("PUT", { stars: { "four-games": true }, soundVolume: 0.5 }),
  ]);
  const { favouriteGames, ...others } = (await ask("GET")).body;
  expect(favouriteGames.toSorted()).toEqual(["four-games", "three-games", "two-games"]);
  expect(others).toEqual({ soundVolume: 0.5 });
});

test("choices belong to their account", async () => {
  const mine = await player("mine@example.com");
  const yours = await player("yours@example.com");
  await mine("PUT", { theatre: true });
  expect((await yours("GET")).body).toEqual({});
});

test.each([
  { soundVolume: 1.5 },
  { soundVolume: "loud" },
  { colour: "red" },
  { showGameInfo: null },
  { favouriteGames: ["<script>"] },
  { favouriteGames: Array.from({ length: 65 }, (_, index) => `game-${index}`) },
  { stars: { "<script>": true } },
  { stars: { dice: "yes" } },
  { stars: Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`game-${index}`, true])) },
  { rouletteLayouts: [] },
  { autoStrategies: [] },
])("%j is refused", async (payload) => {
  const ask = await player(`refused-${randomUUID()}@example.com`);
  const answer = await ask("PUT", payload);
  expect(answer.status).toBe(400);
  expect((await ask("GET")).body).toEqual({});
});

test("visitors have no preferences", async () => {
  const answer = await house.app.inject({ method: "GET", url: "/api/account/preferences" });
  expect(answer.statusCode).toBe(401);
});
