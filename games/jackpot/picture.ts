import { readAs } from "../shared/facts/facts.ts";
import { GOLD, GROUND, LINE, LOSE, TEXT, TILE, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { rounded, textAt } from "../shared/picture/svg.ts";
import { restOf } from "./drawing/spin.ts";
import { facts, settledShareOf, type WonPot } from "./facts.ts";
import type { TicketRange } from "./rules/pot.ts";

const CENTRE = { x: STAGE.width / 2, y: 268 };
const RADIUS = 172;
const WIDTH = 58;

/** Draws the ring where it came to rest, this bet on it, and the pointer on the winning ticket. */
export const still: PictureModule["still"] = (page) => {
  const ticket = settledShareOf(page);
  if (ticket === null || ticket.won === null || ticket.own === null) return null;
  const { won, own, payout } = ticket;
  const tookIt = payout > 0;
  const arcs = [rangeArc(won, won, tookIt ? WIN : LINE), rangeArc(won, own, tookIt ? WIN : GOLD)];
  return ringAt(arcs, shareOf(won, own), tookIt ? WIN : LOSE);
};

export const round: PictureModule["round"] = ({ outcome }) => {
  const won = readAs(facts.isOutcome, outcome);
  return won && ringAt([rangeArc(won, won, WIN)], shareOf(won, won), WIN);
};

function shareOf({ total }: WonPot, { first, last }: TicketRange): number {
  return Math.round(((last + 1 - first) / total) * 1_000) / 10;
}

/** Draws the ring at rest, with a share in its middle, in per cent. */
function ringAt(arcs: readonly string[], share: number, colour: string): string {
  return [
    arcOf(0, 360, TILE),
    ...arcs,
    `<path d="M${CENTRE.x - 17} ${CENTRE.y - RADIUS - 48}h34l-17 58z" fill="${TEXT}" stroke="${GROUND}" stroke-width="3"/>`,
    textAt(CENTRE.x, CENTRE.y + 24, `${share}%`, { size: 72, bold: true, anchor: "middle", fill: colour }),
  ].join("");
}

/** Draws the tickets of a bet where the ring came to rest. */
function rangeArc({ ticket, total }: WonPot, { first, last }: TicketRange, colour: string): string {
  return arcOf((first / total) * 360 + restOf(ticket, total), ((last + 1 - first) / total) * 360, colour);
}

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
