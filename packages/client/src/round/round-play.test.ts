import { beforeEach, expect, test } from "vitest";
import { SlipPlay } from "../external/slip-play.ts";
import { seatOf } from "../own-bets.ts";
import { forgetStatistics, keepStatisticsOf, noteResult, statisticsOf } from "../statistics.ts";
import { BALANCE, fakeContext, memoryStorage, settled } from "../testing.ts";
import { NO_RESPONSE } from "../wire/http.ts";
import { RoundPlay } from "./round-play.ts";
import { BET, FLIGHT, roundOf, setUp, ticketOf } from "./round-testing.ts";

beforeEach(forgetStatistics);

test("a bet is sent at once while betting is open", async () => {
  const { play, posts, own } = setUp();
  await settled();
  void play.place(BET);
  await settled();
  expect(posts()).toMatchObject([{ path: "/tables/two/tickets", body: { bet: BET } }]);
  expect(own().tickets).toMatchObject([{ id: "t1" }]);
});

test("a ticket is taken back once, does not count as a bet, and leaves room for another", async () => {
  const { fake, play, own, posts } = setUp();
  await settled();
  const played = play.place(BET);
  await settled();
  void play.takeBack("t1");
  void play.takeBack("t1");
  await settled();
  const backs = posts().filter(({ path }) => path === "/tickets/t1/take-back");
  expect(backs).toHaveLength(1);
  expect(backs[0]?.key).toEqual(expect.any(String));
  expect(await played).toEqual({ kind: "dropped" });
  expect(own()).toMatchObject({ leaving: [], tickets: [{ id: "t1", ended: "taken_back" }] });
  expect(statisticsOf("two").getState().bets).toBe(0);
  expect(fake.accepted).toHaveLength(2);
  void play.place(BET);
  await settled();
  expect(posts().filter(({ path }) => path === "/tables/two/tickets")).toHaveLength(2);
});

test("two presses place one bet, and a round takes one", async () => {
  const { play, posts } = setUp();
  await settled();
  void play.place(BET);
  void play.place(BET);
  await settled();
  void play.place(BET);
  await settled();
  expect(posts()).toHaveLength(1);
});

test("a bet that waits for a dialog is dropped if its player leaves the screen meanwhile", async () => {
  const { fake, play, detach, posts } = setUp();
  await settled();
  let confirm: (isReady: boolean) => void = () => {};
  Object.assign(fake.context, { readyToBet: () => new Promise((resolve) => (confirm = resolve)) });
  const played = play.place(BET);
  detach();
  confirm(true);
  expect(await played).toEqual({ kind: "dropped" });
  expect(posts()).toEqual([]);
});

test("leaving pays, and resolves the promise of the bet", async () => {
  const { fake, play, own, posts } = setUp();
  await settled();
  const played = play.place(BET);
  await settled();
  void play.leave("t1");
  void play.leave("t1");
  await settled();
  expect(posts().filter(({ path }) => path === "/tickets/t1/cash-out")).toHaveLength(1);
  expect(own().tickets).toMatchObject([{ leftAt: 142, payout: 1_420 }]);
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 1_420 });
  expect(fake.accepted).toHaveLength(2);
  expect(statisticsOf("two").getState()).toMatchObject({ bets: 1, profit: 420 });
});

test("an old event does not undo that a ticket has left, and nothing is counted twice", async () => {
  const { fake, play, own } = setUp();
  await settled();
  void play.place(BET);
  await settled();
  await play.leave("t1");
  fake.emit("ticket", ticketOf("t1", "r1"));
  fake.emit("ticket", ticketOf("t1", "r1", { ended: "cashed_out", leftAt: 142, payout: 1_420 }));
  expect(own().tickets).toMatchObject([{ leftAt: 142, payout: 1_420 }]);
  expect(statisticsOf("two").getState().bets).toBe(1);
});

test("a bet whose round ended while nothing was heard comes to its end, however many rounds followed", async () => {
  const { fake, play, own } = setUp();
  await settled();
  const played = play.place(BET);
  await settled();
  let isOver = false;
  fake.answer(({ path }) => {
    if (path === "/tables/two")
      return { ...play.table.getState().snapshot, version: 90, round: roundOf("r9", "betting") };
    if (path === "/tables/two/tickets") return { tickets: [ticketOf("t9", "r9")] };
    if (!isOver) throw NO_RESPONSE;
    return { bet: { ...ticketOf("t1", "r1"), ended: "cashed_out", leftAt: 142, payout: 1_420 } };
  });
  fake.watch();
  await settled();
  expect(
    own()
      .tickets.map(({ id }) => id)
      .sort(),
    "the tickets of the last round do not wait for it",
  ).toEqual(["t1", "t9"]);
  isOver = true;
  fake.watch();
  await settled();
  expect(fake.asked.at(-1)?.path).toBe("/bets/t1");
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 1_420 });
  expect(statisticsOf("two").getState()).toMatchObject({ bets: 1, profit: 420 });
});

test("a refused late leave is shown and the ticket stays as it is", async () => {
  const { play, own, refusals } = setUp();
  await settled();
  void play.place(BET);
  await settled();
  refusals.push({ code: "too_late", message: "", requestId: "" });
  await play.leave("t1");
  expect(own()).toMatchObject({ leaving: [], errors: { 0: { code: "too_late" } }, tickets: [{ leftAt: null }] });
});

test("a reload finds the ticket in flight", async () => {
  const { own } = setUp("running", [ticketOf("t9", "r1")]);
  await settled();
  expect(own().tickets).toMatchObject([{ id: "t9", payout: null }]);
});

test("a refunded stake counts as neither won nor lost", async () => {
  const { fake, play } = setUp();
  await settled();
  const played = play.place(BET);
  await settled();
  fake.emit("ticket", ticketOf("t1", "r1", { ended: "refunded" }));
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 1_000 });
  expect(statisticsOf("two").getState()).toMatchObject({ wins: 0, losses: 0, profit: 0 });
});

test("each seat has its ticket, its waiting bet, its key and its end", async () => {
  const { play, posts, own, tell } = setUp("betting", [], { ...FLIGHT, ticketsPerPlayer: 2 });
  await settled();
  const first = play.place(BET, 0);
  const second = play.place(BET, 1);
  void play.place(BET, 1);
  await settled();
  const placed = posts().map(({ key }) => key);
  expect(placed).toHaveLength(2);
  expect(placed[0]).not.toBe(placed[1]);
  expect(seatOf(own(), 0, "r1").ticket?.id).toBe("t1");
  expect(seatOf(own(), 1, "r1").ticket?.id).toBe("t2");
  await tell({ type: "started", round: roundOf("r1", "running") });
  await play.leave("t1");
  expect(await first).toMatchObject({ kind: "settled", payout: 1_420 });
  expect(seatOf(own(), 1, "r1").ticket?.payout).toBeNull();
  void play.place(BET, 1);
  await settled();
  play.unqueue(0);
  expect(seatOf(own(), 1, "r1").next).toEqual(BET);
  play.unqueue(1);
  expect(await second, "a seat plays one bet at a time").toEqual({ kind: "dropped" });
});

test("a refusal is shown at the seat where it was pressed", async () => {
  const { play, own, refusals } = setUp("betting", [], { ...FLIGHT, ticketsPerPlayer: 2 });
  await settled();
  refusals.push({ code: "insufficient_balance", message: "", requestId: "" });
  expect(await play.place(BET, 1)).toMatchObject({ kind: "refused" });
  expect(seatOf(own(), 0, "r1").error).toBeNull();
  expect(seatOf(own(), 1, "r1").error).toMatchObject({ code: "insufficient_balance" });
});

test("after a gap a fresh snapshot is fetched", async () => {
  const { fake, play, tell } = setUp();
  await settled();
  const before = fake.asked.filter(({ path }) => path === "/tables/two").length;
  await tell({ type: "clock", roundId: "r1", closesAt: 1, version: 50 });
  expect(fake.asked.filter(({ path }) => path === "/tables/two").length).toBe(before + 1);
  expect(play.table.getState().snapshot).not.toBeNull();
});

test("a snapshot that was asked for before a reconnection, and never comes, does not keep the table from the next", async () => {
  const fake = fakeContext(null);
  const answers: { answer(snapshot: unknown): void; fail(error: unknown): void }[] = [];
  fake.answer(() => new Promise((answer, fail) => answers.push({ answer, fail })));
  const play = new RoundPlay(fake.context, "two", "two", {}, { storage: memoryStorage() });
  play.attach();
  fake.watch();
  const snapshot = { table: "two", version: 7, round: roundOf("r7", "betting") };
  answers[1]?.answer(snapshot);
  await settled();
  expect(play.table.getState()).toMatchObject({ snapshot, stale: false });
  answers[0]?.fail(NO_RESPONSE);
  await settled();
  expect(play.table.getState()).toMatchObject({ snapshot, stale: false });
});

test("visitors watch the table and ask for no tickets", async () => {
  const fake = fakeContext(null);
  fake.answer(() => new Promise(() => {}));
  new RoundPlay(fake.context, "two", "two", {}, { storage: memoryStorage() }).attach();
  await settled();
  expect(fake.asked.map(({ path }) => path)).toEqual(["/tables/two"]);
});

test("a guest who looks at a table, or at events, keeps the figures of their own games", () => {
  const fake = fakeContext(null);
  fake.session.setState({ player: "guest" });
  keepStatisticsOf("guest");
  noteResult("solo", fake.context, { id: "of a guest", stake: 1_000, payout: 0 });
  new RoundPlay(fake.context, "two", "two", {}, { storage: memoryStorage() }).attach()();
  new SlipPlay(fake.context, "coins").attach()();
  expect(statisticsOf("solo").getState().bets).toBe(1);
  keepStatisticsOf(null);
});

test("answers to an earlier player's bet and cash-out are not shown to the next one", async () => {
  for (const act of ["place", "leave"] as const) {
    const { fake, play, own } = setUp("betting", act === "leave" ? [ticketOf("t1", "r1")] : []);
    await settled();
    let tell: (value: unknown) => void = () => {};
    fake.answer(({ body }) => (body === undefined ? { tickets: [] } : new Promise((resolve) => (tell = resolve))));
    void (act === "place" ? play.place(BET) : play.leave("t1"));
    await settled();
    fake.signIn("bob");
    await settled();
    tell({ ticket: ticketOf("t1", "r1"), balance: BALANCE });
    await settled();
    expect(own()).toMatchObject({ tickets: [], placing: [], errors: {} });
    expect(fake.accepted).toEqual([]);
  }
});

test("an earlier player's tickets that the house reports are not shown to the next one", async () => {
  const fake = fakeContext();
  const asked: ((value: unknown) => void)[] = [];
  fake.answer(({ path }) =>
    path.endsWith("/tickets") ? new Promise((resolve) => asked.push(resolve)) : new Promise(() => {}),
  );
  const play = new RoundPlay(fake.context, "two", "two", {}, { storage: memoryStorage() });
  play.attach();
  fake.signIn("bob");
  asked[0]?.({ tickets: [ticketOf("t1", "r1")] });
  await settled();
  expect(play.own.getState().tickets).toEqual([]);
});

test("the promise of a bet resolves even if its result overtakes the answer to the bet", async () => {
  const { fake, play, own } = setUp();
  await settled();
  let answer: (value: unknown) => void = () => {};
  fake.answer(({ body }) => (body === undefined ? { tickets: [] } : new Promise((resolve) => (answer = resolve))));
  const played = play.place(BET);
  await settled();
  fake.emit("ticket", ticketOf("t1", "r1", { ended: "cashed_out", leftAt: 101, payout: 1_010 }));
  await settled();
  answer({ ticket: ticketOf("t1", "r1"), balance: BALANCE });
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 1_010 });
  expect(own()).toMatchObject({ placing: [], tickets: [{ id: "t1", payout: 1_010 }] });
  expect(statisticsOf("two").getState().bets).toBe(1);
});
