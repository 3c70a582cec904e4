import { settledOf } from "../shared/facts/facts.ts";
import { GOLD, LOSE, MUTED, TEXT, TILE, WIN } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, textAt } from "../shared/picture/svg.ts";
import { facts } from "./facts.ts";
import { hitsOf, NUMBERS, paysOf } from "./rules/tables.ts";

const COLUMNS = 8;
const CELL = { width: 66, height: 64, gap: 6 };
const CHOSEN = "#6a3df0";

/** The board with chosen and drawn numbers, and the payout of the hits. */
export const still: PictureModule["still"] = (page) => {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { spots, risk } = settled.bet;
  const { drawn } = settled.outcome;
  const hits = hitsOf(spots, drawn);
  const left = (STAGE.width - COLUMNS * CELL.width) / 2;
  const pays = paysOf(risk, spots.length)[hits] ?? 0;
  const tiles = Array.from({ length: NUMBERS }, (_, at) => {
    const number = at + 1;
    const x = left + (at % COLUMNS) * CELL.width;
    const y = 8 + Math.floor(at / COLUMNS) * CELL.height;
    const [chosen, came] = [spots.includes(number), drawn.includes(number)];
    const [fill, ink] = chosen
      ? came
        ? [WIN, "#04231a"]
        : [CHOSEN, "#ffffff"]
      : came
        ? ["#0a1020", LOSE]
        : [TILE, TEXT];
    return [
      boxAt(x + CELL.gap / 2, y + CELL.gap / 2, CELL.width - CELL.gap, CELL.height - CELL.gap, 12, `fill="${fill}"`),
      textAt(x + CELL.width / 2, y + CELL.height / 2 + 9, String(number), {
        size: 26,
        bold: true,
        fill: ink,
        anchor: "middle",
      }),
    ].join("");
  });
  const foot = 8 + (NUMBERS / COLUMNS) * CELL.height;
  return [
    ...tiles,
    textAt(STAGE.width / 2, foot + 82, multiplierText(pays), {
      size: 60,
      bold: true,
      fill: pays > 0 ? GOLD : MUTED,
      anchor: "middle",
    }),
    textAt(STAGE.width / 2, foot + 126, `${hits} of ${spots.length}`, { size: 28, fill: MUTED, anchor: "middle" }),
  ].join("");
};
