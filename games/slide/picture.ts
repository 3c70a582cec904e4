import { GOLD, LOSE, MUTED, TEXT, TILE, WIN } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, textAt } from "../shared/picture/svg.ts";
import { settledSlideOf } from "./facts.ts";

const MIDDLE = STAGE.width / 2;
const TILE_SIZE = { width: 250, height: 220 };

/** Draws the card on which the strip stopped, under its pointer, and the target of the bet. */
export const still: PictureModule["still"] = (page) => {
  const ticket = settledSlideOf(page);
  if (ticket === null || ticket.outcome === null) return null;
  const { target } = ticket.bet;
  const { point } = ticket.outcome;
  const won = target <= point;
  const colour = won ? WIN : LOSE;
  const text = multiplierText(point);
  const { width, height } = TILE_SIZE;
  const top = 130;
  const beside = (x: number) => boxAt(x, top + 24, 130, height - 48, 20, `fill="${TILE}" opacity="0.55"`);
  return [
    beside(12),
    beside(STAGE.width - 142),
    boxAt(MIDDLE - width / 2, top, width, height, 26, `fill="${TILE}" stroke="${colour}" stroke-width="6"`),
    textAt(MIDDLE, top + height / 2 + 22, text, { size: text.length > 7 ? 44 : 64, bold: true, anchor: "middle" }),
    `<path d="M${MIDDLE - 22} ${top - 44}h44l-22 34z" fill="${GOLD}"/>`,
    textAt(MIDDLE, top + height + 70, "Target", { size: 24, fill: MUTED, anchor: "middle" }),
    textAt(MIDDLE, top + height + 112, multiplierText(target), {
      size: 38,
      bold: true,
      fill: won ? WIN : TEXT,
      anchor: "middle",
    }),
  ].join("");
};
