import { expect, test } from "vitest";
import type { LiveBaccaratOutcome } from "../rules/hand.ts";
import { BURN_MS, resultAt, revealMs } from "../rules/times.ts";
import { nothingLive, scriptOf, shownAt } from "./live-deal.ts";

const six: LiveBaccaratOutcome = {
  burn: null,
  cards: ["K-spade", "K-heart", "2-spade", "3-heart", "9-club", "4-club"],
};
const first: LiveBaccaratOutcome = {
  burn: { card: "7-club", cards: 7 },
  cards: ["9-spade", "2-heart", "K-spade", "4-heart"],
};

test.each([six, first])(
  "a hand is shown card by card, in order, each closed before it is open, and the end comes last",
  (hand) => {
    const script = scriptOf(hand);
    const times = script.map(([atMs]) => atMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const [, { dealt, open }] of script) expect([dealt, dealt - 1]).toContain(open);
    expect(script.at(-1)?.[0]).toBe(resultAt(hand));
    expect(script.at(-1)?.[1]).toMatchObject({ dealt: hand.cards.length, over: true });
    expect(revealMs(hand)).toBeGreaterThan(resultAt(hand));
  },
);

test("shows the burn before the first hand of a shoe, and clears it before cards are dealt", () => {
  expect(shownAt(first, 0)).toEqual(nothingLive);
  expect(shownAt(first, BURN_MS - 1)).toEqual({ ...nothingLive, burn: "all" });
  expect(shownAt(first, BURN_MS)).toMatchObject({ dealt: 1, open: 0, burn: "none" });
  expect(scriptOf(six).some(([, { burn }]) => burn !== "none")).toBe(false);
});

test("deals cards slowly enough to follow, and reveals any hand within fifteen seconds", () => {
  expect(resultAt({ ...six, cards: six.cards.slice(0, 4) })).toBeGreaterThan(4_000);
  expect(revealMs({ ...six, burn: first.burn })).toBeLessThan(15_000);
});
