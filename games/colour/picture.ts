import { readAs } from "../shared/facts/facts.ts";
import { GOLD, LOSE, MUTED, TEXT, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { textAt } from "../shared/picture/svg.ts";
import { facts, settledOrderOf } from "./facts.ts";
import { periodName } from "./rules/periods.ts";
import { coloursOf, numberOf, type Position } from "./rules/terms.ts";

const MIDDLE = STAGE.width / 2;
const RADIUS = 128;
const TOP = 190;
const PAINTS = { green: "#12a86a", red: "#e5304e", violet: "#8b56f0" } as const;
const NAMES: Partial<Record<Position, string>> = {
  green: "Green",
  violet: "Violet",
  red: "Red",
  small: "Small",
  big: "Big",
};

/** Draws the ball that came, and the position of the order. */
export const still: PictureModule["still"] = (page) => {
  const ticket = settledOrderOf(page);
  if (ticket === null || ticket.outcome === null) return null;
  const { payout, period } = ticket;
  const { on } = ticket.bet;
  const { digit } = ticket.outcome;
  const won = payout > 0;
  return [
    ball(digit, won ? WIN : LOSE),
    periodAt(period),
    textAt(MIDDLE, TOP + RADIUS + 84, "Bet on", { size: 24, fill: MUTED, anchor: "middle" }),
    textAt(MIDDLE, TOP + RADIUS + 136, NAMES[on] ?? String(numberOf(on) ?? ""), {
      size: 46,
      bold: true,
      fill: won ? WIN : TEXT,
      anchor: "middle",
    }),
  ].join("");
};

export const round: PictureModule["round"] = ({ outcome, table, closesAt }) => {
  const drawn = readAs(facts.isOutcome, outcome);
  if (drawn === null) return null;
  const middle = STAGE.height / 2 - TOP;
  const period = periodAt(periodName(table, closesAt));
  return `<g transform="translate(0 ${middle})">${ball(drawn.digit, GOLD)}${period}</g>`;
};

function periodAt(period: string | null): string {
  return period === null ? "" : textAt(MIDDLE, 40, period, { size: 24, fill: MUTED, anchor: "middle" });
}

function ball(digit: number, frame: string): string {
  const [whole = "red", half = whole] = coloursOf(digit);
  const circle = (radius: number, more: string) => `<circle cx="${MIDDLE}" cy="${TOP}" r="${radius}" ${more}/>`;
  const right = `M${MIDDLE + 46} ${TOP - RADIUS * 0.933}A${RADIUS} ${RADIUS} 0 0 1 ${MIDDLE - 46} ${TOP + RADIUS * 0.933}z`;
  return [
    circle(RADIUS + 14, `fill="none" stroke="${frame}" stroke-width="6"`),
    circle(RADIUS, `fill="${PAINTS[whole]}"`),
    half === whole ? "" : `<path d="${right}" fill="${PAINTS[half]}"/>`,
    `<ellipse cx="${MIDDLE - 36}" cy="${TOP - 88}" rx="48" ry="22" fill="#ffffff" opacity="0.5" transform="rotate(-20 ${MIDDLE - 36} ${TOP - 88})"/>`,
    circle(RADIUS * 0.58, 'fill="#f4f7ff"'),
    textAt(MIDDLE, TOP + 34, String(digit), { size: 100, bold: true, fill: "#141c33", anchor: "middle" }),
  ].join("");
}
