import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { after, open } from "./opened-page-testing.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

describe("results held by the house", () => {
  const reveal = (amount: number, until = 7_000) => [{ round: "r1", amount, until }];

  test("are not shown before their time, also in later balances, on any page", () => {
    const { balance, shown } = open();
    const revealed = vi.fn();
    balance.waits.onRevealed(revealed);
    balance.accept({ ...after(45_000, 5), held: reveal(36_000) });
    expect(shown()).toBe(9_000);
    balance.accept(after(44_000, 6));
    expect(shown()).toBe(8_000);
    expect(revealed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(6_300);
    expect(shown()).toBe(44_000);
    expect(revealed).toHaveBeenCalledOnce();
  });

  test("come with the session of a tab opened in the middle of a reveal, and are deducted once", () => {
    const { balance, shown } = open({ amount: 45_000, version: 6, held: reveal(36_000) });
    expect(shown()).toBe(9_000);
    balance.accept({ ...after(45_000, 6), held: reveal(36_000) });
    expect(shown()).toBe(9_000);
    vi.advanceTimersByTime(6_300);
    expect(shown()).toBe(45_000);
  });

  test("are not given away by the answer to another bet that overtakes them", () => {
    const { balance, bet, shown } = open();
    const expected = bet();
    // The round's payout is version 5, the bet 6.
    expected.answered(after(45_000, 6), { id: "b1", payout: 0 });
    balance.shown("b1");
    expect(shown()).toBe(9_000);
    balance.accept({ ...after(46_000, 5), held: reveal(36_000) });
    expect(shown()).toBe(9_000);
    vi.advanceTimersByTime(6_300);
    expect(shown()).toBe(45_000);
  });

  test("are waited for only a moment if nothing comes", () => {
    const { balance, shown } = open();
    balance.accept(after(45_000, 9));
    expect(shown()).toBe(10_000);
    vi.advanceTimersByTime(800);
    expect(shown()).toBe(45_000);
    balance.acceptWhole(after(46_000, 20));
    expect(shown()).toBe(46_000);
  });

  test("wait for a slower screen, and are shown by one without reveals, even if they come later", () => {
    const slow = open();
    const letGo = slow.balance.keepRound("r1");
    slow.balance.accept({ ...after(45_000, 5), held: reveal(36_000) });
    vi.advanceTimersByTime(9_000);
    expect(slow.shown()).toBe(9_000);
    letGo();
    expect(slow.shown()).toBe(45_000);

    const quick = open();
    quick.balance.shown("r1");
    quick.balance.accept({ ...after(45_000, 5), held: reveal(36_000, 60_000) });
    expect(quick.shown()).toBe(45_000);
  });

  test("delay answers that include everything, even for a lost bet", async () => {
    const { balance } = open({ held: reveal(0) });
    expect(await balance.waits.askAfterReveal(async () => "a list of the house"), "which waits by itself").toBeTruthy();
    const shown = vi.fn();
    void balance.waits.allShown().then(shown);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown).toHaveBeenCalledOnce();
  });

  test("are dropped for the next player on the page", () => {
    const { enter, shown } = open({ amount: 45_000 });
    enter("bob", 5_000);
    expect(shown()).toBe(5_000);
  });
});
