import { beforeEach, expect, test } from "vitest";
import { forgetStatistics, statisticsOf } from "../statistics.ts";
import { fakeContext, memoryStorage, settled } from "../testing.ts";
import { InstantPlay } from "./instant.ts";
import { BET, PLACED, setUp } from "./instant-testing.ts";

beforeEach(forgetStatistics);

test("a player who leaves hears nothing more of pending bets", async () => {
  const { fake, play, answer } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  await answer(PLACED);
  const land = play.handOver();
  fake.signIn("bob");
  expect(await played).toEqual({ kind: "dropped" });
  expect(land()).toBe(false);
  expect(statisticsOf("three").getState().bets).toBe(0);
  expect(play.recent.store.getState()).toEqual([]);
});

test("a guest bets like a player, but statistics and results are not passed on to the next player", async () => {
  const { fake, play, answer, sent } = setUp();
  fake.signIn(null);
  fake.session.setState({ player: "guest", balance: 5_000 });
  await settled();
  void play.place(BET, 2_000);
  await settled();
  expect(sent()).toHaveLength(1);
  expect(fake.expected).toMatchObject([{ stake: 2_000 }]);
  await answer(PLACED);
  play.revealed();
  expect(statisticsOf("three").getState().bets).toBe(1);
  expect(play.recent.store.getState()).toHaveLength(1);
  fake.signIn("ann");
  expect(statisticsOf("three").getState().bets).toBe(0);
  expect(play.recent.store.getState()).toHaveLength(0);
});

test("the figures of a player who signed out elsewhere are not shown to the next one, and stay the player's own", async () => {
  const { fake, play, answer, detach } = setUp();
  void play.place(BET, 2_000);
  await settled();
  await answer(PLACED);
  play.revealed();
  detach();
  play.attach()();
  expect(statisticsOf("three").getState().bets).toBe(1);
  fake.signIn(null);
  fake.signIn("bob");
  play.attach()();
  expect(statisticsOf("three").getState().bets).toBe(0);
});

test("a bet that a guest left unanswered is not sent in the name of an account", async () => {
  const storage = memoryStorage();
  const { fake, play, sent } = setUp(storage);
  fake.signIn(null);
  fake.session.setState({ player: "guest" });
  void play.place(BET, 2_000);
  await settled();
  const later = setUp(storage);
  await settled();
  expect([sent().length, later.sent().length]).toEqual([1, 0]);
});

test("a bet answered after its player has gone is shown when that player is back, and to nobody else", async () => {
  const { fake, play, answer, sent } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  fake.signIn("bob");
  expect(await played).toEqual({ kind: "dropped" });
  await answer(PLACED);
  expect(fake.open()).toBe(0);
  expect(play.store.getState()).toEqual({ phase: "idle" });
  expect(fake.accepted).toEqual([]);
  fake.signIn("ann");
  await settled();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
  await answer(PLACED);
  expect(play.store.getState()).toMatchObject({ phase: "revealing", result: { id: "b1" } });
});

test("the refusal of an earlier player's bet does not end the bet of the next one", async () => {
  const { fake, play, reject } = setUp();
  void play.place(BET, 2_000);
  await settled();
  const refuseFirst = reject;
  fake.signIn("bob");
  await refuseFirst({ code: "limit", message: "", requestId: "" });
  expect(play.store.getState()).toEqual({ phase: "idle" });
});

test("results that arrive after their player has gone are not shown", async () => {
  const fake = fakeContext();
  const lists: ((value: unknown) => void)[] = [];
  fake.answer(() => new Promise((resolve) => lists.push(resolve)));
  const play = new InstantPlay(fake.context, "three", { storage: memoryStorage() });
  play.attach();
  fake.signIn("bob");
  lists[0]?.({ bets: [{ ...PLACED.bet, id: "ann's" }], next: null });
  await settled();
  expect(play.recent.store.getState()).toEqual([]);
});
