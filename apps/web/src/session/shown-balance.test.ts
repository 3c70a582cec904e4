import { browserOfTabs } from "@fairhouse/client/testing.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { after, open } from "./opened-page-testing.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

test("of two balances the newer version wins, in whatever order they arrive", () => {
  const { balance, shown } = open();
  balance.accept(after(12_000, 6));
  balance.accept(after(9_000, 5));
  expect(shown()).toBe(12_000);
});

test("a bet takes its stake at once, and pays when it has been shown", () => {
  const { balance, bet, shown } = open();
  const revealed = vi.fn();
  balance.waits.onRevealed(revealed);
  const expected = bet();
  expect(shown()).toBe(9_000);
  balance.accept(after(45_000, 5));
  expect(shown(), "the event that overtakes the answer").toBe(9_000);
  expected.answered(after(45_000, 5), { id: "b1", payout: 36_000 });
  expect(shown()).toBe(9_000);
  expect(revealed).not.toHaveBeenCalled();
  balance.shown("b1");
  balance.shown("b1");
  expect(shown()).toBe(45_000);
  expect(revealed).toHaveBeenCalledOnce();
});

test("a refused bet gives its stake back, and balances that came meanwhile are shown", () => {
  const { balance, bet, shown } = open();
  const expected = bet();
  balance.accept(after(12_000, 5));
  expect(shown()).toBe(9_000);
  expected.dropped();
  expect(shown()).toBe(12_000);
});

test("results shown beside each other each pay when they are shown, even while the next bet has no answer", () => {
  const { balance, bet, shown } = open();
  bet().answered(after(13_000, 5), { id: "b1", payout: 4_000 });
  bet().answered(after(14_000, 6), { id: "b2", payout: 2_000 });
  const third = bet();
  expect(shown()).toBe(7_000);
  balance.shown("b1");
  expect(shown()).toBe(11_000);
  balance.shown("b2");
  expect(shown()).toBe(13_000);
  third.answered(after(13_000, 7), { id: "b3", payout: 0 });
  balance.shown("b3");
  expect(shown()).toBe(13_000);
});

test("a hand takes the stakes of its moves at once, and its payout waits", () => {
  const { balance, shown } = open();
  const move = balance.expect({ game: "blackjack", slot: "hand:blackjack", stake: 0 });
  move.answered(after(13_000, 6), { id: "h1", payout: 4_000 }, 1_000);
  expect(shown()).toBe(9_000);
  balance.shown("h1");
  expect(shown()).toBe(13_000);
});

test("no bet, reward, reload or tab gives a covered ticket away until it is opened", () => {
  const page = open();
  page.bet(1_000, true).answered(after(14_000, 5), { id: "t1", payout: 5_000 });
  page.bet().answered(after(13_000, 6), { id: "b1", payout: 0 });
  page.balance.shown("b1");
  expect(page.shown()).toBe(8_000);
  page.balance.accept(after(23_000, 7));
  expect(page.shown()).toBe(18_000);
  expect(page.balance.byHand.getState()).toEqual([{ id: "t1", game: "dice" }]);
  page.balance.leave();
  vi.advanceTimersByTime(86_400_000);
  const reloaded = open({ at: page.at, amount: 23_000, version: 7 });
  const other = open({ at: page.at, tab: "two", amount: 23_000, version: 7 });
  expect([reloaded.shown(), other.shown()]).toEqual([18_000, 18_000]);
  other.balance.shown("t1");
  expect([reloaded.shown(), other.shown()]).toEqual([23_000, 23_000]);
  expect(page.at.entries.size).toBe(0);
});

test("one tab does not give away what another reveals, whatever reaches it first", () => {
  const one = open();
  const two = open({ at: one.at, tab: "two" });
  const expected = one.bet();
  two.balance.accept(after(45_000, 5));
  expect(two.shown()).toBe(10_000);
  expected.answered(after(45_000, 5), { id: "b1", payout: 36_000 });
  expect([one.shown(), two.shown()]).toEqual([9_000, 9_000]);
  one.balance.shown("b1");
  expect([one.shown(), two.shown()]).toEqual([45_000, 45_000]);
});

test("a balance of the socket that comes before the note of the tab that caused it gives nothing away", async () => {
  const one = open({ at: browserOfTabs({ lateBy: 3_000 }) });
  const two = open({ at: one.at, tab: "two" });
  const seen = new Set<number>();
  two.store.subscribe(() => seen.add(two.shown()));
  const expected = one.bet();
  void two.balance.hear(after(45_000, 5));
  expected.answered(after(45_000, 5), { id: "b1", payout: 36_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(two.shown()).toBe(9_000);
  expect([...seen]).not.toContain(45_000);
  one.balance.shown("b1");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(two.shown()).toBe(45_000);
});

test("the reveal of a closed tab counts as shown after a while", () => {
  const one = open();
  one.bet().answered(after(45_000, 5), { id: "b1", payout: 36_000 });
  const two = open({ at: one.at, tab: "two", amount: 45_000, version: 5 });
  expect(two.shown()).toBe(9_000);
  vi.advanceTimersByTime(31_000);
  expect(two.shown()).toBe(45_000);
  expect(one.shown(), "where it is still revealed it lasts as long as it takes").toBe(9_000);
});

test("a page that is left counts its reveals as shown; a command without an answer still waits for it", () => {
  const page = open();
  page.bet().answered(after(45_000, 5), { id: "b1", payout: 36_000 });
  page.bet();
  expect(page.shown()).toBe(8_000);
  page.balance.leave();
  const next = open({ at: page.at, amount: 64_000, version: 6 });
  expect(next.shown(), "the second bet is settled and not answered").toBe(8_000);
  next.bet(0).answered(after(64_000, 6), { id: "b2", payout: 20_000 });
  expect(next.shown()).toBe(44_000);
  next.balance.shown("b2");
  expect(next.shown()).toBe(64_000);
});

test("a command whose page is gone for good is waited for a little", () => {
  const page = open();
  page.bet();
  const other = open({ at: page.at, tab: "two", amount: 45_000, version: 5 });
  expect(other.shown()).toBe(9_000);
  vi.advanceTimersByTime(12_500);
  expect(other.shown()).toBe(45_000);
});

test("a session renewed in the middle of a reveal gives nothing away", () => {
  const { store, balance, bet, shown } = open();
  bet().answered(after(45_000, 5), { id: "b1", payout: 36_000 });
  const [known] = store.getState().balances;
  store.setState({ balance: 50_000, balances: known ? [{ ...known, amount: 50_000, version: 6 }] : [] });
  expect(shown()).toBe(14_000);
  balance.shown("b1");
  expect(shown()).toBe(50_000);
});

test("another player on the page sees nothing of it; a player who comes back finds what was covered", () => {
  const { balance, bet, enter, shown } = open();
  bet(1_000, true).answered(after(14_000, 5), { id: "t1", payout: 5_000 });
  bet().answered(after(15_000, 6), { id: "b1", payout: 2_000 });
  expect(shown()).toBe(8_000);
  const late = bet();
  enter("bob", 500);
  expect([shown(), balance.byHand.getState()]).toEqual([500, []]);
  late.answered(after(70_000, 7), { id: "b2", payout: 1 });
  expect(shown()).toBe(500);
  enter("ann", 70_000, 7);
  expect(shown(), "what was being revealed is not any more").toBe(65_000);
});

test("requests that give results away are sent after the reveal, and again if a bet was made meanwhile", async () => {
  const { balance, bet } = open();
  bet().answered(after(10_000, 5), { id: "b1", payout: 1_000 });
  let asked = 0;
  const answer = balance.waits.askAfterReveal(async () => {
    asked += 1;
    if (asked === 1) bet().answered(after(10_000, 6), { id: "b2", payout: 1_000 });
    return asked;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(0);
  balance.shown("b1");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  balance.shown("b2");
  expect(await answer).toBe(2);
});

test("such a request is sent during a long reveal, and at once beside a covered ticket", async () => {
  const { balance, bet } = open();
  bet(1_000, true).answered(after(14_000, 5), { id: "t1", payout: 5_000 });
  expect(await balance.waits.askAfterReveal(async () => "a list")).toBe("a list");
  await balance.waits.allShown();
  bet().answered(after(13_000, 6), { id: "b1", payout: 0 });
  const answered = vi.fn();
  void balance.waits.askAfterReveal(async () => "a list").then(answered);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(answered).toHaveBeenCalledWith("a list");
});

test("a list with the balance after each movement excludes what was covered then", () => {
  const { balance, bet } = open();
  bet(1_000, true).answered(after(14_000, 5), { id: "t1", payout: 5_000 });
  expect([balance.withoutCovered(10_000, 4), balance.withoutCovered(14_000, 5)]).toEqual([10_000, 9_000]);
});

test("of very many covered tickets the oldest count as shown", () => {
  const { balance, bet, shown } = open({ amount: 100_000 });
  for (let at = 1; at <= 21; at++) {
    bet(0, true).answered(after(100_000 + at * 10, 4 + at), { id: `t${at}`, payout: 10 });
  }
  expect(balance.byHand.getState().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `t${at + 2}`));
  expect(shown()).toBe(100_010);
});

test("entries of pages that are long gone are removed, covered ones are not", () => {
  const at = browserOfTabs();
  const page = open({ at });
  page.bet(1_000, true).answered(after(14_000, 5), { id: "t1", payout: 5_000 });
  page.bet();
  vi.advanceTimersByTime(2 * 3_600_000);
  open({ at, tab: "two" });
  expect([...at.entries.keys()]).toEqual(["ann:t1"]);
});

test("notes in a foreign format are ignored", () => {
  const at = browserOfTabs();
  for (const text of ["", "{", "[]", '{"until":null}', '{"until":null,"amount":-5,"version":1,"game":"x"}']) {
    at.entries.set(`ann:${text}`, text);
    at.entries.set(`ann?${text}`, text);
  }
  expect(open({ at }).shown()).toBe(10_000);
});
