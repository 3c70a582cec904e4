import { settledOf } from "../shared/facts/facts.ts";
import { GOLD, MUTED, TEXT } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, rounded, textAt } from "../shared/picture/svg.ts";
import { fallOf, fieldOf, PEG, pegsOf, type Spot } from "./drawing/fall.ts";
import { facts } from "./facts.ts";
import { bucketOf, bucketsOf, paysOf } from "./rules/tables.ts";

const NAMES = { low: "Low risk", medium: "Medium risk", high: "High risk" };
const STRIP = { height: 30, gap: 2 };

/** The board with the path of the ball, its bucket, and the payout. */
export const still: PictureModule["still"] = (page) => {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { bet: board, outcome } = settled;
  const { rows } = board;
  const field = fieldOf(rows);
  const { width, height } = field;
  const cell = (STAGE.width - 40) / width;
  const at = ({ x, y }: Spot) => ({ x: rounded(20 + x * cell), y: rounded(y * cell) });
  const pegs = pegsOf(field);
  const { hits, rest } = fallOf(outcome.path, field);
  const way = [...hits.flatMap(({ peg }) => pegs[peg] ?? []), { x: rest.x, y: height }].map(at);
  const foot = height * cell;
  return [
    ...pegs.map(at).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${rounded(PEG * cell)}" fill="${TEXT}"/>`),
    `<path d="M${way.map(({ x, y }) => `${x} ${y}`).join("L")}" fill="none" stroke="${GOLD}" stroke-width="5" stroke-linejoin="round"/>`,
    ...bucketsOf(board).map((_, bucket) => {
      const left = at({ x: width / 2 + bucket - rows / 2 - 0.5, y: 0 }).x;
      const ring = bucket === bucketOf(outcome.path) ? ` stroke="${TEXT}" stroke-width="4"` : "";
      return boxAt(
        left + STRIP.gap,
        foot,
        cell - 2 * STRIP.gap,
        STRIP.height,
        5,
        `fill="${paintOf(bucket, rows)}"${ring}`,
      );
    }),
    textAt(STAGE.width / 2, foot + 82, multiplierText(paysOf(board, outcome.path)), {
      size: 44,
      bold: true,
      fill: TEXT,
      anchor: "middle",
    }),
    textAt(STAGE.width / 2, foot + 116, `${NAMES[board.risk]}, ${rows} rows`, {
      size: 24,
      fill: MUTED,
      anchor: "middle",
    }),
  ].join("");
};

/** Returns the colour of a bucket, from gold in the middle to red outside, as on the screen. */
function paintOf(bucket: number, rows: number): string {
  const heat = Math.abs(bucket - rows / 2) / (rows / 2);
  const [red, green, blue] = [255, 208 - 134 * heat, 74 + 30 * heat].map(Math.round);
  return `rgb(${red},${green},${blue})`;
}
