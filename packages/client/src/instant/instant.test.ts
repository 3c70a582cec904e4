import { beforeEach, describe, expect, test } from "vitest";
import { forgetStatistics, statisticsOf } from "../statistics.ts";
import { BALANCE, fakeContext, memoryStorage, settled } from "../testing.ts";
import { NO_RESPONSE } from "../wire/http.ts";
import { InstantPlay } from "./instant.ts";
import { BET, PLACED, setUp } from "./instant-testing.ts";

beforeEach(forgetStatistics);

test("a bet goes through placing and revealing to settled; the balance is held back until the reveal ends", async () => {
  const { fake, play, answer, sent } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  expect(play.store.getState()).toEqual({ phase: "placing", slow: false });
  expect(sent()[0]).toMatchObject({ path: "/games/three/bets", body: { bet: BET } });
  expect(fake.expected).toMatchObject([{ game: "three", stake: 2_000 }]);
  await answer(PLACED);
  expect(play.store.getState().phase).toBe("revealing");
  expect(fake.accepted).toEqual([BALANCE]);
  expect([...fake.unshown]).toEqual([["b1", 4_000]]);
  expect(statisticsOf("three").getState().bets).toBe(0);
  play.revealed();
  expect(play.store.getState().phase).toBe("settled");
  expect(fake.shown).toEqual(["b1"]);
  expect(await played).toEqual({ kind: "settled", stake: 2_000, payout: 4_000 });
  expect(statisticsOf("three").getState()).toMatchObject({ bets: 1, wins: 1, profit: 2_000 });
  expect(play.recent.store.getState()).toEqual([{ id: "b1", stake: 2_000, payout: 4_000, outcome: { pocket: 32 } }]);
});

test("results that are handed over are shown beside each other; each enters the shown balance once it has been shown", async () => {
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
  await reject({ code: "insufficient_balance", message: "", requestId: "" });
  expect(fake.open(), "the refused one waits for nothing").toBe(0);
  expect([...fake.unshown.keys()]).toEqual(["b1", "b2"]);
  expect(land()).toBe(true);
  expect(land()).toBe(false);
  expect(await first).toEqual({ kind: "settled", stake: 2_000, payout: 4_000 });
  expect([...fake.unshown.keys()]).toEqual(["b2"]);
  landSecond();
  expect(fake.unshown.size).toBe(0);
  expect(play.recent.store.getState().map(({ id }) => id)).toEqual(["b2", "b1"]);
  expect(statisticsOf("three").getState()).toMatchObject({ bets: 2, wagered: 4_000 });
});

test("a second press while a bet is being placed or shown does nothing", async () => {
  const { play, sent, answer } = setUp();
  void play.place(BET, 2_000);
  void play.place(BET, 2_000);
  await settled();
  expect(sent()).toHaveLength(1);
  await answer(PLACED);
  expect(await play.place(BET, 2_000)).toEqual({ kind: "dropped" });
  expect(sent()).toHaveLength(1);
});

test("a refusal is shown, releases the balance, and the next bet works", async () => {
  const { fake, play, reject, sent } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  const error = { code: "insufficient_balance", message: "", requestId: "" };
  await reject(error);
  expect(play.store.getState()).toEqual({ phase: "refused", error });
  expect(await played).toEqual({ kind: "refused", error });
  expect(fake.open()).toBe(0);
  void play.place(BET, 2_000);
  await settled();
  expect(sent()).toHaveLength(2);
});

test("a player who does not complete sign-in and age question bets nothing", async () => {
  const { fake, play, sent } = setUp();
  fake.ready.answer = false;
  expect(await play.place(BET, 2_000)).toEqual({ kind: "dropped" });
  expect(sent()).toHaveLength(0);
  expect(fake.expected).toEqual([]);
});

test("a bet whose answer was lost with the page is repeated with its key, and shown", async () => {
  const before = setUp();
  void before.play.place(BET, 2_000);
  await settled();
  const after = setUp(before.storage);
  await settled();
  expect(after.sent()).toEqual(before.sent());
  await after.answer(PLACED);
  expect(after.play.store.getState().phase).toBe("revealing");
});

test("a lost connection is not a refusal: the bet stays in flight", async () => {
  const { play, reject, answer, sent } = setUp();
  void play.place(BET, 2_000);
  await settled();
  await reject(NO_RESPONSE);
  expect(play.store.getState().phase).toBe("placing");
  expect(sent()).toHaveLength(2);
  await answer(PLACED);
  expect(play.store.getState().phase).toBe("revealing");
});

test("results that a closed page would have shown count at once, even if the answer comes later", async () => {
  const { fake, play, answer, detach } = setUp();
  const played = play.place(BET, 2_000);
  await settled();
  detach();
  expect(await played).toEqual({ kind: "dropped" });
  expect(fake.open(), "its result may be in any balance").toBe(1);
  await answer(PLACED);
  expect([fake.open(), fake.unshown.size]).toEqual([0, 0]);
  const revealing = setUp();
  void revealing.play.place(BET, 2_000);
  await settled();
  await revealing.answer(PLACED);
  revealing.detach();
  expect(revealing.fake.unshown.size).toBe(0);
});

test("a screen that has gone leaves its result to the one that was opened since and asks for the same bet", async () => {
  const first = setUp();
  void first.play.place(BET, 2_000);
  await settled();
  first.detach();
  const answers: ((value: unknown) => void)[] = [];
  first.fake.answer(({ path }) =>
    path.startsWith("/bets?") ? { bets: [], next: null } : new Promise((resolve) => answers.push(resolve)),
  );
  const second = new InstantPlay<typeof BET, { pocket: number }>(first.fake.context, "three", {
    storage: first.storage,
    pause: async () => {},
  });
  const detachSecond = second.attach();
  await settled();
  expect(first.sent().map(({ key }) => key)).toEqual([first.sent()[0]?.key, first.sent()[0]?.key]);
  await first.answer(PLACED);
  expect([...first.fake.unshown], "the wheel of the second screen has not turned yet").toEqual([["b1", 4_000]]);
  answers[0]?.(PLACED);
  await settled();
  expect(second.store.getState().phase).toBe("revealing");
  second.revealed();
  expect(first.fake.unshown.size).toBe(0);
  detachSecond();
});

describe("a result that waits for its player", () => {
  const kept = { ...PLACED.bet, createdAt: "2026-11-22T10:00:00.000Z" };

  /** Opens a page that finds covered bets. The house knows `bets`, or cannot be reached if null. */
  function later(covered: readonly string[], bets: readonly unknown[] | null = [kept]) {
    const fake = fakeContext();
    fake.byHand.setState([{ id: "other", game: "another" }, ...covered.map((id) => ({ id, game: "three" }))], true);
    fake.answer(({ path }) => {
      if (bets === null) throw NO_RESPONSE;
      if (path.startsWith("/bets?")) return { bets, next: null };
      const bet = bets.find((one) => path === `/bets/${Object(one).id}`);
      if (bet === undefined) throw { code: "not_found", message: "", requestId: "" };
      return { bet };
    });
    const play = new InstantPlay<typeof BET, { pocket: number }>(fake.context, "three", {
      storage: memoryStorage(),
      byHand: true,
    });
    return { fake, play, detach: play.attach() };
  }

  test("stays covered when its page is closed", async () => {
    const page = setUp(memoryStorage(), true);
    void page.play.place(BET, 2_000);
    await settled();
    await page.answer(PLACED);
    page.detach();
    expect(page.fake.expected).toMatchObject([{ byHand: true }]);
    expect([...page.fake.unshown.keys()]).toEqual(["b1"]);
  });

  test("is shown by the next page, which does not reveal it before", async () => {
    const { fake, play } = later(["b1"]);
    await settled();
    expect(play.store.getState()).toMatchObject({ phase: "revealing", result: { id: "b1", payout: 4_000 } });
    expect(fake.shown).toEqual([]);
    expect(play.recent.store.getState()).toEqual([]);
    expect(await play.place(BET, 2_000)).toEqual({ kind: "dropped" });
    play.revealed();
    expect(fake.shown).toEqual(["b1"]);
    expect(play.waiting.getState()).toEqual([]);
    expect(play.recent.store.getState().map(({ id }) => id)).toEqual(["b1"]);
  });

  test("leaves the earlier results when the page learns late that it is covered", async () => {
    const { fake, play } = later([], [kept, { ...kept, id: "b2" }]);
    fake.byHand.setState([{ id: "b1", game: "three" }], true);
    await settled();
    expect(play.recent.store.getState().map(({ id }) => id)).toEqual(["b2"]);
    fake.byHand.setState([{ id: "b2", game: "three" }], true);
    expect(play.recent.store.getState()).toEqual([]);
  });

  test("is shown, too, if its note comes just after the start of the page", async () => {
    const { fake, play } = later([]);
    fake.byHand.setState([{ id: "b1", game: "three" }], true);
    await settled();
    expect(play.store.getState()).toMatchObject({ phase: "revealing", result: { id: "b1" } });
    play.revealed();
    expect(play.waiting.getState()).toEqual([]);
  });

  test("comes after the previous one, when the player asks", async () => {
    const { play } = later(["b1", "b2"], [kept, { ...kept, id: "b2" }]);
    await settled();
    play.revealed();
    expect(play.store.getState().phase).toBe("settled");
    expect(play.waiting.getState()).toEqual(["b2"]);
    await play.showWaiting();
    expect(play.store.getState()).toMatchObject({ phase: "revealing", result: { id: "b2" } });
  });

  test("counts as shown if its bet is gone", async () => {
    const { fake, play } = later(["b1"], []);
    await settled();
    expect(play.store.getState().phase).toBe("idle");
    expect(fake.shown).toEqual(["b1"]);
  });

  test("stays covered while the house cannot be asked", async () => {
    const { fake, play } = later(["b1"], null);
    await settled();
    expect(play.store.getState().phase).toBe("idle");
    expect([fake.shown, play.waiting.getState()]).toEqual([[], ["b1"]]);
  });
});
