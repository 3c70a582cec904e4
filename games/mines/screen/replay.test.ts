import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { closedViewOf } from "../../shared/facts/facts.ts";
import { endFaces, facesOf } from "../drawing/faces.ts";
import { facts } from "../facts.ts";
import { type MinesMove, type MinesState, mines } from "../rules/mines.ts";
import { TILES } from "../rules/multipliers.ts";
import { replaySteps } from "./replay.ts";

const board = Array.from({ length: TILES }, (_, tile) => tile);

/** Arbitrary hands: the mines, and the tiles that the player presses until they cash out. */
const hands = fc
  .tuple(
    fc.integer({ min: 1, max: 24 }),
    fc.shuffledSubarray(board, { minLength: TILES }),
    fc.integer({ min: 1, max: TILES }),
  )
  .chain(([count, order, presses]) =>
    fc
      .shuffledSubarray(board, { minLength: count, maxLength: count })
      .map((placed) => ({ placed: [...placed].sort((a, b) => a - b), pressed: order.slice(0, presses) })),
  );

function play({ placed, pressed }: { readonly placed: readonly number[]; readonly pressed: readonly number[] }) {
  const bet = { amount: 1_000, mines: placed.length };
  let state: MinesState = { bet, mines: placed, revealed: [], hit: null, closed: false };
  let payout: number | null = null;
  const moves: MinesMove[] = [...pressed.map((reveal) => ({ reveal })), { cashOut: true }];
  for (const move of moves) {
    if (state.closed) break;
    const step = mines.apply(state, move);
    if (!step.ok) throw new Error(step.refusal);
    state = step.value.state;
    payout = step.value.payout;
  }
  const page = sampleBetPage({ game: "mines", kind: "hand", bet, outcome: mines.view(state), payout });
  return { hand: closedViewOf(page, facts), state };
}

test("any hand is replayed tile by tile in the order of its moves, and ends as it ended", () => {
  fc.assert(
    fc.property(hands, (dealt) => {
      const { hand, state } = play(dealt);
      if (hand === null) throw new Error("a settled hand is drawn");
      const steps = replaySteps(hand);
      const boards = steps.map(({ shown }) => facesOf(hand, shown));
      expect(new Set(boards[0])).toEqual(new Set(["covered"]));
      const opened = boards
        .slice(1, -1)
        .map((faces, index) => faces.findIndex((face, tile) => face !== boards[index]?.[tile]));
      expect(opened).toEqual([...state.revealed, ...(state.hit === null ? [] : [state.hit])]);
      expect(boards.at(-1)).toEqual(endFaces(hand));
      expect(boards.at(-1)).not.toContain("covered");
    }),
  );
});

test("a hand takes no longer than some seconds, and is never rushed", () => {
  fc.assert(
    fc.property(hands, (dealt) => {
      const { hand } = play(dealt);
      const steps = hand === null ? [] : replaySteps(hand);
      expect(steps.reduce((sum, { afterMs }) => sum + afterMs, 0)).toBeLessThan(7_000);
      for (const { afterMs, shown } of steps) if (shown.gems > 0) expect(afterMs).toBeGreaterThanOrEqual(140);
    }),
  );
});

test("hands of the current rules are drawn, and those of other versions never wrongly", () => {
  const { hand } = play({ placed: [3], pressed: [1] });
  expect(hand).not.toBeNull();
  const bet = { amount: 1_000, mines: 1 };
  const page = (gameVersion: number) => sampleBetPage({ game: "mines", kind: "hand", gameVersion, bet, outcome: hand });
  expect(closedViewOf(page(mines.version), facts)).not.toBeNull();
  expect(closedViewOf(page(mines.version + 1), facts)).toBeNull();
});
