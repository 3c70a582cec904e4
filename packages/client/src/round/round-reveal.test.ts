import type { OwnTicket, TableEvent } from "@fairhouse/protocol/table.ts";
import { beforeEach, expect, test } from "vitest";
import { shownResults } from "../shown-results.ts";
import { forgetStatistics, statisticsOf } from "../statistics.ts";
import { type Asked, BALANCE, fakeContext, memoryStorage, settled } from "../testing.ts";
import { RoundPlay } from "./round-play.ts";

const BET = { amount: 1_000, target: 200 };
const CLOSES_AT = 1_010_000;
const OUTCOME = { point: 250 };
type Phase = "betting" | "closing" | "running" | "settled" | "voided";

beforeEach(() => {
  forgetStatistics();
  shownResults.setState(new Map(), true);
});

function roundOf(id: string, phase: Phase) {
  const outcome = phase === "running" || phase === "settled" ? OUTCOME : null;
  const startedAt = outcome === null ? null : CLOSES_AT;
  const secrets = { commitment: "", carry: null, link: null, interrupted: false };
  return { id, number: 1, phase, closesAt: CLOSES_AT, startedAt, outcome, ...secrets };
}

function ticketOf(id: string, more: Partial<OwnTicket> = {}): OwnTicket {
  return {
    id,
    roundId: "r1",
    bet: BET,
    stake: 1_000,
    leftAt: null,
    payout: null,
    ended: null,
    heldUntil: null,
    ...more,
  };
}
const won = (id: string) => ticketOf(id, { payout: 2_000 });

/** Makes a table of revealed rounds at which the player finds these tickets. */
async function setUp(phase: Phase = "betting", tickets: readonly OwnTicket[] = []) {
  const fake = fakeContext();
  let version = 1;
  const snapshot = { table: "four", game: "four", gameVersion: 1, now: 0, recent: [] };
  const book = { tickets: [], ticketCount: 0, ticketTotal: 0 };
  fake.answer(({ path, body }: Asked) => {
    if (path === "/tables/four") return { ...snapshot, ...book, version, round: roundOf("r1", phase) };
    if (body === undefined) return { tickets };
    return { ticket: ticketOf("t1"), balance: BALANCE };
  });
  const play = new RoundPlay<typeof BET>(
    fake.context,
    "four",
    "four",
    {},
    { storage: memoryStorage(), pause: async () => {} },
  );
  const detach = play.attach();
  await settled();
  const tell = (type: string, round: unknown) => {
    version += 1;
    // A test's event stands for the server's.
    fake.emit("table", { table: "four", version, type, round, past: { id: "r1" }, paid: [] } as unknown as TableEvent);
  };
  return {
    fake,
    play,
    detach,
    tell,
    own: () => play.own.getState().tickets,
    bets: () => statisticsOf("four").getState().bets,
    kept: () => [...fake.keptRounds],
    async place() {
      const played = play.place(BET);
      await settled();
      return played;
    },
  };
}

test("nothing is held back for watchers without a bet", async () => {
  const { tell, kept } = await setUp();
  expect(kept()).toEqual([]);
  tell("started", roundOf("r1", "running"));
  expect(kept()).toEqual([]);
});

test("the payout of a round with a bet of the player is held back until the screen has shown it", async () => {
  const { fake, play, kept } = await setUp();
  void play.place(BET);
  await settled();
  expect(kept()).toEqual(["r1"]);
  play.revealed("r1");
  expect([kept(), fake.shown]).toEqual([[], ["r1"]]);
});

test("a settled ticket looks open until its reveal is over, and is counted then", async () => {
  const { fake, play, tell, own, bets, kept } = await setUp();
  const played = play.place(BET);
  await settled();
  tell("started", roundOf("r1", "running"));
  fake.emit("ticket", won("t1"));
  expect(own()).toMatchObject([{ id: "t1", payout: null }]);
  expect(bets()).toBe(0);
  expect(shownResults.getState().size, "lists tell nothing either").toBe(0);
  expect(kept()).toEqual(["r1"]);
  play.revealed("r1");
  expect(shownResults.getState().get("t1")).toMatchObject({ payout: 2_000 });
  expect(own()).toMatchObject([{ id: "t1", payout: 2_000 }]);
  expect(bets()).toBe(1);
  expect(kept()).toEqual([]);
  expect(await played).toEqual({ kind: "settled", stake: 1_000, payout: 2_000 });
});

test("news of a ticket that overtakes the news of its round reveals nothing either", async () => {
  const { fake, play, own, kept, bets } = await setUp();
  void play.place(BET);
  await settled();
  fake.emit("ticket", won("t1"));
  expect(own()).toMatchObject([{ payout: null }]);
  expect(kept()).toEqual(["r1"]);
  expect(bets()).toBe(0);
});

test("a tab that shows nothing catches up when the house ends the round", async () => {
  const { fake, play, tell, own, bets, kept } = await setUp();
  void play.place(BET);
  await settled();
  tell("started", roundOf("r1", "running"));
  fake.emit("ticket", won("t1"));
  tell("ended", roundOf("r1", "settled"));
  expect(own()).toMatchObject([{ payout: 2_000 }]);
  expect(bets()).toBe(1);
  expect(kept()).toEqual([]);
});

test("a player without reveals gets the end at once, even of tickets reported later", async () => {
  const { fake, play, tell, own, kept } = await setUp();
  void play.place(BET);
  await settled();
  tell("started", roundOf("r1", "running"));
  play.revealed("r1");
  expect(kept()).toEqual([]);
  fake.emit("ticket", won("t1"));
  expect(own()).toMatchObject([{ payout: 2_000 }]);
  expect(kept()).toEqual([]);
});

test("a page loaded in the middle of a reveal waits for its end", async () => {
  const { play, own, kept, bets } = await setUp("running", [won("t7")]);
  expect(own()).toMatchObject([{ id: "t7", payout: null }]);
  expect(kept()).toEqual(["r1"]);
  play.revealed("r1");
  expect(own()).toMatchObject([{ payout: 2_000 }]);
  expect(kept()).toEqual([]);
  expect(bets()).toBe(1);
});

test("a page loaded after it waits for nothing", async () => {
  const { own, kept } = await setUp("settled", [won("t7")]);
  expect(own()).toMatchObject([{ payout: 2_000 }]);
  expect(kept()).toEqual([]);
});

test("a round is waited for even if the answer to its bet comes after betting has closed", async () => {
  const { fake, play, tell, kept } = await setUp();
  let answer: (value: unknown) => void = () => {};
  fake.answer(() => new Promise((resolve) => (answer = resolve)));
  void play.place(BET);
  await settled();
  tell("started", roundOf("r1", "running"));
  answer({ ticket: ticketOf("t1"), balance: BALANCE });
  await settled();
  expect(kept()).toEqual(["r1"]);
});

test("a ticket that was taken back waits for nothing", async () => {
  const { fake, play, own, kept } = await setUp();
  void play.place(BET);
  await settled();
  fake.emit("ticket", ticketOf("t1", { ended: "taken_back", payout: 1_000 }));
  expect(own()).toMatchObject([{ ended: "taken_back" }]);
  expect(kept()).toEqual([]);
});

test("a voided round gives stakes back at once", async () => {
  const { fake, play, tell, own, kept } = await setUp();
  void play.place(BET);
  await settled();
  tell("ended", roundOf("r1", "voided"));
  fake.emit("ticket", ticketOf("t1", { payout: 1_000, ended: "refunded" }));
  expect(own()).toMatchObject([{ ended: "refunded" }]);
  expect(kept()).toEqual([]);
});

test("results of the previous player are not held back for the next one", async () => {
  const { fake, play, tell, kept, own } = await setUp();
  void play.place(BET);
  await settled();
  tell("started", roundOf("r1", "running"));
  fake.emit("ticket", won("t1"));
  fake.answer(() => ({ tickets: [] }));
  fake.signIn("bob");
  await settled();
  expect(own()).toEqual([]);
  expect(kept()).toEqual([]);
});

test("a screen that leaves the page releases held results", async () => {
  const { play, tell, detach, fake } = await setUp();
  void play.place(BET);
  await settled();
  tell("started", roundOf("r1", "running"));
  detach();
  expect(fake.keptRounds.size).toBe(0);
});
