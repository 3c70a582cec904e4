import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { eventually } from "@fairhouse/tests/round-house.ts";
import { TwoRoundHouses } from "@fairhouse/tests/two-round-houses.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jackpot } from "./jackpot.ts";
import { BETTING_MS } from "./pot.ts";

// A driver stalls while it settles a pot: it has closed the book, drawn the winner and computed all payouts, and
// resumes after another driver has taken over the table.

const START = 1_000_000;
const STAKE = 1_000;
const FEE = 100;

let two: TwoRoundHouses;
let round: string;
let players: readonly string[];
let stalled: ReturnType<typeof two.line.stall>;

beforeEach(async () => {
  two = await TwoRoundHouses.open([anyGame(jackpot)]);
  round = (await two.opened("jackpot")).id;
  players = await Promise.all([0, 1].map(() => two.old.play.player()));
  for (const player of players) await two.ticket(player, { amount: STAKE }, "jackpot");
  await two.old.event("clock");
  stalled = two.line.stall();
  two.old.clock.advance(BETTING_MS);
  await stalled.begun;
});
afterEach(() => two.finish());

/** Lists the events of the round after betting that the old driver reported. */
const toldByOld = () =>
  two.old.told.flatMap((news) =>
    news.type === "table" && (news.event.type === "started" || news.event.type === "ended") ? [news.event.type] : [],
  );

/** Resumes the old driver, and waits until it has settled, failed, or found that it has lost the table. */
async function wake(): Promise<void> {
  stalled.goOn();
  await eventually(
    () => toldByOld().length > 0 || two.old.errors.length > 0 || two.old.rounds.answerSnapshot("jackpot") === null,
  );
}

async function expectPaid(times: number): Promise<void> {
  const { rows } = await two.database.pool.query("select 1 from ledger_movement where kind = 'payout' and amount > 0");
  const balances = await Promise.all(players.map((player) => two.next.balance(player)));
  const total = balances.reduce((sum, balance) => sum + balance, 0);
  const staked = players.length * STAKE;
  expect({ payments: rows.length, total }).toEqual({
    payments: times,
    total: players.length * START - staked + times * (staked - FEE),
  });
}

test("pays nothing if it resumes after the other server has paid the pot", async () => {
  await two.takeOver();
  await two.phaseOf(round, "settled");
  const paid = await two.roundRow(round);
  await wake();
  await expectPaid(1);
  expect(await two.roundRow(round)).toEqual(paid);
  expect(toldByOld()).toEqual([]);
  expect(two.old.errors.map(({ error }) => `${error}`)).toEqual([]);
});

test("pays nothing if it resumes before the other server has paid the pot", async () => {
  await two.database.pool.query("update play_table set fence = fence + 1, driver = gen_random_uuid()");
  await two.database.pool.query("update play_round set fence = fence + 1 where id = $1", [round]);
  await wake();
  expect((await two.roundRow(round)).phase).toBe("closing");
  await expectPaid(0);
  await two.takeOver();
  await two.phaseOf(round, "settled");
  await expectPaid(1);
});
