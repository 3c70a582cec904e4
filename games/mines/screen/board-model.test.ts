import { describe, expect, test } from "vitest";
import { facesOf } from "../drawing/faces.ts";
import type { MinesView } from "../rules/mines.ts";
import { coveredTiles, minesShow, nextStep, nothingShown, randomTiles, type Shown } from "./board-model.ts";

function view(more: Partial<MinesView> = {}): MinesView {
  return {
    bet: { amount: 1_000, mines: 3 },
    revealed: [],
    hit: null,
    closed: false,
    multiplier: null,
    nextMultiplier: null,
    cashOut: null,
    mines: null,
    ...more,
  };
}

/** Lists all steps that show a hand, from nothing. */
function show(shownView: MinesView): Shown[] {
  const steps: Shown[] = [];
  for (let step = nextStep(nothingShown, "h1", shownView); step; step = nextStep(step.shown, "h1", shownView))
    steps.push(step.shown);
  return steps;
}

describe("a hand is shown step by step", () => {
  test("shows an automatic hand tile by tile, then the field", () => {
    const closed = view({ revealed: [4, 9], closed: true, mines: [1, 2, 3] });
    expect(show(closed).map(({ gems, hit, field }) => [gems, hit, field])).toEqual([
      [0, false, false],
      [1, false, false],
      [2, false, false],
      [2, false, true],
    ]);
  });

  test("shows a mine after the gems before it, and the field after the mine", () => {
    const lost = view({ revealed: [4], hit: 1, closed: true, mines: [1, 2, 3] });
    expect(show(lost).at(-2)).toMatchObject({ gems: 1, hit: true, field: false });
    expect(show(lost).at(-1)).toMatchObject({ field: true });
  });

  test("shows a gem that answers a press at once", () => {
    const step = nextStep({ handId: "h1", gems: 0, hit: false, field: false }, "h1", view({ revealed: [4] }));
    expect(step).toMatchObject({ afterMs: 0, shown: { gems: 1 } });
  });

  test("shows a hand joined midway as it stands", () => {
    const met = minesShow.met("h1", view({ revealed: [4, 9] }));
    expect(met && nextStep(met, "h1", view({ revealed: [4, 9] }))).toBeNull();
    expect(minesShow.met("h1", view()), "one that has just begun is dealt").toBeNull();
  });

  test("shows another hand from a covered board", () => {
    const old = { handId: "h0", gems: 1, hit: false, field: true };
    expect(nextStep(old, "h1", view())?.shown).toEqual({ handId: "h1", gems: 0, hit: false, field: false });
  });
});

describe("faces", () => {
  const lost = view({ revealed: [4], hit: 1, closed: true, mines: [1, 2, 3] });

  test("nothing is visible before its turn, whatever the hand knows", () => {
    expect(new Set(facesOf(lost, { gems: 0, hit: false, field: false }))).toEqual(new Set(["covered"]));
    expect(facesOf(lost, { gems: 1, hit: false, field: false })[1]).toBe("covered");
  });

  test("at the end every tile is open, with the unchosen ones dimmed", () => {
    const faces = facesOf(lost, { gems: 1, hit: true, field: true });
    expect([faces[4], faces[1], faces[2], faces[0]]).toEqual(["gem", "mine", "spared-mine", "spared-gem"]);
    expect(faces).not.toContain("covered");
  });
});

test("tiles waiting for their answer cannot be chosen again", () => {
  expect(coveredTiles(view({ revealed: [0, 1] }), [2])).toEqual(Array.from({ length: 22 }, (_, i) => i + 3));
});

test("random tiles are distinct tiles of the board", () => {
  for (const random of [() => 0, () => 0.999_999, Math.random]) {
    const tiles = randomTiles(24, random);
    expect(new Set(tiles).size).toBe(24);
    expect(tiles.every((tile) => tile >= 0 && tile < 25)).toBe(true);
  }
});
