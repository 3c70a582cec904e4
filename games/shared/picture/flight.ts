import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { type Box, decimalsOf, pointAt, pointOfMultiplier, riseTicks, scaleAt, yOf } from "../drawing/flight/axis.ts";
import { msOf } from "../drawing/flight/law.ts";
import { readAs } from "../facts/facts.ts";
import { flightFacts, settledFlightOf } from "../facts/flight.ts";
import { LINE, LOSE, MUTED, WIN } from "./colours.ts";
import { multiplierText } from "./figures.ts";
import { STAGE } from "./still.ts";
import { artAt, rounded, textAt } from "./svg.ts";

const BOX: Box = { left: 78, top: 24, right: STAGE.width - 12, bottom: STAGE.height - 40 };
const POINTS = 80;
/** Size of the art at the end of the flight. */
const END = 96;
/** Left of this x, a label does not fit before its point and goes behind it. */
const LABEL_ROOM = 240;

/** Draws the flight of a bet up to its end, with the given art there, and the point at which the ticket left. */
export function flightStill(page: BetPage, endArt: string): string | null {
  const ticket = settledFlightOf(page);
  return ticket === null || ticket.point === null ? null : flightTo(ticket.point, ticket.left, endArt);
}

/** Draws the flight of a round up to its end. */
export function flightRound({ outcome }: RoundPage["proof"], endArt: string): string | null {
  const flight = readAs(flightFacts.isOutcome, outcome);
  return flight && flightTo(flight.point, null, endArt);
}

function flightTo(point: number, left: number | null, endArt: string): string {
  const endMs = msOf(point / 100);
  const scale = scaleAt(endMs);
  const line = (untilMs: number) =>
    Array.from({ length: POINTS + 1 }, (_, index) => {
      const { x, y } = pointAt((untilMs * index) / POINTS, scale, BOX);
      return `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`;
    }).join("");
  const stroke = (path: string, colour: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
  const marks = riseTicks(scale.rise, BOX.bottom - BOX.top).filter(({ strength }) => strength > 0.6);
  const decimals = decimalsOf(marks);
  const tip = pointAt(endMs, scale, BOX);
  const exit = left === null ? null : pointOfMultiplier(left / 100, scale, BOX);
  const before = (x: number) => x > LABEL_ROOM;
  return [
    ...marks.map(({ value }) => {
      const y = yOf(1 + value, scale, BOX);
      return `<path d="M${BOX.left} ${rounded(y)}H${BOX.right}" stroke="${LINE}" stroke-width="2"/>${textAt(BOX.left - 12, y + 7, `${(1 + value).toFixed(decimals)}×`, { size: 20, fill: MUTED, anchor: "end" })}`;
    }),
    `<path d="${line(endMs)}V${BOX.bottom}H${BOX.left}Z" fill="${LOSE}" opacity="0.14"/>`,
    stroke(line(endMs), LOSE),
    artAt(endArt, tip.x - END / 2, tip.y - END / 2, END),
    textAt(before(tip.x) ? tip.x - END / 2 - 8 : tip.x + END / 2, tip.y + 12, multiplierText(point), {
      size: 36,
      bold: true,
      fill: LOSE,
      anchor: before(tip.x) ? "end" : "start",
    }),
    ...(exit === null || left === null
      ? []
      : [
          stroke(line(msOf(left / 100)), WIN),
          `<circle cx="${rounded(exit.x)}" cy="${rounded(exit.y)}" r="15" fill="${WIN}" stroke="#0b1226" stroke-width="5"/>`,
          textAt(exit.x + (before(exit.x) ? -22 : 26), exit.y + (before(exit.x) ? -22 : 42), multiplierText(left), {
            size: 34,
            bold: true,
            fill: WIN,
            anchor: before(exit.x) ? "end" : "start",
          }),
        ]),
  ].join("");
}
