import { someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { HANDS, type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { startPromotions } from "../promotions/start.ts";
import { read, take, wager } from "../promotions/testing.ts";
import { startWallet } from "./start.ts";

const BETS = 30;
const MOVEMENTS = 1 + BETS + 1 + 1;

let database: TestDatabase;
let play: PlayTest;
let player: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, { features: [startPromotions, startWallet] });
  player = await play.player();
  await wager(player, BETS);
  await take(play, player, "daily");
  await player.post(HANDS, { bet: someHand.bet(2000) });
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

const page = (query: string) => read(play, "/api/wallet/movements", player, query);

test("shows the stakable balance, the held stakes, and the bets that hold them", async () => {
  const { balances, open } = await read(play, "/api/wallet", player);
  const { movements } = await page("?limit=1");
  expect(balances).toMatchObject([{ available: movements[0]?.balance, held: 2000, movements: MOVEMENTS }]);
  expect(open).toMatchObject([{ game: someHand.id, kind: "hand", stake: 2000 }]);
  const other = await play.player();
  expect((await read(play, "/api/wallet", other)).open).toEqual([]);
});

test("pages through every movement, without repeating or omitting one", async () => {
  const seen: number[] = [];
  let cursor: number | null = null;
  do {
    const answer = await page(`?limit=7${cursor === null ? "" : `&cursor=${cursor}`}`);
    seen.push(...answer.movements.map(({ sequence }) => sequence));
    cursor = answer.next;
  } while (cursor !== null);
  expect(seen).toEqual(Array.from({ length: MOVEMENTS }, (_, index) => MOVEMENTS - index));
});

test("states the reason of each movement, and filters by kind", async () => {
  const grants = await page("?kind=grant");
  expect(grants.movements.map(({ grant }) => grant)).toEqual(["daily", "opening"]);
  expect(grants.next).toBeNull();
  const stakes = await page("?kind=stake");
  expect(stakes.movements).toMatchObject([{ amount: -2000, bet: { game: someHand.id }, grant: null }]);
  expect((await page("?kind=bet&limit=100")).movements).toHaveLength(BETS);
});

test("filters by UTC days, both included", async () => {
  const { pool } = play.house;
  await pool.query("alter table ledger_movement disable trigger ledger_movement_immutable");
  // Movements 1 to 10 on the first day, to 20 on the second, the others on the third.
  await pool.query(
    `update ledger_movement set at = timestamptz '2026-01-01 23:59:59.9Z' + least(2, (sequence - 1) / 10) * interval '1 day'
     where account = (select account from play_player where id = $1)`,
    [player.id],
  );
  await pool.query("alter table ledger_movement enable trigger ledger_movement_immutable");
  const numbers = async (query: string) =>
    (await page(`?limit=100&${query}`)).movements.map(({ sequence }) => sequence);
  expect(await numbers("from=2026-01-02&to=2026-01-02")).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
  expect((await numbers("from=2026-01-02")).at(-1)).toBe(11);
  expect((await numbers("to=2026-01-01"))[0]).toBe(10);
  expect(await numbers("from=2026-01-04")).toEqual([]);
  expect(await numbers("to=2025-12-31")).toEqual([]);
});

test("exports the filtered movements, as CSV that no program takes for a formula", async () => {
  const file = async (query: string) => {
    const answer = await fetch(`${play.house.url}/api/wallet/movements.csv${query}`, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(answer.headers.get("content-type")).toContain("text/csv");
    return (await answer.text()).trimEnd().split("\r\n");
  };
  const lines = await file("");
  expect(lines).toHaveLength(MOVEMENTS + 1);
  expect(lines[0]).toBe("number,at,kind,for,bet,amount,balance");
  expect(lines.at(-1)).toMatch(/^1,\S+Z,grant,opening,,1000000,1000000$/);
  expect(await file("?kind=stake")).toHaveLength(2);
});

test("is the player's own: no other player and no visitor sees it, and invalid requests are refused", async () => {
  for (const path of ["/api/wallet", "/api/wallet/movements", "/api/wallet/movements.csv"]) {
    expect((await play.visitor.get(path)).status).toBe(401);
  }
  for (const query of [
    "cursor=0",
    "cursor=-1",
    "cursor=1.5",
    "limit=1000",
    "kind=gift",
    "from=yesterday",
    "player=x",
  ]) {
    expect((await player.get(`/api/wallet/movements?${query}`)).status, query).toBe(400);
  }
});

test("whole files are limited to ten in a quarter of an hour", async () => {
  const other = await play.player();
  const take = () =>
    fetch(`${play.house.url}/api/wallet/movements.csv`, { headers: { authorization: `Bearer ${other.token}` } });
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push((await take()).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
