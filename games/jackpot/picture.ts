import { GOLD, GROUND, LINE, LOSE, TEXT, TILE, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { rounded, textAt } from "../shared/picture/svg.ts";
import { restOf } from "./drawing/spin.ts";
import { settledShareOf } from "./facts.ts";

const CENTRE = { x: STAGE.width / 2, y: 268 };
const RADIUS = 172;
const WIDTH = 58;

/** Draws the ring where it came to rest, this bet on it, and the pointer on the winning ticket. */
export const still: PictureModule["still"] = (page) => {
  const ticket = settledShareOf(page);
  if (ticket === null || ticket.won === null || ticket.own === null) return null;
  const { won, own, payout } = ticket;
  const turned = restOf(won.ticket, won.total);
  const arc = (first: number, last: number, colour: string) =>
    arcOf((first / won.total) * 360 + turned, ((last + 1 - first) / won.total) * 360, colour);
  const share = Math.round(((own.last + 1 - own.first) / won.total) * 1_000) / 10;
  return [
    arcOf(0, 360, TILE),
    arc(won.first, won.last, payout > 0 ? WIN : LINE),
    arc(own.first, own.last, payout > 0 ? WIN : GOLD),
    `<path d="M${CENTRE.x - 17} ${CENTRE.y - RADIUS - 48}h34l-17 58z" fill="${TEXT}" stroke="${GROUND}" stroke-width="3"/>`,
    textAt(CENTRE.x, CENTRE.y + 24, `${share}%`, {
      size: 72,
      bold: true,
      anchor: "middle",
      fill: payout > 0 ? WIN : LOSE,
    }),
  ].join("");
};

/** Draws a part of the ring, in degrees clockwise from the top. */
function arcOf(from: number, degrees: number, colour: string): string {
  const style = `fill="none" stroke="${colour}" stroke-width="${WIDTH}"`;
  if (degrees >= 359.99) return `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${RADIUS}" ${style}/>`;
  const at = (angle: number) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${rounded(CENTRE.x + RADIUS * Math.cos(turn))} ${rounded(CENTRE.y + RADIUS * Math.sin(turn))}`;
  };
  const large = degrees > 180 ? 1 : 0;
  return `<path d="M${at(from)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${at(from + degrees)}" ${style}/>`;
}
