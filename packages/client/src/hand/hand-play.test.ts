import { expect, test } from "vitest";
import { BALANCE, settled } from "../testing.ts";
import { NO_RESPONSE } from "../wire/http.ts";
import { BET, handAt, holdAnswers, setUp } from "./hand-testing.ts";

test("an open hand is there when the page opens, and nothing is held back", async () => {
  const { phase, fake } = setUp({ open: handAt(2) });
  await settled();
  expect(phase()).toBe("open");
  expect(fake.expected).toEqual([]);
});

test("moves made in a hurry are sent one after another, each with its turn", async () => {
  const { play, sent, phase, fake } = setUp({ open: handAt(0), closesAt: 9 });
  await settled();
  play.move({ reveal: 1 });
  play.move({ reveal: 2 });
  play.move({ reveal: 3 });
  await settled();
  await settled();
  expect(sent().map(({ body }) => body)).toEqual([
    { turn: 0, move: { reveal: 1 } },
    { turn: 1, move: { reveal: 2 } },
    { turn: 2, move: { reveal: 3 } },
  ]);
  expect(phase()).toBe("open");
  expect([fake.open(), fake.unshown.size]).toEqual([0, 0]);
});

test("the end of a hand is held back until it has been shown", async () => {
  const { play, phase, fake } = setUp({ open: handAt(2) });
  await settled();
  play.move({ cashOut: true });
  await settled();
  expect(phase()).toBe("revealing");
  expect([...fake.unshown]).toEqual([["h1", 3_000]]);
  play.revealed();
  expect(phase()).toBe("settled");
  expect([fake.open(), fake.unshown.size]).toEqual([0, 0]);
});

test("a stake added by the last move leaves the balance at once, and the payout waits for the end of the hand", async () => {
  const { play, fake } = setUp({ open: handAt(0) });
  await settled();
  // A double: 1,000 more, and 4,000 come back.
  fake.answer(() => ({
    hand: { ...handAt(1, 4_000), stake: 2_000 },
    balance: { ...BALANCE, amount: 1_003_000 },
  }));
  play.move({ reveal: 1 });
  await settled();
  expect(fake.took).toEqual([1_000]);
  expect([...fake.unshown]).toEqual([["h1", 4_000]]);
  play.revealed();
  expect(fake.unshown.size).toBe(0);
});

test("an automatic hand is one request, and resolves once it has been shown", async () => {
  const { play, sent, fake } = setUp();
  await settled();
  const played = play.start(BET, 1_000, [{ reveal: 1 }, { reveal: 2 }, { cashOut: true }]);
  await settled();
  expect(sent()).toHaveLength(1);
  expect(fake.expected).toMatchObject([{ stake: 1_000 }]);
  play.revealed();
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 3_000 });
});

test("a move whose answer was lost is repeated with its turn", async () => {
  const { play, sent, failures, phase } = setUp({ open: handAt(0) });
  await settled();
  failures.push(NO_RESPONSE);
  play.move({ reveal: 7 });
  await settled();
  expect(sent().map(({ body }) => body)).toEqual(Array(2).fill({ turn: 0, move: { reveal: 7 } }));
  expect(phase()).toBe("open");
});

test("a start whose answer was lost with the page is repeated with its key", async () => {
  const before = setUp();
  before.fake.answer(() => new Promise(() => {}));
  void before.play.start(BET, 1_000);
  await settled();
  const after = setUp({ storage: before.storage });
  await settled();
  expect(after.sent()).toEqual(before.sent());
  expect(after.phase()).toBe("open");
  expect(after.fake.open()).toBe(0);
});

test("a hand that is out of step with the house is fetched", async () => {
  const { play, failures, fake, phase } = setUp({ open: handAt(1) });
  await settled();
  const before = fake.asked.length;
  failures.push({ code: "stale_turn", message: "", requestId: "" });
  play.move({ reveal: 1 });
  await settled();
  expect(fake.asked.slice(before).map(({ path }) => path)).toContain("/games/one/hands/open");
  expect(phase()).toBe("open");
});

test("moves made on another device are seen here", async () => {
  const { fake, phase, play } = setUp();
  await settled();
  fake.emit("hand", handAt(1));
  expect(phase()).toBe("open");
  fake.emit("hand", { ...handAt(9), game: "another", id: "other" });
  expect(play.store.getState().hand?.id).toBe("h1");
  fake.emit("hand", handAt(2, 0));
  expect(phase()).toBe("revealing");
  expect([...fake.unshown.keys()]).toEqual(["h1"]);
});

test("an end that was heard of and shown before the answer came is shown only once", async () => {
  const { fake, play, phase } = setUp({ open: handAt(0) });
  await settled();
  const tell = holdAnswers(fake);
  play.move({ cashOut: true });
  await settled();
  fake.emit("hand", handAt(1, 3_000));
  play.revealed();
  tell({ hand: handAt(1, 3_000), balance: BALANCE });
  await settled();
  expect(phase()).toBe("settled");
  expect([fake.open(), fake.unshown.size]).toEqual([0, 0]);
});

test("who waits for a hand that was heard of and shown before its answer came may bet at once when told", async () => {
  const { fake, play } = setUp();
  await settled();
  const tell = holdAnswers(fake);
  const first = play.start(BET, 1_000, [{ reveal: 1 }]);
  await settled();
  let told: unknown = null;
  const second = first.then((played) => {
    told = played;
    return play.start(BET, 1_000);
  });
  fake.emit("hand", handAt(1, 0));
  play.revealed();
  await settled();
  expect(told).toBeNull();
  tell({ hand: handAt(1, 0), balance: BALANCE });
  await settled();
  expect(told).toEqual({ kind: "settled", stake: 1_000, payout: 0 });
  tell({ hand: handAt(1, 0, "h2"), balance: BALANCE });
  await settled();
  play.revealed();
  expect((await second).kind).toBe("settled");
});

test("no hand starts while the answer to the last move of a hand that was heard of and shown is on its way", async () => {
  const { fake, play, phase } = setUp();
  await settled();
  const first = play.start(BET, 1_000);
  await settled();
  const tell = holdAnswers(fake);
  play.move({ cashOut: true });
  await settled();
  fake.emit("hand", handAt(1, 3_000));
  play.revealed();
  expect(phase()).toBe("moving");
  expect(await play.start(BET, 1_000)).toEqual({ kind: "dropped" });
  tell({ hand: handAt(1, 3_000), balance: BALANCE });
  await settled();
  expect(phase()).toBe("settled");
  expect(await first).toEqual({ kind: "settled", stake: 1_000, payout: 3_000 });
});

test("who waits for a hand is not told the end of one that was closed on another device", async () => {
  const { fake, play } = setUp();
  await settled();
  const tell = holdAnswers(fake);
  const played = play.start(BET, 1_000, [{ reveal: 1 }]);
  await settled();
  fake.emit("hand", handAt(4, 9_000, "elsewhere"));
  play.revealed();
  tell({ hand: handAt(1, 0, "own"), balance: BALANCE });
  await settled();
  play.revealed();
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 0 });
});

test("after a lost connection the hand is fetched again", async () => {
  const { fake } = setUp();
  await settled();
  const before = fake.asked.length;
  fake.connection.setState({ state: "offline" });
  fake.connection.setState({ state: "online" });
  await settled();
  expect(fake.asked.slice(before).map(({ path }) => path)).toContain("/games/one/hands/open");
});

test.each([null, handAt(0, null, "h2")])(
  "who waits for a hand that was closed elsewhere learns that it is gone, and not the end of another (%j)",
  async (open) => {
    const { fake, play } = setUp();
    await settled();
    const played = play.start(BET, 1_000);
    await settled();
    fake.answer(({ path }) => (path.endsWith("/open") ? { hand: open } : new Promise(() => {})));
    fake.connection.setState({ state: "offline" });
    fake.connection.setState({ state: "online" });
    expect(await played).toEqual({ kind: "dropped" });
  },
);

test("who waits for a hand that was started while the open one was asked for goes on waiting", async () => {
  const { fake, play } = setUp({ closesAt: 1 });
  await settled();
  const first = play.start(BET, 1_000);
  await settled();
  let tell: (value: unknown) => void = () => {};
  let next = handAt(1, 3_000);
  fake.answer(({ path }) =>
    path.endsWith("/open") ? new Promise((resolve) => (tell = resolve)) : { hand: next, balance: BALANCE },
  );
  fake.connection.setState({ state: "offline" });
  fake.connection.setState({ state: "online" });
  play.move({ cashOut: true });
  await settled();
  play.revealed();
  expect((await first).kind).toBe("settled");
  next = handAt(0, null, "h2");
  const second = play.start(BET, 1_000);
  await settled();
  tell({ hand: handAt(0, null, "h2") });
  await settled();
  next = handAt(1, 3_000, "h2");
  play.move({ cashOut: true });
  await settled();
  play.revealed();
  expect(await second).toEqual({ kind: "settled", stake: 1_000, payout: 3_000 });
});

test("'no open hand' does not undo a hand that was dealt meanwhile", async () => {
  const { fake, phase } = setUp();
  let tell: (value: unknown) => void = () => {};
  fake.answer(({ path }) =>
    path.endsWith("/open") ? new Promise((resolve) => (tell = resolve)) : new Promise(() => {}),
  );
  fake.connection.setState({ state: "offline" });
  fake.connection.setState({ state: "online" });
  await settled();
  fake.emit("hand", handAt(0));
  tell({ hand: null });
  await settled();
  expect(phase()).toBe("open");
});

test("a hand that was closed while events were missed is not shown any more", async () => {
  const { fake, phase } = setUp({ open: handAt(0) });
  await settled();
  fake.answer(({ path }) => (path.endsWith("/open") ? { hand: null } : { bets: [], next: null }));
  fake.emit("missed");
  await settled();
  expect(phase()).toBe("idle");
});
