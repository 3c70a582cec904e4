import type { Marks } from "@fairhouse/kernel/game.ts";
import { type ChipsBet, totalOf } from "./chips.ts";
import { faceOfChips } from "./face-of-chips.ts";

/** The part of the card of a game on a cloth that follows from the chips of a bet. */
export const clothCard = {
  stake: ({ chips }: ChipsBet) => totalOf(chips),
  smallestPart: ({ chips }: ChipsBet) => Math.min(...chips.map(({ amount }) => amount)),
};

/** The same for a round, whose chips everybody at the table sees. */
export const liveClothCard = {
  ...clothCard,
  face: ({ chips }: ChipsBet) => faceOfChips(chips),
  positions: ({ chips }: ChipsBet) => Object.fromEntries(chips.map(({ on, amount }) => [on, amount])),
  marks: ({ chips }: ChipsBet): Marks => ({ positions: chips.length }),
};
