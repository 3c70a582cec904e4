import type { Clock } from "@fairhouse/platform/clock.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase, tamper } from "../../../../../../../tests/database.ts";
import { systemClock } from "../../../../machinery/clock.ts";
import { connect, untilHeard } from "../../../../machinery/sockets/testing.ts";
import { adminOf } from "../../../admin/testing.ts";
import { startNotifications } from "../../../notifications/start.ts";
import { read } from "../../../promotions/testing.ts";
import { betAt, type PlayTest, startTwoServers, type TestPlayer, type TwoServers } from "../../testing.ts";

/** A clock on which jobs of hours run several times a second, on both servers. */
const hurried: Clock = {
  ...systemClock,
  after: (delayMs, callback) => systemClock.after(Math.min(delayMs, 150), callback),
};

let database: TestDatabase;
let here: PlayTest;
let there: PlayTest;
let close: TwoServers["close"];

beforeAll(async () => {
  database = await freshDatabase();
  ({ here, there, close } = await startTwoServers(database, { clock: hurried, features: [startNotifications] }));
});
afterEach(async () => expect(await here.audit()).toEqual([]));
afterAll(() => close());

const admin = (...args: string[]) => adminOf(database.pool, ["mines", "crash"])(...args, "--reason", "a test");
const bell = async (player: TestPlayer, at = here) =>
  (await read(at, "/api/notifications", player)).notices.filter(({ kind }) => kind === "hand_concluded");
const handOf = async (id: string) =>
  (await database.pool.query("select payout, ended, settled_at from play_bet where id = $1", [id])).rows[0];

/** Plays a hand of one mine until so many gems are open; another player tries again after a hit mine. */
async function handWith(gems: number): Promise<{ player: TestPlayer; id: string }> {
  for (;;) {
    const player = await here.player();
    const moves = Array.from({ length: gems }, (_, tile) => ({ reveal: tile }));
    const { body } = await player.post("/api/games/mines/hands", { bet: { amount: 1000, mines: 1 }, moves });
    if (body.hand.payout === null) return { player, id: body.hand.id };
  }
}

/** Ages a hand as if its last move were so many days ago. */
async function age(hand: string, days: number): Promise<void> {
  for (const [table, column, key] of [
    ["play_bet", "created_at", "id"],
    ["play_move", "at", "bet"],
  ]) {
    const sql = `update ${table} set ${column} = ${column} - make_interval(days => $2) where ${key} = $1`;
    await tamper(database.pool, sql, [hand, days]);
  }
}

test("two servers end a hand of 31 days once, and tell its player once; one of 29 days goes on", async () => {
  const [old, younger, untouched] = [await handWith(1), await handWith(1), await handWith(0)];
  const socket = await connect(here.house.url);
  await socket.signIn(old.player.token);
  await untilHeard(socket, () => betAt(there, old.player));
  await Promise.all([age(old.id, 31), age(younger.id, 29), age(untouched.id, 31)]);
  await expect.poll(() => bell(old.player)).toHaveLength(1);
  expect(await handOf(old.id)).toMatchObject({ payout: 1031, ended: "settled" });
  // By then both servers have looked several times.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await bell(old.player, there)).toMatchObject([{ bet: old.id, game: "mines", stake: 1000, payout: 1031 }]);
  await expect.poll(() => socket.of("notice").filter(({ kind }) => kind === "hand_concluded")).toHaveLength(1);
  expect(await handOf(younger.id)).toMatchObject({ payout: null });
  // No gem was opened: there is no legal end, and the stake stays in the hand.
  expect(await handOf(untouched.id)).toMatchObject({ payout: null, settled_at: null });
  expect(await bell(untouched.player)).toEqual([]);
  socket.socket.disconnect();
});

test("a hand begun long ago and played on yesterday goes on", async () => {
  const { player, id } = await handWith(1);
  await tamper(database.pool, "update play_move set at = at - interval '1 day' where bet = $1", [id]);
  await tamper(database.pool, "update play_bet set created_at = created_at - interval '31 days' where id = $1", [id]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await handOf(id)).toMatchObject({ payout: null });
  expect(await bell(player)).toEqual([]);
});

test("the notice of a server killed between the end of a hand and the notice is sent by another", async () => {
  const { player, id } = await handWith(1);
  await player.post(`/api/hands/${id}/moves`, { turn: 1, move: { cashOut: true } });
  // As the killed server left it: the house's move is written, and nobody was told.
  await tamper(database.pool, "update play_move set by_house = true where bet = $1 and turn = 1", [id]);
  await expect.poll(() => bell(player)).toHaveLength(1);
});

test("the operator ends the hands of a game that is off, and learns which of them must wait", async () => {
  const [ready, untouched] = [await handWith(2), await handWith(0)];
  await expect(admin("conclude", "mines")).rejects.toThrow("still takes bets");
  await expect(admin("conclude", "chess")).rejects.toThrow("no game chess");
  await admin("game-off", "mines");
  await expect(admin("conclude", "mines")).rejects.toThrow("retry after 10 seconds");
  await database.pool.query("update house_switch set off_since = off_since - interval '1 minute'");
  const said = await admin("conclude", "mines");
  expect(said).toMatch(/^\d+ hands ended/);
  expect(said).toContain(`${untouched.id} has no legal end`);
  expect(await handOf(ready.id)).toMatchObject({ payout: 1076, ended: "settled" });
  expect(await bell(ready.player)).toHaveLength(1);
  expect(await handOf(untouched.id)).toMatchObject({ payout: null });
  const { rows } = await database.pool.query("select act, subject, reason from admin_act order by id desc limit 1");
  expect(rows).toEqual([{ act: "conclude", subject: "mines", reason: "a test" }]);
  // Its player may still come back and finish it.
  expect(
    await untouched.player.post(`/api/hands/${untouched.id}/moves`, { turn: 0, move: { reveal: 7 } }),
  ).toMatchObject({
    status: 200,
  });
  await admin("game-on", "mines");
});
