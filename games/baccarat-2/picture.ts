import { coupStill } from "../shared/picture/baccarat.ts";
import type { PictureModule } from "../shared/picture/still.ts";
import { settledTicketOf } from "./screen/settled-ticket.ts";

/** Draws both hands with their totals, and the winner in gold. */
export const still: PictureModule["still"] = (page) => {
  const coup = settledTicketOf(page)?.coup ?? null;
  return coup && coupStill(coup);
};
