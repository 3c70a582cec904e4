import { coupStill } from "../shared/picture/baccarat.ts";
import type { PictureModule } from "../shared/picture/still.ts";
import { settledCoupOf } from "./facts.ts";

/** Draws both hands with their totals, and the winner in gold. */
export const still: PictureModule["still"] = (page) => {
  const deal = settledCoupOf(page);
  return deal && coupStill(deal.coup);
};
