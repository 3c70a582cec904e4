import { readAs } from "../shared/facts/facts.ts";
import { GOLD, LOSE, MUTED, TEXT, TILE, WIN } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, textAt } from "../shared/picture/svg.ts";
import { facts, settledSlideOf } from "./facts.ts";

const MIDDLE = STAGE.width / 2;
const TOP = 130;
const TILE_SIZE = { width: 250, height: 220 };

/** Draws the card on which the strip stopped, under its pointer, and the target of the bet. */
export const still: PictureModule["still"] = (page) => {
  const ticket = settledSlideOf(page);
  if (ticket === null || ticket.outcome === null) return null;
  const { target } = ticket.bet;
  const { point } = ticket.outcome;
  const won = target <= point;
  const below = TOP + TILE_SIZE.height;
  return [
    stripAt(point, won ? WIN : LOSE),
    textAt(MIDDLE, below + 70, "Target", { size: 24, fill: MUTED, anchor: "middle" }),
    textAt(MIDDLE, below + 112, multiplierText(target), {
      size: 38,
      bold: true,
      fill: won ? WIN : TEXT,
      anchor: "middle",
    }),
  ].join("");
};

export const round: PictureModule["round"] = ({ outcome }) => {
  const stopped = readAs(facts.isOutcome, outcome);
  return stopped && stripAt(stopped.point, GOLD);
};

function stripAt(point: number, frame: string): string {
  const text = multiplierText(point);
  const { width, height } = TILE_SIZE;
  const beside = (x: number) => boxAt(x, TOP + 24, 130, height - 48, 20, `fill="${TILE}" opacity="0.55"`);
  return [
    beside(12),
    beside(STAGE.width - 142),
    boxAt(MIDDLE - width / 2, TOP, width, height, 26, `fill="${TILE}" stroke="${frame}" stroke-width="6"`),
    textAt(MIDDLE, TOP + height / 2 + 22, text, { size: text.length > 7 ? 44 : 64, bold: true, anchor: "middle" }),
    `<path d="M${MIDDLE - 22} ${TOP - 44}h44l-22 34z" fill="${GOLD}"/>`,
  ].join("");
}
