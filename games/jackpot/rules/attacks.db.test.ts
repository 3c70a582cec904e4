import { roundChance } from "@fairhouse/fairness/round.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { testVault } from "@fairhouse/tests/play-house.ts";
import { type RoundHouse, roundHouse } from "@fairhouse/tests/round-house.ts";
import { wrongOutcomes } from "@fairhouse/tests/torture/checks/recompute.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { jackpot } from "./jackpot.ts";
import { ALONE_MS, BETTING_MS, sharesOf } from "./pot.ts";

const game = anyGame(jackpot);
const START = 1_000_000;

let database: TestDatabase;
let house: RoundHouse;
let round: string;

beforeEach(async () => {
  database = await freshDatabase();
  house = await roundHouse(database.pool, [game], { vault: testVault() });
  await house.rounds.start();
  round = (await house.event("opened")).round.id;
});
afterEach(async () => {
  await house.finish();
  // Every bet, except those in faked pots, is recomputed from public data.
  expect(await wrongOutcomes(database.pool, (id) => (id === game.id ? game : undefined))).toMatchObject({ broken: [] });
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

const newPlayers = (count: number) => Promise.all(Array.from({ length: count }, () => house.play.player()));

async function bet(player: string, amount: number): Promise<string> {
  const placed = await house.place(player, { amount });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return placed.value.ticket.id;
}

interface BookRow {
  readonly id: string;
  readonly player: string;
  readonly stake: number;
  readonly payout: number | null;
  readonly ended: string | null;
}

async function book(): Promise<readonly BookRow[]> {
  const { rows } = await database.pool.query<BookRow>(
    "select id, player, stake, payout, ended from play_bet where round = $1 order by ticket",
    [round],
  );
  return rows;
}

/** Lets the round be played and shown, and returns its end. */
async function played() {
  return house.passing(() => {
    const events = house.told.flatMap((news) =>
      news.type === "table" && news.event.type === "ended" && news.event.round.id === round ? [news.event] : [],
    );
    return events[0];
  });
}

const clientSeed = async (player: string) => (await house.play.seeds.seeds(player))?.active.clientSeed ?? "";

describe("seeds", () => {
  test("have no effect if set after the round opened, before or after a bet, by any player and however late they joined", async () => {
    const [before = "", after = "", still = ""] = await newPlayers(3);
    const seeds = await Promise.all([before, after, still].map(clientSeed));
    await house.play.seeds.rotate(before, "chosen before the bet");
    for (const player of [before, after, before, still]) await bet(player, 1_000);
    await house.play.seeds.rotate(after, "chosen after the bet");
    // An account opened for this round uses the seed that the house gave it.
    house.clock.advance(BETTING_MS - 1_000);
    const [late = "", fresh = ""] = await newPlayers(2);
    const given = await Promise.all([late, fresh].map(clientSeed));
    for (const seed of ["first try", "second try"]) await house.play.seeds.rotate(late, seed);
    // The client seed of a first pair can be replaced until its player has bet.
    const { serverSeedHash = "" } = (await house.play.seeds.seeds(fresh))?.active ?? {};
    for (const seed of ["third try", "fourth try"]) {
      expect(await house.play.seeds.choose(fresh, seed, serverSeedHash)).toMatchObject({ ok: true });
    }
    for (const player of [late, fresh]) await bet(player, 5_000);
    const { round: ended } = await played();
    const { chain } = await house.rounds.chains("jackpot");
    const mixed = [...seeds, ...given];
    const source = { link: ended.link ?? "", salt: chain?.salt ?? "", index: 1, seeds: mixed };
    const entries = (await book()).map(({ id, stake }) => ({ id, bet: { amount: stake } }));
    expect(ended.outcome).toEqual(jackpot.outcome(roundChance("all-bettors", source), null, entries).outcome);
    const now = await Promise.all([before, after, still, late, fresh].map(clientSeed));
    for (const [place, seed] of now.entries()) {
      if (seed === mixed[place]) continue;
      const other = roundChance("all-bettors", { ...source, seeds: mixed.with(place, seed) });
      expect(other.bits52()).not.toBe(roundChance("all-bettors", source).bits52());
    }
  });
});

describe("the book", () => {
  test("is exact at the lock: an accepted bet has tickets and is counted, and a refused one costs nothing", async () => {
    const players = await newPlayers(40);
    const [first = "", second = ""] = players;
    await bet(first, 1_000);
    await bet(second, 2_000);
    await house.event("clock");
    house.clock.advance(BETTING_MS - 1);
    const answers: ReturnType<RoundHouse["place"]>[] = [];
    for (const [i, player] of players.entries()) {
      if (i === 5) await answers.at(-1);
      if (i === 20) house.clock.advance(1);
      answers.push(house.place(player, { amount: 1_000 + i }));
      await new Promise(setImmediate);
    }
    const settled = await Promise.all(answers);
    const { round: ended } = await played();
    const rows = await book();
    const ids = new Set(rows.map(({ id }) => id));
    for (const answer of settled) {
      if (answer.ok && answer.value.ticket.roundId === round) expect(ids.has(answer.value.ticket.id)).toBe(true);
      if (!answer.ok) expect(answer.refusal.code).toBe("round_closed");
    }
    const inTime = settled.filter((answer) => answer.ok && answer.value.ticket.roundId === round).length;
    expect(rows).toHaveLength(inTime + 2);
    // Some bets missed the lock, so both cases are covered.
    expect(settled.some(({ ok }) => !ok)).toBe(true);
    const total = rows.reduce((sum, { stake }) => sum + stake, 0);
    expect(ended.outcome).toMatchObject({ total });
    const paid = rows.reduce((sum, { payout }) => sum + (payout ?? 0), 0);
    expect(paid).toBe(Math.floor(total * 0.95));
  });

  test("gives a player as many bets as the house allows, however many are sent at once, each with its own tickets", async () => {
    const [many = "", other = ""] = await newPlayers(2);
    await bet(other, 50_000);
    const answers = await Promise.all(Array.from({ length: 130 }, () => house.place(many, { amount: 1_000 })));
    for (const answer of answers) {
      if (!answer.ok) expect(["bet_refused", "busy"]).toContain(answer.refusal.code);
    }
    const inTime = answers.filter(({ ok }) => ok).length;
    expect(inTime).toBe(100);
    await bet(other, 1_000);
    const { round: ended } = await played();
    const rows = await book();
    expect(rows).toHaveLength(102);
    const shares = sharesOf(rows.map(({ id, stake: amount }) => ({ id, amount })));
    expect(shares.at(-1)?.last).toBe(50_000 + 100_000 + 1_000 - 1);
    // The public list of the largest bets shows the same tickets.
    const snapshot = (await house.rounds.tickets({ id: round, game })).tickets;
    for (const { id, from } of snapshot) expect(from).toBe(shares.find((share) => share.id === id)?.first);
    expect(await house.balance(many)).toBe(START - 100_000 + wonBy(rows, many));
    expect(ended.outcome).toMatchObject({ total: 151_000 });
  });

  test("takes no bet back: the last player to leave could choose among winners", async () => {
    const [player = "", other = ""] = await newPlayers(2);
    const id = await bet(player, 1_000);
    await bet(other, 1_000);
    const key = { id: crypto.randomUUID(), bodyHash: "00".repeat(32) };
    expect(await house.rounds.takeBack(player, id, key)).toMatchObject({ refusal: { code: "take_back_unavailable" } });
  });

  test.each(["support", "operator", "admin"])("takes no bet of %s, who see more than others", async (role) => {
    const [player = ""] = await newPlayers(1);
    await database.pool.query("update play_player set role = $2, version = version + 1 where id = $1", [player, role]);
    const refusal = { code: "forbidden", details: { reason: "staff" } };
    expect(await house.place(player, { amount: 1_000 })).toMatchObject({ refusal });
    expect(await book()).toEqual([]);
  });
});

describe("money", () => {
  test.each([
    [1_001, 1_000],
    [1_019, 1_000],
    [99_999, 1_007],
  ])("of a pot of %i and %i is prize and fee, to the unit", async (one, two) => {
    const players = await newPlayers(2);
    await bet(players[0] ?? "", one);
    await bet(players[1] ?? "", two);
    await played();
    const balances = await Promise.all(players.map((player) => house.balance(player)));
    const lost = 2 * START - balances.reduce((sum, balance) => sum + balance, 0);
    expect(lost).toBe(Math.ceil((one + two) / 20));
  });

  test("is less by the fee for two accounts of one person, whichever wins", async () => {
    const [one = "", two = ""] = await newPlayers(2);
    for (const account of [one, two, one, two]) await bet(account, 10_000);
    await played();
    expect((await house.balance(one)) + (await house.balance(two))).toBe(2 * START - 2_000);
  });

  test("goes back to a lone player once, not before five minutes, however many bets they made", async () => {
    const [player = ""] = await newPlayers(1);
    for (const amount of [1_000, 2_000, 3_000]) await bet(player, amount);
    house.clock.advance(ALONE_MS - 5_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await house.balance(player)).toBe(START - 6_000);
    const { round: ended } = await played();
    expect(ended).toMatchObject({ phase: "voided", outcome: null });
    expect(await house.balance(player)).toBe(START);
    expect((await book()).map(({ payout, ended }) => [payout, ended])).toEqual([
      [1_000, "refunded"],
      [2_000, "refunded"],
      [3_000, "refunded"],
    ]);
    const next = await house.passing(async () => {
      const shown = (await house.rounds.snapshot("jackpot"))?.round;
      return shown?.id !== round && shown?.phase === "betting" ? shown : null;
    });
    expect(next.closesAt).toBeNull();
  });

  test("does not go back if a second player begins the round in the last moment of the wait", async () => {
    const [player = "", late = ""] = await newPlayers(2);
    await bet(player, 1_000);
    house.clock.advance(ALONE_MS - 1_500);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await bet(late, 1_000);
    const { closesAt } = await house.event("clock");
    expect(closesAt).toBeGreaterThanOrEqual(house.clock.now() + BETTING_MS - 5_000);
    const { round: ended, past } = await played();
    expect(ended.phase).toBe("settled");
    expect((await book()).some(({ ended }) => ended === "refunded")).toBe(false);
    // The list of past rounds names the winner.
    const winner = (await book()).find(({ payout }) => (payout ?? 0) > 0);
    expect(past.winner).toMatchObject({ ticket: winner?.id, staked: 1_000, player: expect.stringMatching(/^player-/) });
    expect((await house.rounds.rounds("jackpot", null, 5)).rounds[0]).toMatchObject({ winner: past.winner });
  });
});

function wonBy(rows: readonly BookRow[], player: string): number {
  return rows.reduce((sum, row) => sum + (row.player === player ? (row.payout ?? 0) : 0), 0);
}
