import { coupStill } from "../shared/picture/baccarat.ts";
import type { PictureModule } from "../shared/picture/still.ts";
import { settledHandOf } from "./facts.ts";

/** Draws both hands with their totals, and the winner in gold. */
export const still: PictureModule["still"] = (page) => {
  const coup = settledHandOf(page)?.coup ?? null;
  return coup && coupStill(coup);
};
