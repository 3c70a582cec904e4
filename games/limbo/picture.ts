import { settledOf } from "../shared/facts/facts.ts";
import { LOSE, MUTED, TEXT, WIN } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { rounded, textAt } from "../shared/picture/svg.ts";
import { facts } from "./facts.ts";
import { shareReaching } from "./rules/point.ts";

const MIDDLE = { x: STAGE.width / 2, y: 300 };
const RADIUS = 220;

/** The dial with its green part, the needle, and the point. */
export const still: PictureModule["still"] = (page) => {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { target } = settled.bet;
  const { point } = settled.outcome;
  const [edge, needle] = [angleOf(target), angleOf(point)];
  const [tip, left, right] = [spot(RADIUS - 40, needle), spot(14, needle - 90), spot(14, needle + 90)];
  return [
    arc(0, edge, LOSE),
    arc(edge, 180, WIN),
    `<path d="M${tip}L${left}L${right}z" fill="${TEXT}"/>`,
    `<circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="20" fill="${TEXT}"/>`,
    textAt(MIDDLE.x, MIDDLE.y + 104, multiplierText(point), {
      size: 68,
      bold: true,
      fill: settled.payout > 0 ? WIN : LOSE,
      anchor: "middle",
    }),
    textAt(MIDDLE.x, MIDDLE.y + 164, `Target ${multiplierText(target)}`, { size: 30, fill: MUTED, anchor: "middle" }),
  ].join("");
};

/** Returns the angle of a point on the dial, by its chance, in degrees from the left end. */
function angleOf(multiplier: number): number {
  return 180 * (1 - Math.min(1, shareReaching(multiplier)));
}

function spot(radius: number, angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${rounded(MIDDLE.x - radius * Math.cos(radians))} ${rounded(MIDDLE.y - radius * Math.sin(radians))}`;
}

function arc(from: number, to: number, colour: string): string {
  const path = `M${spot(RADIUS, from)}A${RADIUS} ${RADIUS} 0 0 1 ${spot(RADIUS, to)}`;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="36"/>`;
}
