import { roundChance } from "@fairhouse/fairness/round.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { crowd } from "@fairhouse/tests/crowd.ts";
import { wrongOutcomes } from "@fairhouse/tests/torture/checks/recompute.ts";
import { TwoRoundHouses, vault } from "@fairhouse/tests/two-round-houses.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jackpot } from "./jackpot.ts";
import { ALONE_MS, BETTING_MS } from "./pot.ts";

const game = anyGame(jackpot);
const START = 1_000_000;

let two: TwoRoundHouses;

beforeEach(async () => {
  two = await TwoRoundHouses.open([game]);
});
afterEach(async () => {
  // The former driver resumes, and must not end anything.
  two.line.mend();
  two.old.clock.advance(2 * ALONE_MS);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const known = (id: string) => (id === game.id ? game : undefined);
  expect(await wrongOutcomes(two.database.pool, known)).toMatchObject({ broken: [] });
  await two.finish();
});

const place = (player: string, amount: number) => two.ticket(player, { amount }, "jackpot");

/** Returns the number of payments for each bet that was paid or refunded. */
async function paymentsOf(kind: "payout" | "refund"): Promise<readonly number[]> {
  const { rows } = await two.database.pool.query<{ payments: number }>(
    "select count(*)::int as payments from ledger_movement where kind = $1 and amount > 0 group by reference",
    [kind],
  );
  return rows.map(({ payments }) => payments);
}

test("refunds a lone player once if the driver dies while they wait", async () => {
  const round = await two.opened("jackpot");
  const player = await two.old.play.player();
  await place(player, 1_000);
  await place(player, 2_000);
  two.old.clock.advance(ALONE_MS - 60_000);
  await two.takeOver();
  await two.phaseOf(round.id, "voided");
  expect(await two.next.balance(player)).toBe(START);
  expect((await two.roundRow(round.id)).void_reason).toBe("too few players");
});

test("refunds a lone player once if the driver dies while it refunds", async () => {
  const round = await two.opened("jackpot");
  const player = await two.old.play.player();
  const id = await place(player, 1_000);
  two.old.clock.advance(ALONE_MS + 1_000);
  // Both drivers try at once, and the first one writes it.
  const takenOver = two.takeOver();
  for (let step = 0; step < 20; step++) {
    two.old.clock.advance(1_000);
    await new Promise(setImmediate);
  }
  two.line.cut();
  await takenOver;
  await two.phaseOf(round.id, "voided");
  expect(await two.next.balance(player)).toBe(START);
  expect(await two.ticketRow(id)).toMatchObject({ ended: "refunded", payout: 1_000 });
});

test("pays a pot that two drivers settle once, by the seeds of its opening", async () => {
  const round = await two.opened("jackpot");
  const players = await Promise.all([0, 1, 2].map(() => two.old.play.player()));
  const seeds = await Promise.all(
    players.map(async (player) => (await two.old.play.seeds.seeds(player))?.active.clientSeed ?? ""),
  );
  const ids: string[] = [];
  for (const [i, player] of players.entries()) ids.push(await place(player, 1_000 * (i + 1)));
  for (const player of players) await two.next.play.seeds.rotate(player, "late");
  await two.old.event("clock");
  // Both drivers end it at the same moment.
  const takenOver = two.takeOver();
  two.old.clock.advance(BETTING_MS);
  await takenOver;
  await two.phaseOf(round.id, "settled");
  const { outcome, link: index, revealed } = await two.roundRow(round.id);
  const { chain } = await two.next.rounds.chains("jackpot");
  const source = { link: revealed, salt: chain?.salt ?? "", index, seeds };
  const book = ids.map((id, i) => ({ id, bet: { amount: 1_000 * (i + 1) } }));
  expect(outcome).toEqual(jackpot.outcome(roundChance("all-bettors", source), null, book).outcome);
  expect(await paymentsOf("payout")).toEqual([1]);
  const balances = await Promise.all(players.map((player) => two.next.balance(player)));
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(3 * START - 300);
});

test("settles a pot of thousands in one commit, and splits it exactly into prize and fee", async () => {
  const round = await two.opened("jackpot");
  const players = await crowd(two.database.pool, two.old.play.house, vault, 4_000, START);
  const placed = await Promise.all(players.map((player, i) => two.old.place(player, { amount: 1_000 + i })));
  const refusals = placed.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
  expect(refusals).toEqual([]);
  const total = players.reduce((sum, _, i) => sum + 1_000 + i, 0);
  const ended = await two.old.passing(() =>
    two.old.told
      .flatMap((news) =>
        news.type === "table" && news.event.type === "ended" && news.event.round.id === round.id ? [news.event] : [],
      )
      .at(0),
  );
  expect(ended.round.outcome).toMatchObject({ total });
  const { rows } = await two.database.pool.query<{ open: number; paid: number; moments: number }>(
    `select count(*) filter (where settled_at is null)::int as open, sum(payout)::bigint as paid,
       count(distinct settled_at)::int as moments from play_bet where round = $1`,
    [round.id],
  );
  expect(rows).toEqual([{ open: 0, paid: Math.floor((total * 95) / 100), moments: 1 }]);
  expect(await paymentsOf("payout")).toEqual([1]);
});
