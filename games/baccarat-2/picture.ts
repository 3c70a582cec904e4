import { readAs } from "../shared/facts/facts.ts";
import { coupStill } from "../shared/picture/baccarat.ts";
import type { PictureModule } from "../shared/picture/still.ts";
import { facts, settledHandOf } from "./facts.ts";
import { coupOfHand } from "./rules/hand.ts";

/** Draws both hands with their totals, and the winner in gold. */
export const still: PictureModule["still"] = (page) => {
  const coup = settledHandOf(page)?.coup ?? null;
  return coup && coupStill(coup);
};

export const round: PictureModule["round"] = ({ outcome }) => {
  const hand = readAs(facts.isOutcome, outcome);
  return hand && coupStill(coupOfHand(hand.cards));
};
