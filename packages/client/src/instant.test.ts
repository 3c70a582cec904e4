import { beforeEach, describe, expect, test } from "vitest";
import { NO_RESPONSE } from "./http.ts";
import { InstantPlay } from "./instant.ts";
import { BET, PLACED, setUp } from "./instant-testing.ts";
import { forgetStatistics, statisticsOf } from "./statistics.ts";
import { BALANCE, fakeContext, memoryStorage, settled } from "./testing.ts";

beforeEach(forgetStatistics);

test("a bet goes through placing and revealing to settled; the balance is held back until the reveal ends", async () => {
  const { fake, play, answer, sent } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  expect(play.store.getState()).toEqual({ phase: "placing", slow: false });
  expect(sent()[0]).toMatchObject({ path: "/games/three/bets", body: { bet: BET } });
  expect(fake.shown).toEqual([998_000]);
  await answer(PLACED);
  expect(play.store.getState().phase).toBe("revealing");
  expect(fake.accepted).toEqual([BALANCE]);
  expect(fake.holds()).toBe(1);
  expect(statisticsOf("three").getState().bets).toBe(0);
  play.revealed();
  expect(play.store.getState().phase).toBe("settled");
  expect(fake.holds()).toBe(0);
  expect(await played).toEqual({ kind: "settled", stake: 2_000, payout: 4_000 });
  expect(statisticsOf("three").getState()).toMatchObject({ bets: 1, wins: 1, profit: 2_000 });
  expect(play.recent.store.getState()).toEqual([{ id: "b1", stake: 2_000, payout: 4_000, outcome: { pocket: 32 } }]);
});

test("results that are handed over are shown beside each other: each pays into the shown balance when it has been shown, the last one frees it", async () => {
  const { fake, play, answer, reject } = setUp();
  const first = play.place(BET, 2_000);
  await settled();
  await answer(PLACED);
  const land = play.handOver();
  expect(play.store.getState().phase).toBe("settled");
  expect(statisticsOf("three").getState().bets).toBe(0);
  void play.place(BET, 2_000);
  await settled();
  await answer({ ...PLACED, bet: { ...PLACED.bet, id: "b2", payout: 0 } });
  const landSecond = play.handOver();
  void play.place(BET, 2_000);
  await settled();
  await reject({ code: "busy", message: "", requestId: "" });
  expect(fake.holds()).toBe(2);
  expect(land()).toBe(true);
  expect(land()).toBe(false);
  expect(await first).toEqual({ kind: "settled", stake: 2_000, payout: 4_000 });
  expect(fake.holds()).toBe(1);
  landSecond();
  expect(fake.holds()).toBe(0);
  // Stakes go as bets are placed; that of the refused one and the first payout come back while the others are in the air.
  expect(fake.shown).toEqual([998_000, 998_000, 998_000, 1_002_000, 1_004_000]);
  expect(play.recent.store.getState().map(({ id }) => id)).toEqual(["b2", "b1"]);
  expect(statisticsOf("three").getState()).toMatchObject({ bets: 2, wagered: 4_000 });
});

test("a second press while a bet is on its way or being shown does nothing", async () => {
  const { play, sent, answer } = setUp();
  void play.place(BET, 2_000);
  void play.place(BET, 2_000);
  await settled();
  expect(sent()).toHaveLength(1);
  await answer(PLACED);
  expect(await play.place(BET, 2_000)).toEqual({ kind: "dropped" });
  expect(sent()).toHaveLength(1);
});

test("a refusal is shown, gives the balance free, and the next bet works", async () => {
  const { fake, play, reject, sent } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  const error = { code: "insufficient_balance", message: "", requestId: "" };
  await reject(error);
  expect(play.store.getState()).toEqual({ phase: "refused", error });
  expect(await played).toEqual({ kind: "refused", error });
  expect(fake.holds()).toBe(0);
  void play.place(BET, 2_000);
  await settled();
  expect(sent()).toHaveLength(2);
});

test("who does not get through sign-in and age question bets nothing", async () => {
  const { fake, play, sent } = setUp();
  fake.ready.answer = false;
  expect(await play.place(BET, 2_000)).toEqual({ kind: "dropped" });
  expect(sent()).toHaveLength(0);
  expect(fake.holds()).toBe(0);
});

test("a bet whose answer was lost with the page is asked for again with its key, and shown", async () => {
  const before = setUp();
  void before.play.place(BET, 2_000);
  await settled();
  const after = setUp(before.storage);
  await settled();
  expect(after.sent()).toEqual(before.sent());
  await after.answer(PLACED);
  expect(after.play.store.getState().phase).toBe("revealing");
});

test("a lost connection is no refusal: the bet stays on its way", async () => {
  const { play, reject, answer, sent } = setUp();
  void play.place(BET, 2_000);
  await settled();
  await reject(NO_RESPONSE);
  expect(play.store.getState().phase).toBe("placing");
  expect(sent()).toHaveLength(2);
  await answer(PLACED);
  expect(play.store.getState().phase).toBe("revealing");
});

test("leaving the page lets go of the balance", async () => {
  const { fake, play, answer, detach } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  detach();
  expect(fake.holds()).toBe(0);
  expect(await played).toEqual({ kind: "dropped" });
  await answer(PLACED);
  expect(fake.holds()).toBe(0);
});

describe("a result that waits for its player", () => {
  const kept = { ...PLACED.bet, createdAt: "2026-11-22T10:00:00.000Z" };

  /** A page on which a bet was placed, answered, and left before its result was shown to the end. */
  async function leftUnseen() {
    const unseen = memoryStorage();
    const page = setUp(memoryStorage(), unseen);
    void page.play.place(BET, 2_000);
    await settled();
    await page.answer(PLACED);
    page.detach();
    return unseen;
  }
  /** A later page, whose house knows these bets, or cannot be reached. */
  function later(unseen: ReturnType<typeof memoryStorage>, bets: readonly unknown[] | null = [kept]) {
    const fake = fakeContext();
    fake.answer(({ path }) => {
      if (bets === null) throw NO_RESPONSE;
      if (path.startsWith("/bets?")) return { bets, next: null };
      const bet = bets.find((one) => path === `/bets/${Object(one).id}`);
      if (bet === undefined) throw { code: "not_found", message: "", requestId: "" };
      return { bet };
    });
    const play = new InstantPlay<typeof BET, { pocket: number }>(fake.context, "three", {
      storage: memoryStorage(),
      unseenIn: unseen,
    });
    return { fake, play, detach: play.attach() };
  }

  test("is shown by the next page, which tells it nowhere before", async () => {
    const unseen = await leftUnseen();
    const { fake, play } = later(unseen);
    await settled();
    expect(play.store.getState()).toMatchObject({ phase: "revealing", result: { id: "b1", payout: 4_000 } });
    expect(fake.held.at(-1)).toEqual({ hiding: 4_000, from: Date.parse(kept.createdAt) });
    expect(fake.holds()).toBe(1);
    expect(play.recent.store.getState()).toEqual([]);
    expect(await play.place(BET, 2_000)).toEqual({ kind: "dropped" });
    play.revealed();
    expect(fake.holds()).toBe(0);
    expect(play.recent.store.getState().map(({ id }) => id)).toEqual(["b1"]);
    const third = later(unseen);
    await settled();
    expect(third.play.store.getState().phase).toBe("idle");
  });

  test("comes after the one before it, when the player asks", async () => {
    const unseen = await leftUnseen();
    unseen.setItem("unseen:ann:three", JSON.stringify({ ids: ["b1", "b2"] }));
    const { play } = later(unseen, [kept, { ...kept, id: "b2" }]);
    await settled();
    play.revealed();
    expect(play.store.getState().phase).toBe("settled");
    expect(play.waiting.getState()).toEqual(["b2"]);
    await play.showWaiting();
    expect(play.store.getState()).toMatchObject({ phase: "revealing", result: { id: "b2" } });
  });

  test("is nobody else's, and is forgotten when its bet is gone", async () => {
    const unseen = await leftUnseen();
    const page = later(unseen, []);
    await settled();
    expect(page.play.store.getState().phase).toBe("idle");
    expect(page.fake.holds()).toBe(0);
    expect([...unseen.entries.keys()]).toEqual([]);
    const again = await leftUnseen();
    const bob = later(again);
    bob.fake.signIn("bob");
    await settled();
    expect(bob.play.store.getState().phase).toBe("idle");
    bob.fake.signIn("ann");
    await settled();
    expect(bob.play.store.getState().phase).toBe("revealing");
  });

  test("stays kept while the house cannot be asked", async () => {
    const unseen = await leftUnseen();
    const { fake, play } = later(unseen, null);
    await settled();
    expect(play.store.getState().phase).toBe("idle");
    expect(fake.holds()).toBe(0);
    const next = later(unseen);
    await settled();
    expect(next.play.store.getState().phase).toBe("revealing");
  });
});
