import { randomUUID } from "node:crypto";
import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { type House, startHouse } from "../../house.ts";
import { testConfig } from "../../testing.ts";
import { register } from "../accounts/testing.ts";
import { startPreferences } from "./start.ts";

let database: TestDatabase;
let house: House;

beforeAll(async () => {
  database = await freshDatabase();
  house = await startHouse(testConfig({ databaseUrl: database.url }), { site: null, features: [startPreferences] });
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

test("a new account has chosen nothing, and keeps what it chooses", async () => {
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

test("layouts of chips are kept as a list, which a new one replaces", async () => {
  const ask = await player("layouts@example.com");
  const rouletteLayouts = [{ name: "Evening 🎲", chips: [{ on: "split-17-20", amount: 5_000 }] }];
  await ask("PUT", { rouletteLayouts });
  await ask("PUT", { soundVolume: 0.5 });
  expect((await ask("GET")).body).toEqual({ soundVolume: 0.5, rouletteLayouts });
  await ask("PUT", { rouletteLayouts: [] });
  expect((await ask("GET")).body).toEqual({ soundVolume: 0.5, rouletteLayouts: [] });
});

test("strategies of automatic betting are kept as text, which a new list replaces", async () => {
  const ask = await player("strategies@example.com");
  const autoStrategies = [{ game: someHand.id, text: "fairhouse strategy 1\nname مساء" }];
  await ask("PUT", { autoStrategies });
  await ask("PUT", { soundVolume: 0.5 });
  expect((await ask("GET")).body).toEqual({ soundVolume: 0.5, autoStrategies });
  await ask("PUT", { autoStrategies: [] });
  expect((await ask("GET")).body).toEqual({ soundVolume: 0.5, autoStrategies: [] });
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
  { rouletteLayouts: [{ name: "", chips: [{ on: "red", amount: 1 }] }] },
  { rouletteLayouts: [{ name: "red", chips: [] }] },
  { rouletteLayouts: [{ name: "red", chips: [{ on: "red", amount: 0.5 }] }] },
  { rouletteLayouts: Array.from({ length: 13 }, () => ({ name: "red", chips: [{ on: "red", amount: 1 }] })) },
  { autoStrategies: [{ game: "mines", text: "x".repeat(1_001) }] },
  { autoStrategies: Array.from({ length: 97 }, () => ({ game: "mines", text: "x" })) },
  { autoStrategies: [{ game: "mines", text: "x", more: 1 }] },
  { favouriteGames: Array.from({ length: 65 }, (_, index) => `game-${index}`) },
  // What PostgreSQL cannot keep: NUL, and halves of surrogate pairs.
  { autoStrategies: [{ game: "mines", text: "a\0" }] },
  { autoStrategies: [{ game: "mines", text: "\ud83c" }] },
  { rouletteLayouts: [{ name: "\0", chips: [{ on: "red", amount: 1 }] }] },
  { hiloLayouts: [{ name: "a\udfb2b", chips: [{ on: "red", amount: 1 }] }] },
])("%j is refused", async (payload) => {
  const ask = await player(`refused-${randomUUID()}@example.com`);
  const answer = await ask("PUT", payload);
  expect(answer.status).toBe(400);
  expect((await ask("GET")).body).toEqual({});
});

test("nobody without an account", async () => {
  const answer = await house.app.inject({ method: "GET", url: "/api/account/preferences" });
  expect(answer.statusCode).toBe(401);
});
