import type { OwnTicket, TableEvent } from "@fairhouse/protocol/table.ts";
import { beforeEach, expect, test } from "vitest";
import { seatOf } from "./own-bets.ts";
import { RoundPlay, type RoundRules } from "./round-play.ts";
import { forgetStatistics, statisticsOf } from "./statistics.ts";
import { type Asked, BALANCE, fakeContext, memoryStorage, settled } from "./testing.ts";

const BET = { amount: 1_000, auto: null };
beforeEach(forgetStatistics);

function roundOf(id: string, phase: "betting" | "running" | "settled", closesAt = 2_000_000) {
  const outcome = phase === "settled" ? { point: 150 } : null;
  return {
    id,
    number: 1,
    phase,
    closesAt,
    startedAt: null,
    revealMs: null,
    commitment: "",
    carry: null,
    outcome,
    link: null,
    interrupted: false,
  };
}

function ticketOf(id: string, roundId: string, more: Partial<OwnTicket> = {}): OwnTicket {
  return { id, roundId, bet: BET, stake: 1_000, leftAt: null, payout: null, refunded: false, heldUntil: null, ...more };
}

/** A table that starts in a phase of round r1; tickets placed get the id of their place. */
function setUp(
  phase: "betting" | "running" = "betting",
  open: readonly OwnTicket[] = [],
  rules: RoundRules<typeof BET> = {},
) {
  const fake = fakeContext();
  let roundId = "r1";
  let placed = 0;
  let version = 1;
  const refusals: unknown[] = [];
  fake.answer(({ path }: Asked) => {
    if (path === "/tables/two") {
      return {
        table: "two",
        game: "two",
        gameVersion: 1,
        version,
        now: 0,
        round: roundOf(roundId, phase),
        tickets: [],
        ticketCount: 0,
        ticketTotal: 0,
        positions: {},
        times: { bettingMs: 6_000, resultMs: 3_000, start: "free", minPlayers: 0, aloneMs: 0 },
        recent: [],
      };
    }
    if (path === "/tables/two/tickets" && fake.asked.at(-1)?.body === undefined) return { tickets: open };
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    if (path.endsWith("/take-back"))
      return { ticket: ticketOf("t1", "r1", { leftAt: 0, payout: 1_000, refunded: true }), balance: BALANCE };
    if (path.endsWith("/cash-out"))
      return { ticket: ticketOf("t1", "r1", { leftAt: 142, payout: 1_420 }), balance: BALANCE };
    placed += 1;
    return { ticket: ticketOf(`t${placed}`, roundId), balance: BALANCE };
  });
  const play = new RoundPlay<typeof BET>(fake.context, "two", "two", rules, {
    storage: memoryStorage(),
    pause: async () => {},
  });
  const detach = play.attach();
  const tell = async (event: Record<string, unknown>) => {
    version += 1;
    if (event.type === "opened") roundId = (event.round as { id: string }).id;
    // A test's event stands for the server's.
    fake.emit("table", { table: "two", version, ...event } as unknown as TableEvent);
    await settled();
  };
  const posts = () => fake.asked.filter(({ body }) => body !== undefined);
  return { fake, play, detach, tell, posts, refusals, own: () => play.own.getState() };
}

test("while betting is open a bet goes to the house at once", async () => {
  const { play, posts, own } = setUp();
  await settled();
  void play.place(BET);
  await settled();
  expect(posts()).toMatchObject([{ path: "/tables/two/tickets", body: { bet: BET } }]);
  expect(own().tickets).toMatchObject([{ id: "t1" }]);
});

test("a bet made during a flight waits for the next round", async () => {
  const { play, posts, own, tell } = setUp("running");
  await settled();
  void play.place(BET);
  await settled();
  expect(own().queued).toEqual([{ seat: 0, bet: BET }]);
  expect(posts()).toHaveLength(0);
  await tell({ type: "opened", round: roundOf("r2", "betting") });
  expect(posts()).toHaveLength(1);
  expect(own()).toMatchObject({ queued: [], tickets: [{ roundId: "r2" }] });
});

test("a bet goes in as the round that opens takes it, and waits on where none does", async () => {
  const fit = (bet: typeof BET, carry: unknown) =>
    typeof carry === "number" && carry > 0 ? { ...bet, amount: bet.amount + carry } : null;
  const { play, posts, own, tell } = setUp("betting", [], { fit });
  await settled();
  void play.place(BET);
  await settled();
  expect(own().queued).toEqual([{ seat: 0, bet: BET }]);
  await tell({ type: "opened", round: { ...roundOf("r2", "betting"), carry: 0 } });
  expect([posts().length, own().queued.length]).toEqual([0, 1]);
  await tell({ type: "opened", round: { ...roundOf("r3", "betting"), carry: 5 } });
  expect(posts()).toMatchObject([{ body: { bet: { amount: 1_005 } } }]);
  expect(own()).toMatchObject({ queued: [], tickets: [{ roundId: "r3" }] });
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

test("a ticket is taken back once, counts as no bet, and leaves room for another", async () => {
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
  expect(own()).toMatchObject({ leaving: [], tickets: [{ id: "t1", refunded: true, leftAt: 0 }] });
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

test("betting that has ended by the clock is over, even before the house says so", async () => {
  const { fake, play, own } = setUp();
  await settled();
  fake.nowMs = 2_000_001;
  void play.place(BET);
  await settled();
  expect(own().queued).toEqual([{ seat: 0, bet: BET }]);
});

test("leaving pays, and tells who waited for the bet", async () => {
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

test("an old event does not forget that a ticket has left, and nothing is counted twice", async () => {
  const { fake, play, own } = setUp();
  await settled();
  void play.place(BET);
  await settled();
  await play.leave("t1");
  fake.emit("ticket", ticketOf("t1", "r1"));
  fake.emit("ticket", ticketOf("t1", "r1", { leftAt: 142, payout: 1_420 }));
  expect(own().tickets).toMatchObject([{ leftAt: 142, payout: 1_420 }]);
  expect(statisticsOf("two").getState().bets).toBe(1);
});

test("too late to leave: the refusal is shown and the ticket stays as it is", async () => {
  const { play, own, refusals } = setUp();
  await settled();
  void play.place(BET);
  await settled();
  refusals.push({ code: "too_late", message: "", requestId: "" });
  await play.leave("t1");
  expect(own()).toMatchObject({ leaving: [], errors: { 0: { code: "too_late" } }, tickets: [{ leftAt: null }] });
});

test("a reload finds the ticket that is in the air", async () => {
  const { own } = setUp("running", [ticketOf("t9", "r1")]);
  await settled();
  expect(own().tickets).toMatchObject([{ id: "t9", payout: null }]);
});

test("a stake that went back counts as neither won nor lost", async () => {
  const { fake, play } = setUp();
  await settled();
  const played = play.place(BET);
  await settled();
  fake.emit("ticket", ticketOf("t1", "r1", { refunded: true }));
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 1_000 });
  expect(statisticsOf("two").getState()).toMatchObject({ wins: 0, losses: 0, profit: 0 });
});

test("each seat has its ticket, its waiting bet, its key and its end", async () => {
  const { play, posts, own, tell } = setUp("betting", [], { seats: 2 });
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

test("a refusal is told where it was pressed", async () => {
  const { play, own, refusals } = setUp("betting", [], { seats: 2 });
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

test("visitors watch the table and ask for no tickets", async () => {
  const fake = fakeContext(null);
  fake.answer(() => new Promise(() => {}));
  new RoundPlay(fake.context, "two", "two", {}, { storage: memoryStorage() }).attach();
  await settled();
  expect(fake.asked.map(({ path }) => path)).toEqual(["/tables/two"]);
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

test("tickets that the house knows of an earlier player are not shown to the next one", async () => {
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
