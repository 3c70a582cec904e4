import { expect, test } from "vitest";
import { settled } from "../testing.ts";
import { BET, roundOf, setUp } from "./round-testing.ts";

test("a bet made during a flight waits for the next round", async () => {
  const { play, posts, own, tell } = setUp("running");
  await settled();
  void play.place(BET);
  await settled();
  expect(own().queued).toMatchObject([{ seat: 0, bet: BET }]);
  expect(posts()).toHaveLength(0);
  await tell({ type: "opened", round: roundOf("r2", "betting") });
  expect(posts()).toHaveLength(1);
  expect(own()).toMatchObject({ queued: [], tickets: [{ roundId: "r2" }] });
});

test("a bet goes in as the opening round takes it, and waits if the round does not", async () => {
  const fit = (bet: typeof BET, carry: unknown) =>
    typeof carry === "number" && carry > 0 ? { ...bet, amount: bet.amount + carry } : null;
  const { play, posts, own, tell } = setUp("betting", [], { fit });
  await settled();
  void play.place(BET);
  await settled();
  expect(own().queued).toMatchObject([{ seat: 0, bet: BET }]);
  await tell({ type: "opened", round: { ...roundOf("r2", "betting"), carry: 0 } });
  expect([posts().length, own().queued.length]).toEqual([0, 1]);
  await tell({ type: "opened", round: { ...roundOf("r3", "betting"), carry: 5 } });
  expect(posts()).toMatchObject([{ body: { bet: { amount: 1_005 } } }]);
  expect(own()).toMatchObject({ queued: [], tickets: [{ roundId: "r3" }] });
});

test("a bet that has waited since long ago is dropped when a round opens at last", async () => {
  const { fake, play, posts, own, tell } = setUp("running");
  await settled();
  const result = play.place(BET);
  await settled();
  fake.nowMs += 601_000;
  await tell({ type: "opened", round: roundOf("r2", "betting") });
  expect([posts(), own().queued]).toEqual([[], []]);
  expect(await result).toEqual({ kind: "dropped" });
});

test("a waiting bet can be taken back, and is then never placed", async () => {
  const { play, posts, own, tell } = setUp("running");
  await settled();
  const played = play.place(BET);
  await settled();
  play.unqueue();
  expect(await played).toEqual({ kind: "dropped" });
  await tell({ type: "opened", round: roundOf("r2", "betting") });
  expect(posts()).toHaveLength(0);
  expect(own().queued).toEqual([]);
});

test("betting that has ended by the clock is over, even before the house says so", async () => {
  const { fake, play, own } = setUp();
  await settled();
  fake.nowMs = 2_000_001;
  void play.place(BET);
  await settled();
  expect(own().queued).toMatchObject([{ seat: 0, bet: BET }]);
});
