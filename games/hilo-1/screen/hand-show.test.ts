import { describe, expect, test } from "vitest";
import type { Card } from "../../shared/rules/cards.ts";
import { stepsOf } from "../../shared/screen/hand/show.ts";
import { type HiloState, type HiloView, viewOf } from "../rules/hand.ts";
import { hiloShow } from "./hand-show.ts";

const CARDS: readonly Card[] = ["9-heart", "4-club", "J-spade", "2-club"];

function view(more: Partial<HiloState>): HiloView {
  return viewOf({ bet: { amount: 1_000, start: null }, cards: CARDS, turns: [], lost: false, closed: false, ...more });
}

const lost = view({ turns: ["lower", "higher", "higher"], lost: true, closed: true });

describe("a hand is shown card by card", () => {
  test("every card turns over before it counts, and the end comes last", () => {
    const steps = stepsOf(hiloShow, lost).map(({ shown }) => [shown.cards, shown.seen, shown.over]);
    expect(steps).toEqual([
      [1, 1, false],
      [2, 1, false],
      [2, 2, false],
      [3, 2, false],
      [3, 3, false],
      [4, 3, false],
      [4, 4, false],
      [4, 4, true],
    ]);
  });

  test("a hand joined midway is shown as it stands; a new one is dealt", () => {
    const open = view({ turns: ["lower"] });
    const met = hiloShow.met("h1", open);
    expect(met && hiloShow.next(met, "h1", open)).toBeNull();
    expect(hiloShow.met("h1", view({}))).toBeNull();
  });
});

describe("while a card turns over, nothing reveals its effect", () => {
  test("neither the loss, nor the figures of the win, nor the card itself", () => {
    const turning = { handId: "h1", cards: 4, seen: 3, over: false };
    expect(hiloShow.seen(lost, turning)).toEqual(view({ turns: ["lower", "higher"] }));
    const right = view({ turns: ["lower", "higher"] });
    expect(hiloShow.seen(right, { ...turning, cards: 3, seen: 2 })).toEqual(view({ turns: ["lower"] }));
  });

  test("everything is shown once it lies open", () => {
    expect(hiloShow.seen(lost, { handId: "h1", cards: 4, seen: 4, over: false })).toBe(lost);
  });
});
