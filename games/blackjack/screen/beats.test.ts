import { paced } from "@fairhouse/ui/motion/pace.ts";
import { expect, test } from "vitest";
import type { Card } from "../../shared/rules/cards.ts";
import { stepsOf } from "../../shared/screen/hand/show.ts";
import { blackjack } from "../rules/blackjack.ts";
import type { MoveName } from "../rules/hand.ts";
import { dealt, played } from "../rules/testing.ts";
import { beatsOf, drawnCards, viewAfter } from "./beats.ts";
import { blackjackShow } from "./hand-show.ts";

/** Returns the views of a hand from its deal to its end. */
function viewsOf(cards: readonly Card[], ...moves: readonly MoveName[]) {
  const { state } = dealt(cards);
  return [state, ...moves.map((_, turn) => played(state, ...moves.slice(0, turn + 1)).state)].map(blackjack.view);
}

const SPLIT = viewsOf(
  ["8-heart", "8-club", "A-spade", "6-heart", "3-club", "2-diamond", "10-club", "9-heart", "4-spade", "K-club"],
  "insure",
  "split",
  "double",
  "hit",
  "stand",
);
const BUST = viewsOf(["10-heart", "6-club", "9-spade", "6-heart", "K-club"], "hit");

test("later beats are only appended to earlier ones", () => {
  for (const views of [SPLIT, BUST]) {
    for (const [turn, view] of views.entries()) {
      const before = beatsOf(views[turn - 1] ?? view);
      expect(beatsOf(view).slice(0, before.length)).toEqual(before);
    }
  }
});

test("beats come in the order of play at a table", () => {
  const kinds = beatsOf(SPLIT.at(-1) ?? blackjack.view(dealt([]).state)).map(({ kind }) => kind);
  expect(kinds.join(" ")).toBe("card card dealer hole insure peek split card card double card card turn");
});

test("cards come in the order of the stream", () => {
  for (const views of [SPLIT, BUST]) {
    const last = views.at(-1);
    const cards = last === undefined ? [] : drawnCards(last).map(({ card }) => card);
    const known =
      views === SPLIT
        ? ["8-heart", "8-club", "A-spade", "6-heart", "3-club", "2-diamond"]
        : ["10-heart", "6-club", "9-spade", "6-heart", "K-club"];
    expect(cards.slice(0, known.length)).toEqual(known);
  }
});

test("a view in progress reveals nothing of what comes after it", () => {
  const last = SPLIT.at(-1);
  if (last === undefined) throw new Error("no hand");
  for (let count = 0; count < beatsOf(last).length; count++) {
    const then = viewAfter(last, count);
    expect(then).toMatchObject({ closed: false, moves: [], mucked: false });
    expect(then.hands.every(({ result, payout }) => result === null && payout === null)).toBe(true);
    expect(then.dealer.cards.length).toBeLessThanOrEqual(1);
  }
  expect(viewAfter(last, beatsOf(last).length)).toBe(last);
});

test("a pair lies in one hand until it is split", () => {
  const last = SPLIT.at(-1);
  if (last === undefined) throw new Error("no hand");
  expect(viewAfter(last, 6).hands.map(({ cards }) => cards)).toEqual([["8-heart", "8-club"]]);
  expect(viewAfter(last, 7).hands.map(({ cards }) => cards)).toEqual([["8-heart"], ["8-club"]]);
});

test("every beat takes time, and the end comes last", () => {
  const last = BUST.at(-1);
  if (last === undefined) throw new Error("no hand");
  const steps = stepsOf(blackjackShow, last);
  expect(steps.at(-1)?.shown).toMatchObject({ begun: 6, seen: 6, over: true });
  expect(steps.filter(({ afterMs }) => afterMs > 0)).toHaveLength(7);
});

test("the first decision comes within 2 s of the answer even after a look at the hole card, and in fast play within 1 s", () => {
  const [peeked] = viewsOf(["10-heart", "9-spade", "K-club", "6-heart"]);
  if (peeked === undefined) throw new Error("no hand");
  expect(beatsOf(peeked).at(-1)).toEqual({ kind: "peek" });
  const ms = stepsOf(blackjackShow, peeked).reduce((sum, { afterMs }) => sum + afterMs, 0);
  expect(ms).toBeLessThanOrEqual(2_100);
  expect(paced(ms, "fast")).toBeLessThan(1_000);
});

test("side bets are settled after the deal and before anything else, and nothing tells their results earlier", () => {
  const sides = { pairs: 200, poker: 100 };
  const insured = blackjack.view(dealt(["8-heart", "8-club", "A-spade", "6-heart"], 1_000, sides).state);
  expect(beatsOf(insured).map(({ kind }) => kind)).toEqual(["card", "card", "dealer", "hole", "sides-won"]);
  const peeked = blackjack.view(dealt(["9-heart", "8-club", "K-spade", "6-heart"], 1_000, sides).state);
  expect(beatsOf(peeked).map(({ kind }) => kind)).toEqual(["card", "card", "dealer", "hole", "sides-lost", "peek"]);
  for (const count of [0, 1, 2, 3, 4]) expect("sides" in viewAfter(peeked, count)).toBe(false);
  expect(viewAfter(peeked, 5).sides).toEqual(peeked.sides);
});

test("a hand joined midway is shown as it stands; a new one is dealt", () => {
  const [first, insured, split] = SPLIT;
  if (first === undefined || insured === undefined || split === undefined) throw new Error("no hand");
  for (const view of [first, insured, split]) {
    const met = blackjackShow.met("h1", view);
    expect(met && blackjackShow.next(met, "h1", view)).toBeNull();
  }
  const [dealtNow] = BUST;
  expect(dealtNow && blackjackShow.met("h1", dealtNow)).toBeNull();
});
