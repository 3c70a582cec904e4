import { cardAt } from "../shared/picture/cards.ts";
import { GOLD, MUTED, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { textAt } from "../shared/picture/svg.ts";
import { HAND_NAMES } from "./drawing/names.ts";
import { settledHandOf } from "./facts.ts";

const CARD = 98;
const STEP = 108;
const TOP = 120;

/** The final five cards with marks on the held ones, and the hand that they make. */
export const still: PictureModule["still"] = (page) => {
  const settled = settledHandOf(page);
  if (settled === null) return null;
  const { hand, held, makes } = settled;
  const left = (STAGE.width - STEP * (hand.length - 1) - CARD) / 2;
  const middle = STAGE.width / 2;
  return [
    ...hand.map((card, place) => {
      const x = left + place * STEP;
      const kept = held[place] === true;
      const label = textAt(x + CARD / 2, TOP + 180, "Held", { size: 20, bold: true, fill: GOLD, anchor: "middle" });
      return cardAt(card, x, kept ? TOP - 14 : TOP, CARD, { frame: kept ? GOLD : undefined }) + (kept ? label : "");
    }),
    makes === "nothing"
      ? textAt(middle, TOP + 256, "No winning hand", { size: 36, fill: MUTED, anchor: "middle" })
      : textAt(middle, TOP + 258, HAND_NAMES[makes], { size: 46, bold: true, fill: WIN, anchor: "middle" }),
  ].join("");
};
