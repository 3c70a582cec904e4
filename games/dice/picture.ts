import { LOSE, MUTED, TEXT, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, rounded, textAt } from "../shared/picture/svg.ts";
import { rollText } from "./drawing/roll-text.ts";
import { ROLLS } from "./rules/terms.ts";
import { settledBetOf } from "./screen/settled-bet.ts";

const RAIL = { x: 40, y: 300, width: STAGE.width - 80, height: 26 };
const DIE = { width: 132, height: 88 };

/** The scale with its target, and the die where it landed. */
export const still: PictureModule["still"] = (page) => {
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const xOf = (roll: number) => rounded(RAIL.x + (RAIL.width * (roll + 0.5)) / ROLLS);
  const edge = xOf(bet.target);
  const [before, after] = bet.side === "under" ? [WIN, LOSE] : [LOSE, WIN];
  const middle = xOf(bet.roll);
  const left = Math.min(Math.max(middle - DIE.width / 2, 8), STAGE.width - DIE.width - 8);
  const top = RAIL.y - DIE.height - 36;
  const called = `${bet.side === "under" ? "Under" : "Over"} ${rollText(bet.target)}`;
  return [
    boxAt(RAIL.x, RAIL.y, edge - RAIL.x, RAIL.height, 8, `fill="${before}"`),
    boxAt(edge, RAIL.y, RAIL.x + RAIL.width - edge, RAIL.height, 8, `fill="${after}"`),
    boxAt(edge - 5, RAIL.y - 14, 10, RAIL.height + 28, 5, `fill="${TEXT}"`),
    boxAt(left, top, DIE.width, DIE.height, 20, `fill="#eef3ff"`),
    `<path d="M${rounded(middle - 14)} ${top + DIE.height}h28l-14 18z" fill="#eef3ff"/>`,
    textAt(left + DIE.width / 2, top + DIE.height / 2 + 14, rollText(bet.roll), {
      size: 40,
      bold: true,
      fill: bet.won ? "#08734a" : "#b01d35",
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
      fill: bet.won ? WIN : TEXT,
      anchor: "middle",
    }),
  ].join("");
};
