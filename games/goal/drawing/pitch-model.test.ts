import { describe, expect, test } from "vitest";
import { type GoalState, viewOf } from "../rules/hand.ts";
import { emptyScene, pathOn, randomPath, sceneOf } from "./pitch-model.ts";

const bet = { amount: 1_000, size: "small" } as const;
const keepers = [0, 1, 2, 0];
const knownOf = (picks: readonly number[], closed: boolean) =>
  viewOf({ bet, keepers, picks, closed } satisfies GoalState);
const all = (kicks: number, over: boolean) => ({ kicked: kicks, seen: kicks, over });

describe("the scene of a hand", () => {
  test("shows the ball at its destination, and nothing of that column while it flies", () => {
    const scene = sceneOf(knownOf([2, 1], true), { kicked: 2, seen: 1, over: false });
    expect(scene.faces[0]).toEqual(["keeper", "grass", "passed"]);
    expect(scene.faces[1]).toEqual(["grass", "grass", "grass"]);
    expect(scene).toMatchObject({ ball: { column: 1, row: 1 }, target: { column: 1, row: 1 }, passed: 1, end: null });
  });

  test("beats a lost ball out of play, and shows the other keepers only when the hand is over", () => {
    const hand = knownOf([2, 1], true);
    const saved = sceneOf(hand, all(2, false));
    expect(saved.faces[1]).toEqual(["grass", "save", "grass"]);
    expect(saved.faces[2]).toEqual(["grass", "grass", "grass"]);
    expect(saved).toMatchObject({ end: "saved", passed: 1, target: null, ball: { column: 0.5, row: -0.5 } });
    expect(sceneOf(hand, all(2, true)).faces[3]).toEqual(["keeper", "grass", "grass"]);
    const low = sceneOf(knownOf([2, 2, 2], true), all(3, false));
    expect(low, "over the nearer line").toMatchObject({ end: "saved", ball: { column: 1.5, row: 2.5 } });
  });

  test("ends in the net past the last keeper, and at the ball's position after a cash-out", () => {
    const scored = sceneOf(knownOf([1, 0, 0, 1], true), all(4, true));
    expect(scored).toMatchObject({ end: "scored", ball: { column: 4, row: 1 }, passed: 4 });
    expect(sceneOf(knownOf([1, 0], true), all(2, true))).toMatchObject({ end: "left", ball: { column: 1, row: 0 } });
  });
});

test("an empty pitch shows the path chosen for automatic hands", () => {
  const scene = emptyScene("medium", [3, 0]);
  expect(scene.faces.map((column) => column.indexOf("chosen"))).toEqual([3, 0, -1, -1, -1, -1, -1]);
  expect(scene.ball).toEqual({ column: -1, row: 1.5 });
});

test("a chosen path is kept as far as it fits the rows and columns of another pitch", () => {
  expect(pathOn("small", [0, 2, 1, 0, 1])).toEqual([0, 2, 1, 0]);
  expect(pathOn("small", [0, 4, 1])).toEqual([0]);
  expect(pathOn("big", [4, 4, 4])).toEqual([4, 4, 4]);
});

test("random paths stay within the rows of their pitch", () => {
  expect(randomPath("small", 3, () => 0.999)).toEqual([2, 2, 2]);
  expect(randomPath("big", 2, () => 0)).toEqual([0, 0]);
});
