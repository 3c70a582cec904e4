import { randomUUID } from "node:crypto";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { testVault } from "@fairhouse/tests/play-house.ts";
import { type RoundHouse, roundHouse } from "@fairhouse/tests/round-house.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { flightMs, msWhenReached } from "../../shared/rules/growth.ts";
import { aviator } from "./aviator.ts";

const BETTING_MS = 6_000;

let database: TestDatabase;
let house: RoundHouse;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await house.finish();
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

/** Opens a house with aviator or, if a point is given, with flights that end there. */
async function open(point?: number): Promise<string> {
  const game = point === undefined ? aviator : { ...aviator, outcome: () => ({ outcome: { point }, carry: null }) };
  house = await roundHouse(database.pool, [anyGame(game)], { vault: testVault() });
  await house.rounds.start();
  return (await house.event("opened")).round.id;
}

async function seat(player: string, auto: number | null): Promise<string> {
  const placed = await house.place(player, { amount: 1_000, auto });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return placed.value.ticket.id;
}

const newPlayers = (count: number) => Promise.all(Array.from({ length: count }, () => house.play.player()));

async function clientSeed(player: string): Promise<string> {
  return (await house.play.seeds.seeds(player))?.active.clientSeed ?? "";
}

test("ignores client seeds chosen after betting opened, whichever bettor chooses them", async () => {
  await open();
  const players = await newPlayers(5);
  const [first = "", second = "", third = "", fourth = "", before = ""] = players;
  // Set before the bet but after the opening: the earlier pair of seeds counts.
  await house.play.seeds.rotate(first, "chosen before the bet");
  const seeds = await Promise.all([second, third].map(clientSeed));
  const opening = await database.pool.query<{ client_seed: string }>(
    "select client_seed from play_seed where player = $1 and activated_at is not null order by activated_at limit 1",
    [first],
  );
  for (const player of [first, second, first, third, fourth, before]) await seat(player, null);
  for (const player of players) await house.play.seeds.rotate(player, `late ${player.slice(0, 8)}`);
  house.clock.advance(BETTING_MS);
  await house.event("started");
  const { round } = await house.passing(() => ended());
  const { chain } = await house.rounds.chains("aviator");
  const mixed = [opening.rows[0]?.client_seed ?? "", ...seeds];
  const source = { link: round.link ?? "", salt: chain?.salt ?? "", index: 1, seeds: mixed };
  const expected = aviator.outcome(roundChance("first-three", source), null, []).outcome;
  expect(round.outcome).toEqual(expected);
  // With the current seeds it would have ended elsewhere.
  const late = { ...source, seeds: await Promise.all([first, second, third].map(clientSeed)) };
  expect(roundChance("first-three", late).bits52()).not.toBe(roundChance("first-three", source).bits52());
});

test("recognises an idempotency key in every later round, and keeps the keys of both seats apart", async () => {
  await open(200);
  const [player = ""] = await newPlayers(1);
  const keys = [randomUUID(), randomUUID()] as const;
  const bet = { amount: 1_000, auto: 150 };
  const place = (key: string) => house.place(player, bet, "aviator", key);
  // Both seats at once, three requests each.
  const answers = await Promise.all([...keys, ...keys, ...keys].map(place));
  const ids = answers.map((answer) => (answer.ok ? answer.value.ticket.id : "refused"));
  expect(new Set(ids).size).toBe(2);
  expect(ids.slice(0, 2)).toEqual(ids.slice(2, 4));
  await house.passing(() => ended());
  await house.passing(async () => (await house.rounds.snapshot("aviator"))?.round?.phase === "betting");
  for (const [place_, key] of keys.entries()) {
    expect(await place(key)).toMatchObject({ value: { ticket: { id: ids[place_] } } });
  }
  const { rows } = await database.pool.query("select count(*)::int as bets from play_bet where player = $1", [player]);
  expect(rows).toEqual([{ bets: 2 }]);
  expect(await house.balance(player)).toBe(1_001_000);
});

test("allows a player two bets in a round however many are sent at once, and two again in the next", async () => {
  const first = await open(100);
  const [player = ""] = await newPlayers(1);
  const flood = () => Promise.all(Array.from({ length: 12 }, () => house.place(player, { amount: 1_000, auto: 200 })));
  const bets = async () => {
    const { rows } = await database.pool.query(
      "select r.number, count(*)::int as bets from play_bet b join play_round r on r.id = b.round group by r.number order by r.number",
    );
    return rows;
  };
  const answers = await flood();
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  for (const answer of answers) {
    if (!answer.ok) expect(["bet_refused", "busy"]).toContain(answer.refusal.code);
  }
  await house.passing(async () => {
    const round = (await house.rounds.snapshot("aviator"))?.round;
    return round?.id !== first && round?.phase === "betting";
  });
  await flood();
  expect(await bets()).toEqual([
    { number: 1, bets: 2 },
    { number: 2, bets: 2 },
  ]);
});

test("pays each of two seats once and where it left, when they race each other, their presets and the end", async () => {
  const point = 200;
  await open(point);
  const [ada = "", bo = ""] = await newPlayers(2);
  const [byHand, preset] = [await seat(ada, null), await seat(ada, 150)];
  const [inTime, tooLate] = [await seat(bo, null), await seat(bo, null)];
  house.clock.advance(BETTING_MS);
  await house.event("started");
  house.clock.advance(msWhenReached(150));
  // The preset is due in the millisecond in which both seats leave, with sixteen requests each.
  const race = await Promise.all(
    Array.from({ length: 32 }, (_, call) => house.rounds.cashOut(ada, call % 2 === 0 ? byHand : preset)),
  );
  for (const [call, answer] of race.entries()) {
    const id = call % 2 === 0 ? byHand : preset;
    expect(answer).toMatchObject({ ok: true, value: { ticket: { id, leftAt: 150, payout: 1_500 } } });
  }
  expect(await house.rounds.cashOut(bo, byHand)).toMatchObject({ refusal: { code: "not_found" } });
  house.clock.advance(flightMs(point) - msWhenReached(150) - 1);
  const last = house.rounds.cashOut(bo, inTime);
  house.clock.advance(1);
  expect(await house.rounds.cashOut(bo, tooLate)).toMatchObject({ refusal: { code: "too_late" } });
  expect(await last).toMatchObject({ value: { ticket: { leftAt: 200, payout: 2_000 } } });
  await house.passing(() => ended());
  expect(await house.balance(ada)).toBe(1_001_000);
  expect(await house.balance(bo)).toBe(1_000_000);
  const { rows } = await database.pool.query(
    "select reference, count(*)::int as payments from ledger_movement where kind = 'payout' group by reference",
  );
  for (const { payments } of rows) expect(payments).toBe(1);
});

test("does not take back a bet that is in: the last player to leave could choose among flights", async () => {
  await open(200);
  const [player = ""] = await newPlayers(1);
  const id = await seat(player, null);
  const key = { id: randomUUID(), bodyHash: "00".repeat(32) };
  expect(await house.rounds.takeBack(player, id, key)).toMatchObject({ refusal: { code: "take_back_unavailable" } });
  expect(await house.balance(player)).toBe(999_000);
});

test.each(["support", "operator", "admin"])("takes no bet of %s, whose seed could choose the flight", async (role) => {
  await open(200);
  const [player = ""] = await newPlayers(1);
  await database.pool.query("update play_player set role = $2, version = version + 1 where id = $1", [player, role]);
  const refusal = { code: "forbidden", details: { reason: "staff" } };
  expect(await house.place(player, { amount: 1_000, auto: null })).toMatchObject({ refusal });
  expect(await house.balance(player)).toBe(1_000_000);
});

/** Returns the end of the first round once it has been reported. */
function ended() {
  const events = house.told.flatMap((news) =>
    news.type === "table" && news.event.type === "ended" ? [news.event] : [],
  );
  return events.find(({ round }) => round.number === 1);
}
