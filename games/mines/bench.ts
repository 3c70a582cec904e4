import type { MinesMove } from "./rules/mines.ts";

/** What `npm run bench` plays: of twenty-five hands of one mine twenty-two survive three reveals. */
export const benchHand = {
  steps: "start, three reveals, cash-out",
  bet: { mines: 1 },
  moves: [{ reveal: 0 }, { reveal: 1 }, { reveal: 2 }, { cashOut: true }] satisfies MinesMove[],
};
