import { expect, test } from "vitest";
import { type DoubtfulBet, DoubtfulBets } from "./doubtful-bets.ts";

const bet = (id: string, payout: number | null = null) => ({ id, row: { id, payout } }) as DoubtfulBet;
const lost = () => Promise.reject(new Error("Connection terminated unexpectedly"));

function doubtful() {
  let raised = 0;
  const ticks = { isShut: false, raise: () => Promise.resolve(void raised++) };
  const bets = new DoubtfulBets(ticks);
  const resolved = async () => {
    const all: (readonly [string, number | null])[] = [];
    await bets.resolve(async (found) => {
      for (const [id, { row }] of found) all.push([id, row.payout]);
    });
    return all;
  };
  return { bets, ticks, raised: () => raised, resolved };
}

test("what is written is covered by a tick, and then in no doubt", async () => {
  const { bets, raised, resolved } = doubtful();
  expect(await bets.covered([bet("a")], () => Promise.resolve("written"))).toBe("written");
  expect([raised(), await resolved()]).toEqual([1, []]);
  expect(await bets.covered([bet("a")], () => Promise.resolve(null))).toBeNull();
  expect(raised(), "a tick for nothing").toBe(1);
});

test("a lost answer, and a lost tick, leave bets in doubt; a refusal does not", async () => {
  const { bets, ticks, resolved } = doubtful();
  await expect(bets.covered([bet("a")], lost)).rejects.toThrow("unexpectedly");
  const refused = new Error("ledger: change_rows");
  await expect(bets.covered([bet("b")], () => Promise.reject(refused))).rejects.toThrow(refused);
  ticks.raise = lost;
  await expect(bets.covered([bet("c")], () => Promise.resolve("written"))).rejects.toThrow("unexpectedly");
  expect(await resolved()).toEqual([
    ["c", null],
    ["a", null],
  ]);
  expect(await resolved(), "handed out once").toEqual([]);
});

test("a bet in doubt twice is as it was told last, also when it was being told meanwhile", async () => {
  const { bets, resolved } = doubtful();
  await expect(bets.covered([bet("a")], lost)).rejects.toThrow();
  await expect(bets.covered([bet("a", 900)], lost)).rejects.toThrow();
  const told = bets.resolve(async () => {
    await expect(bets.covered([bet("a", 900), bet("b")], lost)).rejects.toThrow();
    throw new Error("not told");
  });
  await expect(told).rejects.toThrow("not told");
  expect(await resolved()).toEqual([
    ["a", null],
    ["b", null],
  ]);
});
