import { randomUUID } from "node:crypto";
import { someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../../../tests/database.ts";
import { connect, untilHeard } from "../../machinery/sockets/testing.ts";
import { setTestClock } from "../accounts/testing.ts";
import { BET, BETS, HANDS, type PlayTest, startTwoServers, type TestPlayer, type TwoServers } from "../play/testing.ts";
import { DAY_MS, dayOf, FREE_COINS_WAIT_MS } from "./rules.ts";
import { startPromotions } from "./start.ts";
import { read, take, wager } from "./testing.ts";

const DAILY = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000];
const START = 1_000_000;

let here: PlayTest;
let there: PlayTest;
let close: TwoServers["close"];
let player: TestPlayer;
const time = setTestClock();

beforeAll(async () => {
  ({ here, there, close } = await startTwoServers(await freshDatabase(), {
    clock: time.clock,
    features: [startPromotions],
  }));
});
beforeEach(async () => {
  player = await here.player();
});
afterAll(() => close());

const balanceOf = async (id: string) => {
  const { rows } = await here.house.pool.query<{ balance: number }>(
    "select balance from ledger_account where owner = $1",
    [id],
  );
  return rows[0]?.balance;
};
/** Moves a player's claims back in time, as if days had passed. */
const daysLater = (id: string, days: number) =>
  here.house.pool.query(
    "update promotion_claim set ordinal = ordinal - $2, at = at - $2 * interval '1 day' where player = $1 and kind = 'daily'",
    [id, days],
  );
/** Reduces a player's balance by a movement that the audit accepts like a lost bet: here, fewer coins to begin with. */
async function poor(id: string, left: number): Promise<void> {
  const { pool } = here.house;
  await pool.query("alter table ledger_movement disable trigger ledger_movement_immutable");
  await pool.query(
    "update ledger_movement set amount = $2, balance = $2 where reference = $1 and act = 1 and kind = 'grant'",
    [id, left],
  );
  await pool.query("update ledger_account set balance = $2 where owner = $1", [id, left]);
  await pool.query("update play_player set version = version + 1 where id = $1", [id]);
  await pool.query("alter table ledger_movement enable trigger ledger_movement_immutable");
}

describe("the daily reward", () => {
  test("grows for seven days and starts over, also after a missed day", async () => {
    const amounts: number[] = [];
    for (let day = 0; day < 9; day++) {
      const { status, body } = await take(here, player, "daily");
      expect(status).toBe(200);
      amounts.push(body.amount);
      await daysLater(player.id, 1);
    }
    expect(amounts).toEqual([...DAILY, DAILY[0], DAILY[1]]);
    await daysLater(player.id, 1);
    expect((await take(here, player, "daily")).body).toMatchObject({ step: 1, amount: DAILY[0] });
    expect(await balanceOf(player.id)).toBe(START + amounts.reduce((sum, amount) => sum + amount, 0) + 10_000);
    expect(await here.audit()).toEqual([]);
  });

  test("is given once to 32 claims at once on two servers, each with its own key", async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => take(index % 2 === 0 ? here : there, player, "daily")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "reward_claimed")).toHaveLength(31);
    expect(await balanceOf(player.id)).toBe(START + 10_000);
    expect(await here.audit()).toEqual([]);
  });

  test("gets the same answer for 32 requests with one key, and for a repetition tomorrow", async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => take(index % 2 === 0 ? here : there, player, "daily", key)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await daysLater(player.id, 1);
    expect((await take(there, player, "daily", key)).body.step).toBe(1);
    expect((await take(there, player, "free-coins", key)).body.code).toBe("key_reused");
    expect(await balanceOf(player.id)).toBe(START + 10_000);
  });

  test("takes one connection for all claims of a player that wait, so that others get theirs", async () => {
    const other = await here.player();
    const { pool } = there.house;
    const client = await pool.connect();
    await client.query("begin");
    await client.query("select from play_player where id = $1 for update", [player.id]);
    const claims = Array.from({ length: 12 }, () => take(here, player, "daily"));
    const taken = await take(here, other, "daily");
    const { rows } = await pool.query(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%from play_player%for update'`,
    );
    await client.query("commit");
    client.release();
    const statuses = (await Promise.all(claims)).map(({ status }) => status);
    expect(taken.status).toBe(200);
    expect(rows).toEqual([{ waiting: 1 }]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test("changes no bet that is made at the same moment", async () => {
    const bets = wager(player, 20);
    const claim = take(there, player, "daily");
    await bets;
    expect((await claim).status).toBe(200);
    await wager(player, 1);
    expect(await here.audit()).toEqual([]);
  });

  test("is refused to visitors, minors, the banned and the excluded, from the instant it is saved", async () => {
    const young = await here.player({ adult: false });
    expect((await take(here, young, "daily")).body.code).toBe("age_unconfirmed");
    await here.house.pool.query("update play_player set banned_at = now() where id = $1", [player.id]);
    expect((await take(there, player, "daily")).body.code).toBe("banned");
    await here.house.pool.query(
      "update play_player set banned_at = null, excluded_until = now() + interval '1 year' where id = $1",
      [player.id],
    );
    expect((await take(there, player, "daily")).body.code).toBe("excluded");
    expect((await here.visitor.post("/api/promotions/daily", undefined)).status).toBe(401);
    expect((await player.post("/api/promotions/daily", undefined, null)).body.code).toBe("key_missing");
    expect(await balanceOf(player.id)).toBe(START);
  });

  test("is announced to every page of the player", async () => {
    const socket = await connect(there.house.url);
    await socket.signIn(player.token);
    await untilHeard(socket, () => player.post(BETS, { bet: BET }));
    const before = (await balanceOf(player.id)) ?? 0;
    await take(here, player, "daily");
    await expect.poll(() => socket.of("balance").at(-1)?.amount).toBe(before + 10_000);
    socket.socket.disconnect();
  });
});

describe("free coins", () => {
  test("are for players who cannot place the smallest bet, and have a waiting time", async () => {
    expect((await take(here, player, "free-coins")).body.code).toBe("coins_left");
    await poor(player.id, 999);
    expect((await read(here, "/api/promotions", player)).own?.freeCoins).toMatchObject({ open: true, why: null });
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => take(index % 2 === 0 ? here : there, player, "free-coins")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(player.id)).toBe(25_999);
    await poorAgain(player.id);
    const waiting = await take(there, player, "free-coins");
    expect(waiting.body.code).toBe("reward_waiting");
    await here.house.pool.query(
      "update promotion_claim set at = at - $2 * interval '1 millisecond' where player = $1 and kind = 'free_coins'",
      [player.id, FREE_COINS_WAIT_MS],
    );
    expect((await take(there, player, "free-coins")).status).toBe(200);
  });

  test("are not given while a bet is open, whose stake still belongs to the player", async () => {
    await poor(player.id, 1_000);
    const hand = await player.post(HANDS, { bet: someHand.bet() });
    expect(hand.status).toBe(200);
    expect(await balanceOf(player.id)).toBe(0);
    expect((await take(there, player, "free-coins")).body.code).toBe("coins_left");
  });

  /** Takes the balance away, like a lost bet: the books of this one player are not audited. */
  async function poorAgain(id: string): Promise<void> {
    await here.house.pool.query("update ledger_account set balance = 0 where owner = $1", [id]);
  }
});

test("the page tells the banned and the excluded that they get no rewards, and until when", async () => {
  const barred = async () => (await read(there, "/api/promotions", player)).own?.barred;
  const exclude = (until: Date) =>
    here.house.pool.query("update play_player set excluded_until = $2 where id = $1", [player.id, until]);
  expect(await barred()).toBeNull();
  await exclude(new Date(time.clock.now() - 1));
  expect(await barred()).toBeNull();
  const until = new Date(time.clock.now() + DAY_MS);
  await exclude(until);
  expect(await barred()).toEqual({ why: "excluded", until: until.toISOString() });
  await here.house.pool.query("update play_player set banned_at = now() where id = $1", [player.id]);
  expect(await barred()).toEqual({ why: "banned", until: null });
});

test("the page shows visitors the rewards, and players also their own state", async () => {
  const visitor = await read(here, "/api/promotions", null);
  expect(visitor.own).toBeNull();
  expect(visitor.daily).toEqual(DAILY);
  const own = async () => (await read(there, "/api/promotions", player)).own?.daily;
  expect(await own()).toMatchObject({ claimed: false, step: 1 });
  await take(here, player, "daily");
  const nextAt = new Date((dayOf(time.clock.now()) + 1) * DAY_MS).toISOString();
  expect(await own()).toEqual({ claimed: true, step: 1, nextAt });
});
