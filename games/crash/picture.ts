import { LINE, LOSE, MUTED, STAGE_FOOT, WIN } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { artAt, rounded, textAt } from "../shared/picture/svg.ts";
import {
  type Box,
  decimalsOf,
  pointAt,
  pointOfMultiplier,
  riseTicks,
  type Scale,
  yOf,
} from "../shared/screen/flight/axis.ts";
import { growth, msOf } from "../shared/screen/flight/law.ts";
import { settledTicketOf } from "./screen/settled-ticket.ts";

const BOX: Box = { left: 78, top: 24, right: STAGE.width - 12, bottom: STAGE.height - 40 };
const POINTS = 80;
const BURST = 96;
/** Left of this a label has no room before its point. */
const LABEL_ROOM = 240;
/** Milliseconds that the axes reach at least: also a flight that ended at once has some. */
const SHORTEST_MS = 400;

export const arts: PictureModule["arts"] = ["burst"];

/** The flight up to its end, and where the ticket left it. */
export const still: PictureModule["still"] = (page) => {
  const ticket = settledTicketOf(page);
  if (ticket === null || ticket.point === null) return null;
  const { point, left } = ticket;
  const endMs = msOf(point / 100);
  const scale = scaleOf(endMs);
  const tip = pointAt(endMs, scale, BOX);
  const whole = line(endMs, scale);
  return [
    marks(scale),
    `<path d="${whole}V${BOX.bottom}H${BOX.left}Z" fill="${LOSE}" opacity="0.14"/>`,
    stroke(whole, LOSE),
    artAt("burst", tip.x - BURST / 2, tip.y - BURST / 2, BURST),
    // At the end of the longest flight everybody is paid: one label says both.
    left === point ? "" : label(tip, { beside: BURST / 2 + 8, above: -12, below: 12 }, point, LOSE),
    left === null ? "" : exit(left, scale),
  ].join("");
};

function exit(left: number, scale: Scale): string {
  const at = pointOfMultiplier(left / 100, scale, BOX);
  return [
    stroke(line(msOf(left / 100), scale), WIN),
    `<circle cx="${rounded(at.x)}" cy="${rounded(at.y)}" r="15" fill="${WIN}" stroke="${STAGE_FOOT}" stroke-width="5"/>`,
    label(at, { beside: 24, above: 22, below: 42 }, left, WIN),
  ].join("");
}

/** Before its point, above the curve; where there is no room, after it. */
function label(
  { x, y }: ReturnType<typeof pointAt>,
  away: { readonly beside: number; readonly above: number; readonly below: number },
  hundredths: number,
  fill: string,
): string {
  const style = { size: 36, bold: true, fill } as const;
  const text = multiplierText(hundredths);
  if (x > LABEL_ROOM) return textAt(x - away.beside, y - away.above, text, { ...style, anchor: "end" });
  return textAt(x + away.beside, y + away.below, text, style);
}

function marks(scale: Scale): string {
  const ticks = riseTicks(scale.rise, BOX.bottom - BOX.top).filter(({ strength }) => strength > 0.6);
  const decimals = decimalsOf(ticks);
  return ticks
    .map(({ value }) => {
      const y = rounded(yOf(1 + value, scale, BOX));
      const style = { size: 20, fill: MUTED, anchor: "end" } as const;
      const text = textAt(BOX.left - 12, y + 7, `${axisText(1 + value, decimals)}×`, style);
      return `<path d="M${BOX.left} ${y}H${BOX.right}" stroke="${LINE}" stroke-width="2"/>${text}`;
    })
    .join("");
}

function line(untilMs: number, scale: Scale): string {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const { x, y } = pointAt((untilMs * index) / POINTS, scale, BOX);
    return `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`;
  }).join("");
}

function stroke(path: string, colour: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The curve fills its box however short it was; on the stage it grows into it. */
function scaleOf(endMs: number): Scale {
  const ms = Math.max(endMs, SHORTEST_MS);
  return { ms: ms / 0.86, rise: (growth(ms) - 1) / 0.82 };
}

function axisText(multiplier: number, decimals: number): string {
  if (multiplier < 10_000) return multiplier.toFixed(decimals);
  return multiplier.toLocaleString("en", { notation: "compact" });
}
