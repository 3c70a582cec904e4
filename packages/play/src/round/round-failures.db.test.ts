import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { testVault } from "../../../../tests/play-house.ts";
import { digit, flightTo } from "../../../../tests/round-games.ts";
import { eventually, type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";
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

const broken = (): never => {
  throw new Error("planted");
};
const flying = flightTo(() => 1000);

async function start(game: AnyRoundGame): Promise<void> {
  house = await roundHouse(database.pool, [game], { vault });
  await house.rounds.start();
}

/** Plays a round with two stakes in it and expects them back, once, and the table to open again. */
async function expectVoided(table: string): Promise<void> {
  const { round } = await house.event("opened");
  const players = [await house.play.player(), await house.play.player()];
  for (const player of players) {
    const placed = await house.place(
      player,
      table === "flight" ? { amount: 5000, auto: null } : { amount: 5000 },
      table,
    );
    expect(placed.ok).toBe(true);
  }
  await house.passing(async () => {
    const { rows } = await database.pool.query("select phase from play_round where id = $1", [round.id]);
    return rows[0]?.phase === "voided";
  });
  const { round: ended } = await house.event("ended");
  expect(ended).toMatchObject({ id: round.id, phase: "voided", outcome: null });
  for (const player of players) expect(await house.balance(player)).toBe(1_000_000);
  expect(await house.rounds.ownTickets(players[0] ?? "", table)).toMatchObject([{ payout: 5000, ended: "refunded" }]);
  await house.passing(() =>
    house.told.some((a) => a.type === "table" && a.event.type === "opened" && a.event.round.number > round.number),
  );
  expect(house.errors[0]?.message).toContain("stakes go back");
}

describe("rules that throw", () => {
  test.each([
    ["drawing where a flight ends", anyGame({ ...flying, outcome: broken }), "flight"],
    ["timing a flight", anyGame({ ...flying, runMs: broken }), "flight"],
    [
      "reading a preset",
      anyGame({ ...flying, leaving: { ...flying.leaving, multiplierAt: () => 100, auto: broken } }),
      "flight",
    ],
    ["growing", anyGame({ ...flying, leaving: { multiplierAt: broken, auto: () => 200 } }), "flight"],
    ["settling a flight", anyGame({ ...flying, settle: broken }), "flight"],
    ["drawing a digit", anyGame({ ...digit, outcome: broken }), "digit"],
    ["settling a digit", anyGame({ ...digit, settle: broken }), "digit"],
  ])("while %s give all stakes back, once, and the table goes on", async (_name, game, table) => {
    await start(game);
    await expectVoided(table);
  });

  test("while a cash-out is paid give the stake back, and earlier payments stand", async () => {
    const settle: typeof flying.settle = (ticket, outcome) =>
      ticket.leftAt === null ? broken() : flying.settle(ticket, outcome);
    await start(anyGame({ ...flying, settle }));
    await house.event("opened");
    const player = await house.play.player();
    const placed = await house.place(player, { amount: 1000, auto: null });
    const stays = await house.place(player, { amount: 1000, auto: null });
    if (!placed.ok || !stays.ok) throw new Error("not placed");
    house.clock.advance(6_000);
    await house.event("started");
    house.clock.advance(11_553);
    expect(await house.rounds.cashOut(player, placed.value.ticket.id)).toMatchObject({
      value: { ticket: { payout: 2000 } },
    });
    house.clock.advance(60_000);
    expect(await house.event("ended")).toMatchObject({ round: { phase: "voided" } });
    expect(await house.balance(player)).toBe(1_001_000);
  });

  test("while a round opens let the table start over", async () => {
    let failures = 3;
    const open = () => {
      if (failures-- > 0) throw new Error("planted");
      return { carry: null, fresh: true };
    };
    await start(anyGame({ ...digit, open }));
    await house.passing(() => house.told.some((a) => a.type === "table" && a.event.type === "opened"));
    expect(house.errors.filter(({ message }) => message === "a round could not be opened")).toHaveLength(3);
  });
});

describe("statements that fail", () => {
  const trigger = async (sql: string) => {
    await database.pool.query(`create function planted() returns trigger language plpgsql as $$ begin
      if current_setting('application_name') = 'test' and ${sql} then raise exception 'planted'; end if; return new; end $$`);
    await database.pool.query(
      "create trigger planted before update on play_round for each row execute function planted()",
    );
  };
  test.each([
    ["closing", "flight"],
    ["running", "flight"],
    ["settled", "flight"],
    ["closing", "digit"],
    ["settled", "digit"],
  ])("at the change to %s of %s give all stakes back, once, and the table goes on", async (phase, table) => {
    await trigger(`new.phase = '${phase}'`);
    await start(table === "flight" ? anyGame(flying) : anyGame(digit));
    await expectVoided(table);
  });

  test("at giving the stakes back are tried again until they succeed", async () => {
    await trigger("new.phase in ('settled', 'voided')");
    await start(anyGame(digit));
    const { round } = await house.event("opened");
    const player = await house.play.player();
    await house.place(player, { amount: 5000 });
    await house.passing(() => house.errors.filter(({ message }) => message.includes("not go back yet")).length > 2);
    expect(await house.balance(player)).toBe(995_000);
    await database.pool.query("drop trigger planted on play_round");
    await house.passing(() => house.told.some((a) => a.type === "table" && a.event.type === "ended"));
    expect(await house.event("ended")).toMatchObject({ round: { id: round.id, phase: "voided" } });
    expect(await house.balance(player)).toBe(1_000_000);
  });

  test("for one player alone hold back nobody else's stake, and that player's goes back as soon as possible", async () => {
    await start(anyGame({ ...digit, outcome: broken }));
    const { round } = await house.event("opened");
    const [bad = "", ...others] = [await house.play.player(), await house.play.player(), await house.play.player()];
    for (const player of [bad, ...others]) await house.place(player, { amount: 5000 });
    // The player's row cannot be read any more: no balance of this house is kept in that currency.
    await database.pool.query("update play_player set currency = 'LOST' where id = $1", [bad]);
    house.clock.advance(5_000);
    for (const player of others) await house.passing(async () => (await house.balance(player)) === 1_000_000);
    const named = () => house.errors.some(({ message }) => message.startsWith("players whose stakes"));
    await house.passing(named);
    expect(await house.balance(bad)).toBe(995_000);
    await database.pool.query("update play_player set currency = 'PLAY' where id = $1", [bad]);
    await house.passing(() => house.told.some((a) => a.type === "table" && a.event.type === "ended"));
    expect(await house.event("ended")).toMatchObject({ round: { id: round.id, phase: "voided" } });
    for (const player of [bad, ...others]) expect(await house.balance(player)).toBe(1_000_000);
  });

  test("for a sweep leave the presets to the end of the flight", async () => {
    await trigger("false");
    await start(anyGame(flying));
    const { round } = await house.event("opened");
    const player = await house.play.player();
    const placed = await house.place(player, { amount: 1000, auto: 150 });
    if (!placed.ok) throw new Error("not placed");
    await database.pool.query(`create function planted_bet() returns trigger language plpgsql as $$ begin
      if (select phase from play_round where id = new.round) = 'running' and (select count(*) from planted_log) < 3 then
        raise exception 'planted'; end if; return new; end $$`);
    await database.pool.query("create table planted_log (id int)");
    await database.pool.query(
      "create trigger planted_bet before update on play_bet for each row execute function planted_bet()",
    );
    house.clock.advance(6_000);
    await house.event("started");
    house.clock.advance(20_000);
    await eventually(() => house.errors.some(({ message }) => message.includes("presets")));
    await database.pool.query("drop function planted_bet() cascade");
    await database.pool.query("drop table planted_log");
    await house.passing(() => house.told.some((a) => a.type === "table" && a.event.type === "ended"));
    expect(await house.event("ended")).toMatchObject({ round: { id: round.id, phase: "settled" } });
    expect(await house.balance(player)).toBe(1_000_500);
  });
});
