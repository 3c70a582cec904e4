import { settledOf } from "../shared/facts/facts.ts";
import { LOSE, MUTED, TEXT, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, rounded, textAt } from "../shared/picture/svg.ts";
import { rollText } from "./drawing/roll-text.ts";
import { facts } from "./facts.ts";
import { ROLLS } from "./rules/terms.ts";

const RAIL = { x: 40, y: 300, width: STAGE.width - 80, height: 26 };
const DIE = { width: 132, height: 88 };

/** The scale with its target, and the die where it landed. */
export const still: PictureModule["still"] = (page) => {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { side, target } = settled.bet;
  const { roll } = settled.outcome;
  const won = settled.payout > 0;
  const xOf = (place: number) => rounded(RAIL.x + (RAIL.width * (place + 0.5)) / ROLLS);
  const edge = xOf(target);
  const [before, after] = side === "under" ? [WIN, LOSE] : [LOSE, WIN];
  const middle = xOf(roll);
  const left = Math.min(Math.max(middle - DIE.width / 2, 8), STAGE.width - DIE.width - 8);
  const top = RAIL.y - DIE.height - 36;
  const called = `${side === "under" ? "Under" : "Over"} ${rollText(target)}`;
  return [
    boxAt(RAIL.x, RAIL.y, edge - RAIL.x, RAIL.height, 8, `fill="${before}"`),
    boxAt(edge, RAIL.y, RAIL.x + RAIL.width - edge, RAIL.height, 8, `fill="${after}"`),
    boxAt(edge - 5, RAIL.y - 14, 10, RAIL.height + 28, 5, `fill="${TEXT}"`),
    boxAt(left, top, DIE.width, DIE.height, 20, `fill="#eef3ff"`),
    `<path d="M${rounded(middle - 14)} ${top + DIE.height}h28l-14 18z" fill="#eef3ff"/>`,
    textAt(left + DIE.width / 2, top + DIE.height / 2 + 14, rollText(roll), {
      size: 40,
      bold: true,
      fill: won ? "#08734a" : "#b01d35",
      anchor: "middle",
    }),
    ...[0, 25, 50, 75, 100].map((label) =>
      textAt(RAIL.x + (RAIL.width * label) / 100, RAIL.y + 76, String(label), {
        size: 22,
        fill: MUTED,
        anchor: "middle",
      }),
    ),
    textAt(STAGE.width / 2, RAIL.y + 146, called, {
      size: 38,
      bold: true,
      fill: won ? WIN : TEXT,
      anchor: "middle",
    }),
  ].join("");
};
