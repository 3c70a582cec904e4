import type { MinesMove } from "./rules/mines.ts";

/** The hand played by `npm run bench`: with one mine, twenty-two of twenty-five hands survive three reveals. */
export const benchHand = {
  steps: "start, three reveals, cash-out",
  bet: { mines: 1 },
  moves: [{ reveal: 0 }, { reveal: 1 }, { reveal: 2 }, { cashOut: true }] satisfies MinesMove[],
};
