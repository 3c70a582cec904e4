import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { MOST_LISTED } from "@fairhouse/protocol/list-change.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDatabase, freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { type House, startHouse } from "../../house.ts";
import { migrate, migrationFolder } from "../../machinery/database/migrate.ts";
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
  const ask = async (method: "GET" | "POST", path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const answer = await house.app.inject({
      method,
      url: `/api/account/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    read: (path: string) => ask("GET", path),
    change: (path: string, change: object) => ask("POST", path, change),
  };
}

const strategies = `strategies/${someHand.id}`;
const strategy = (name: string) => ({ name, text: `fairhouse strategy 1\nname ${name}` });

test("an account without lists has none, and keeps what it saves, newest first", async () => {
  const { read, change } = await player("keeper@example.com");
  expect(await read(strategies)).toEqual({ status: 200, body: { list: null } });
  await change(strategies, { put: [strategy("مساء")] });
  const saved = await change(strategies, { put: [strategy("Morning 🎲")] });
  expect(saved).toEqual({ status: 200, body: { list: [strategy("Morning 🎲"), strategy("مساء")] } });
  await change(strategies, { remove: "مساء" });
  expect(await read(strategies)).toEqual({ status: 200, body: { list: [strategy("Morning 🎲")] } });
  expect((await read(`layouts/${someHand.id}`)).body, "of another kind").toEqual({ list: null });
  expect((await read(`strategies/${someFlight.id}`)).body, "of another game").toEqual({ list: null });
});

test("tabs that save at once, each with an older list, lose nothing", async () => {
  const { read, change } = await player("tabs@example.com");
  const names = Array.from({ length: MOST_LISTED }, (_, place) => `Strategy ${place}`);
  await Promise.all(names.map((name) => change(strategies, { put: [strategy(name)] })));
  const { list } = (await read(strategies)).body;
  expect(list.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
});

test("each game has room for the maximum, and one more is refused and changes nothing", async () => {
  const { read, change } = await player("full@example.com");
  for (const game of [someHand.id, someFlight.id]) {
    for (let place = 0; place < MOST_LISTED; place++)
      expect((await change(`strategies/${game}`, { put: [strategy(`${place}`)] })).status).toBe(200);
    expect((await change(`strategies/${game}`, { put: [strategy("One more")] })).body.code).toBe("list_refused");
    expect((await change(`strategies/${game}`, { put: [strategy("3")], replace: true })).status).toBe(200);
    expect((await read(`strategies/${game}`)).body.list).toHaveLength(MOST_LISTED);
  }
});

test("a new name that another tab has used meanwhile is refused", async () => {
  const { read, change } = await player("rename@example.com");
  await change(strategies, { put: [strategy("Evening")] });
  await change(strategies, { put: [strategy("Night")] });
  const rename = { remove: "Evening", put: [strategy("Night")], at: 1 };
  expect((await change(strategies, rename)).body.code).toBe("list_refused");
  expect((await read(strategies)).body).toEqual({ list: [strategy("Night"), strategy("Evening")] });
});

test("a first change that is refused leaves the account without a list", async () => {
  const { read, change } = await player("first@example.com");
  expect((await change(strategies, { put: [strategy("a"), strategy("a")] })).body.code).toBe("list_refused");
  expect((await read(strategies)).body).toEqual({ list: null });
});

test("lists belong to their account", async () => {
  const mine = await player("mine@example.com");
  const yours = await player("yours@example.com");
  await mine.change(strategies, { put: [strategy("Mine")] });
  expect((await yours.read(strategies)).body).toEqual({ list: null });
});

const chips = [{ on: "split-17-20", amount: 5_000 }];

test.each([
  ["strategies", { put: [{ name: "", text: "x" }] }],
  ["strategies", { put: [{ name: "x", text: "x".repeat(1_001) }] }],
  ["strategies", { put: [{ name: "x", text: "x", more: 1 }] }],
  ["strategies", { put: [{ name: "x", text: "a\0" }] }],
  ["strategies", { put: [{ name: "\ud83c", text: "x" }] }],
  ["strategies", { put: [{ name: "x", chips }] }],
  ["layouts", { put: [{ name: "\0", chips }] }],
  ["layouts", { put: [{ name: "x", chips: [] }] }],
  ["layouts", { put: [{ name: "x", chips: [{ on: "red", amount: 0.5 }] }] }],
  ["layouts", { put: Array.from({ length: 13 }, (_, place) => ({ name: `${place}`, chips })) }],
  ["layouts", { put: [{ name: "x", chips }], at: -1 }],
  ["layouts", { remove: "" }],
])("%s: invalid entries are refused", async (kind, body) => {
  const { read, change } = await player(`refused-${JSON.stringify(body).length}-${kind}@example.com`);
  expect((await change(`${kind}/roulette`, body)).body.code).toBe("invalid_request");
  expect((await read(`${kind}/roulette`)).body).toEqual({ list: null });
});

test("there are no lists for games that this house does not have, and none for visitors", async () => {
  const { read, change } = await player("unknown@example.com");
  expect((await read("strategies/chess")).body.code).toBe("not_found");
  expect((await change("strategies/chess", { put: [strategy("x")] })).body.code).toBe("not_found");
  expect((await house.app.inject({ url: `/api/account/${strategies}` })).statusCode).toBe(401);
});

test("lists that accounts kept among their settings are carried over", async () => {
  const older = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  try {
    await cp(migrationFolder, folder, {
      recursive: true,
      filter: (file) => !file.endsWith(".sql") || basename(file) < "0042",
    });
    await migrate(older.pool, { folder });
    const account = "019b0000-0000-7000-8000-000000000001";
    await older.pool.query(
      "insert into account (id, email, password, first_name, last_name, username, referral_code, created_at) values ($1, '', '', '', '', '', '', now())",
      [account],
    );
    const chosen = {
      soundVolume: 0.5,
      liveBaccaratLayouts: [{ name: "Evening", chips }],
      autoStrategies: [
        { game: "mines", ...strategy("Careful") },
        { game: "dice", ...strategy("مساء") },
        { game: "mines", ...strategy("Bold") },
        { game: "mines", text: "of another grammar" },
      ].map(({ game, text }) => ({ game, text })),
    };
    await older.pool.query("insert into account_preferences values ($1, $2)", [account, JSON.stringify(chosen)]);
    await migrate(older.pool);
    const kept = await older.pool.query("select kind, game, list from account_list order by kind, game");
    expect(kept.rows).toEqual([
      { kind: "layouts", game: "baccarat-2", list: [{ name: "Evening", chips }] },
      { kind: "strategies", game: "dice", list: [strategy("مساء")] },
      {
        kind: "strategies",
        game: "mines",
        list: [strategy("Careful"), strategy("Bold"), { name: "Strategy 4", text: "of another grammar" }],
      },
    ]);
    const settings = await older.pool.query("select chosen from account_preferences");
    expect(settings.rows).toEqual([{ chosen: { soundVolume: 0.5 } }]);
  } finally {
    await older.drop();
    await rm(folder, { recursive: true });
  }
});
