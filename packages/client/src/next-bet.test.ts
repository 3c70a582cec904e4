import { freePlay } from "@fairhouse/protocol/play-rules.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BET, PLACED, setUp } from "./instant/instant-testing.ts";
import { nextBet, readyForNextBet, UnsentBets } from "./next-bet.ts";
import { fakeContext } from "./testing.ts";

const BETWEEN_MS = 5_000;

/** A house that takes a bet every five seconds, and has just taken one. */
function inPause(fake: ReturnType<typeof fakeContext>): void {
  fake.house.setState({ play: { ...freePlay, betweenBetsMs: BETWEEN_MS } });
  nextBet.setState({ at: fake.context.clock.now() + BETWEEN_MS });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  nextBet.setState({ at: 0 });
});

test("a bet waits until the house takes it, and counts from then on", async () => {
  const fake = fakeContext();
  inPause(fake);
  const ready = readyForNextBet(fake.context, "three", new UnsentBets().signal);
  const isReady = vi.fn();
  void ready.then(isReady);
  await vi.advanceTimersByTimeAsync(BETWEEN_MS - 1);
  expect(isReady).not.toHaveBeenCalled();
  fake.nowMs += BETWEEN_MS;
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady).toHaveBeenCalledWith(true);
  expect(nextBet.getState().at).toBeGreaterThan(fake.context.clock.now() + BETWEEN_MS);
});

test("a bet that was dropped while it waited is not ready, at once, and does not count", async () => {
  const fake = fakeContext();
  inPause(fake);
  const { at } = nextBet.getState();
  const unsent = new UnsentBets();
  const ready = readyForNextBet(fake.context, "three", unsent.signal);
  await vi.advanceTimersByTimeAsync(1);
  unsent.drop();
  expect(await ready).toBe(false);
  expect(nextBet.getState().at).toBe(at);
  expect(unsent.signal.aborted, "the next bet is wanted").toBe(false);
});

test.each(["stopped", "left", "signed out"] as const)(
  "no bet is made after the pause by a screen that was %s during it",
  async (how) => {
    const { fake, play, detach, sent } = setUp();
    inPause(fake);
    const played = play.place(BET, 2_000);
    await vi.advanceTimersByTimeAsync(1);
    if (how === "stopped") play.dropUnsent();
    else if (how === "left") detach();
    else fake.signIn(null);
    expect(await played).toEqual({ kind: "dropped" });
    await vi.advanceTimersByTimeAsync(2 * BETWEEN_MS);
    expect(sent()).toEqual([]);
  },
);

test.each(["taken", "refused"] as const)(
  "a bet that is %s after a while counts from then only if it was taken",
  async (how) => {
    const { fake, play, answer, reject } = setUp();
    fake.house.setState({ play: { ...freePlay, betweenBetsMs: BETWEEN_MS } });
    const played = play.place(BET, 2_000);
    await vi.advanceTimersByTimeAsync(1);
    const { at } = nextBet.getState();
    fake.nowMs += 2_000;
    if (how === "taken") await answer(PLACED);
    else await reject({ code: "limit", message: "", requestId: "" });
    expect(nextBet.getState().at).toBe(how === "taken" ? at + 2_000 : at);
    if (how === "taken") play.revealed();
    await played;
  },
);
