import { describe, expect, test } from "vitest";
import type { Card } from "../../shared/rules/cards.ts";
import { stepsOf } from "../../shared/screen/hand/show.ts";
import { viewOf } from "../rules/hand.ts";
import { cardsHeld } from "../rules/holds.ts";
import { nextStep, type Shown, videoPokerShow } from "./hand-show.ts";
import { lyingCards } from "./lying-cards.ts";

const CARDS: readonly Card[] = [
  "5-spade",
  "A-spade",
  "J-spade",
  "Q-spade",
  "J-heart",
  "J-diamond",
  "5-heart",
  "8-heart",
  "K-spade",
  "J-club",
];
const HELD = [false, false, true, false, true];

const view = (held: readonly boolean[] | null) => viewOf({ bet: { amount: 1_000 }, cards: CARDS, held });
const stepsTo = (held: readonly boolean[]) =>
  stepsOf({ nothing: videoPokerShow.nothing, next: nextStep }, { held }).map(({ shown }) => shown);

describe("a hand is shown card by card", () => {
  test("first the dealt cards, then the drawn ones, then the end", () => {
    const steps = stepsTo(HELD).map(({ dealt, ready, drawn, over }) => [dealt, ready, drawn, over]);
    expect(steps).toEqual([
      ...[1, 2, 3, 4, 5].map((dealt) => [dealt, false, 0, false]),
      [5, true, 0, false],
      ...[1, 2, 3].map((drawn) => [5, true, drawn, false]),
      [5, true, 3, true],
    ]);
    expect(stepsTo(cardsHeld(31)).filter(({ drawn }) => drawn > 0)).toEqual([]);
  });

  test("an open hand waits for its draw", () => {
    const dealt: Shown = { handId: "h1", dealt: 5, ready: true, drawn: 0, over: false };
    expect(nextStep(dealt, "h1", { held: null })).toBeNull();
    expect(nextStep({ ...dealt, over: true }, "h1", { held: HELD })).toBeNull();
  });

  test("nothing reveals the result of the draw until the last card lies open", () => {
    const almost: Shown = { handId: "h1", dealt: 5, ready: true, drawn: 3, over: false };
    expect(videoPokerShow.seen(view(HELD), almost)).toEqual(view(null));
    expect(videoPokerShow.seen(view(HELD), { ...almost, over: true })).toEqual(view(HELD));
  });
});

describe("five places", () => {
  const lying = (shown: Partial<Shown>, held: readonly boolean[] | null, cards = CARDS) =>
    lyingCards({ id: "h1", cards, held }, { ...videoPokerShow.nothing, handId: "h1", ...shown });
  const cardsOf = (all: ReturnType<typeof lying>) => all.map(({ card }) => card);

  test("fill with the dealt cards", () => {
    expect(cardsOf(lying({ dealt: 2 }, null))).toEqual(["5-spade", "A-spade", null, null, null]);
  });

  test("let go of discarded cards, and take drawn ones from left to right", () => {
    const sent = lying({ dealt: 5, ready: true }, HELD, CARDS.slice(0, 5));
    expect(sent.map(({ leaving }) => leaving)).toEqual([true, true, false, true, false]);
    const half = lying({ dealt: 5, ready: true, drawn: 2 }, HELD);
    expect(cardsOf(half)).toEqual(["J-diamond", "5-heart", "J-spade", "Q-spade", "J-heart"]);
    expect(half.map(({ leaving }) => leaving)).toEqual([false, false, false, true, false]);
    const all = lying({ dealt: 5, ready: true, drawn: 3, over: true }, HELD);
    expect(cardsOf(all)).toEqual(view(HELD).hand);
    expect(new Set([...half, ...all].map(({ id, card }) => `${id} ${card}`)).size, "a new card is a new key").toBe(6);
  });
});
