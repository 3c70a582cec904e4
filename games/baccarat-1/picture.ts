import { coupStill } from "../shared/picture/baccarat.ts";
import type { PictureModule } from "../shared/picture/still.ts";
import { settledCoupOf } from "./screen/settled-coup.ts";

/** Both hands with their totals; who won has the gold. */
export const still: PictureModule["still"] = (page) => {
  const deal = settledCoupOf(page);
  return deal && coupStill(deal.coup);
};
