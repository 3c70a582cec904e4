import {
  type Box,
  decimalsOf,
  pointAt,
  pointOfMultiplier,
  riseTicks,
  type Scale,
  secondTicks,
  xOf,
  yOf,
} from "../../drawing/flight/axis.ts";
import { apart } from "./apart.ts";
import type { PlacedLabel, Rect, Wish } from "./labels.ts";
import type { Palette } from "./palette.ts";
import type { FlightSubject } from "./subject.ts";

/** A player who left the flight, as marked on the curve. */
export interface Leaver {
  readonly id: string;
  /** Name and multiplier; narrow stages use `short`, the multiplier alone. */
  readonly text: string;
  readonly short: string;
  /** The multiplier as a factor: 1 is 1.00. */
  readonly at: number;
  readonly own: boolean;
}

export interface Picture {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly box: Box;
  readonly scale: Scale;
  readonly palette: Palette;
}

const SMALL = 13;

/** Grid lines are faint: they must not strike through the text over them. */
const LINE_STRENGTH = 0.6;
const EDGE = 16;

/**
 * Draws grid lines with their multipliers at the left and seconds below.
 * @param strength 0 … 1: the axes fade in while the rocket lifts off.
 * @param secondsText formats a whole number of seconds in the player's language.
 */
export function paintAxes(picture: Picture, strength: number, secondsText: (seconds: number) => string): void {
  const { context, box, scale, palette } = picture;
  context.font = `500 ${SMALL}px ${palette.font}`;
  context.fillStyle = palette.muted;
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.textBaseline = "middle";
  context.textAlign = "right";
  const rises = riseTicks(scale.rise, box.bottom - box.top);
  const decimals = decimalsOf(rises);
  for (const { value, strength: own } of rises) {
    const y = Math.round(yOf(1 + value, scale, box)) + 0.5;
    context.globalAlpha = own * strength * LINE_STRENGTH;
    context.beginPath();
    context.moveTo(box.left, y);
    context.lineTo(box.right, y);
    context.stroke();
    context.globalAlpha = figureStrength(own) * strength;
    context.fillText(`${shortNumber(1 + value, decimals)}×`, box.left - 9, y);
  }
  context.textAlign = "center";
  context.textBaseline = "top";
  for (const { value, strength: own } of secondTicks(scale.ms / 1000, box.right - box.left)) {
    const x = xOf(value * 1000, scale, box);
    // A label beyond the edge would be cut in half.
    if (value === 0 || x > box.right - EDGE) continue;
    context.globalAlpha = figureStrength(own) * strength;
    context.fillText(apart(secondsText(value)), x, box.bottom + 9);
  }
  context.globalAlpha = 1;
}

/**
 * Returns the opacity of a figure. Figures fade in after their lines, because faint figures beside the axis look like
 * dirt.
 */
function figureStrength(strength: number): number {
  return Math.max(0, 2 * strength - 1);
}

function shortNumber(value: number, decimals: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)}k` : value.toFixed(decimals);
}

/** Pixels between two points of the line, close enough for a smooth curve. */
const STRIDE = 5;

/** Draws the curve up to the tip, with its light below; red once the flight is over. */
export function paintCurve(
  { context, box, scale, palette }: Picture,
  tipMs: number,
  ended: boolean,
  colours: FlightSubject["line"],
): void {
  const tip = pointAt(tipMs, scale, box);
  const [from, to] = ended ? [palette.lose, palette.lose] : colours(palette);
  const line = new Path2D();
  line.moveTo(box.left, box.bottom);
  for (let x = box.left + STRIDE; x < tip.x; x += STRIDE) {
    line.lineTo(x, pointAt(((x - box.left) / (box.right - box.left)) * scale.ms, scale, box).y);
  }
  line.lineTo(tip.x, tip.y);

  const area = new Path2D(line);
  area.lineTo(tip.x, box.bottom);
  area.closePath();
  const light = context.createLinearGradient(0, tip.y, 0, box.bottom);
  light.addColorStop(0, from);
  light.addColorStop(1, "transparent");
  context.globalAlpha = ended ? 0.16 : 0.34;
  context.fillStyle = light;
  context.fill(area);

  const stroke = context.createLinearGradient(box.left, 0, Math.max(tip.x, box.left + 1), 0);
  stroke.addColorStop(0, from);
  stroke.addColorStop(1, to);
  context.strokeStyle = stroke;
  context.lineCap = "round";
  context.lineJoin = "round";
  // Wide faint lines under the bright one make it glow, and cost less than a blurred shadow.
  for (const [width, strength] of ended
    ? [[5, 1] as const]
    : ([
        [20, 0.1],
        [12, 0.16],
        [5, 1],
      ] as const)) {
    context.globalAlpha = strength;
    context.lineWidth = width;
    context.stroke(line);
  }
  context.globalAlpha = 1;
}

/**
 * Draws the player's own auto cash-out: a dashed line across, with its figure beside the axis, which curve and rocket
 * do not cover until they have passed the line.
 * @returns the rectangle of the figure, which labels avoid; null if the line is above the picture.
 */
export function paintTarget({ context, box, scale, palette }: Picture, target: number, text: string): Rect | null {
  const y = yOf(target, scale, box);
  if (y < box.top + SMALL) return null;
  context.save();
  context.strokeStyle = palette.gold;
  context.fillStyle = palette.gold;
  context.globalAlpha = 0.8;
  context.lineWidth = 1.5;
  context.setLineDash([6, 7]);
  context.beginPath();
  context.moveTo(box.left, y);
  context.lineTo(box.right, y);
  context.stroke();
  context.font = `600 ${SMALL}px ${palette.font}`;
  context.textAlign = "left";
  context.textBaseline = "bottom";
  context.fillText(text, box.left + 6, y - 4);
  const width = context.measureText(text).width;
  context.restore();
  return { x: box.left + 6, y: y - 4 - SMALL, width, height: SMALL + 6 };
}

/** Stage width in pixels below which rocket and labels are smaller. */
export const NARROW = 520;
const LABEL_HEIGHT = 26;
const LABEL_PADDING = 11;

/** Returns the size of a leaver's label, and its point on the curve. */
export function wishOf(picture: Picture, leaver: Leaver): Wish {
  const { context, box, scale, palette } = picture;
  context.font = labelFont(palette);
  const { x, y } = pointOfMultiplier(leaver.at, scale, box);
  return {
    id: leaver.id,
    x,
    y,
    width: context.measureText(textOf(picture, leaver)).width + 2 * LABEL_PADDING,
    height: LABEL_HEIGHT,
  };
}

/** Draws the points of players who left, and the placed labels, connected to their points. */
export function paintLeavers(picture: Picture, leavers: readonly Leaver[], labels: readonly PlacedLabel[]): void {
  const { context, palette, box, scale } = picture;
  for (const label of labels) {
    const leaver = leavers.find(({ id }) => id === label.id);
    if (leaver === undefined) continue;
    const tone = leaver.own ? palette.gold : palette.win;
    const point = pointOfMultiplier(leaver.at, scale, box);
    context.strokeStyle = tone;
    context.globalAlpha = 0.55;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(point.x, point.y);
    context.lineTo(nearest(point.x, label.x, label.x + label.width), nearest(point.y, label.y, label.y + label.height));
    context.stroke();
    context.globalAlpha = 1;
    context.fillStyle = palette.panel;
    context.beginPath();
    context.roundRect(label.x, label.y, label.width, label.height, 8);
    context.fill();
    context.globalAlpha = 0.7;
    context.stroke();
    context.globalAlpha = 1;
    context.fillStyle = tone;
    context.font = labelFont(palette);
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(textOf(picture, leaver), label.x + label.width / 2, label.y + label.height / 2 + 1);
  }
  for (const leaver of leavers) {
    const { x, y } = pointOfMultiplier(leaver.at, scale, box);
    context.beginPath();
    context.arc(x, y, leaver.own ? 6 : 4.5, 0, 2 * Math.PI);
    context.fillStyle = leaver.own ? palette.gold : palette.win;
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = palette.panel;
    context.stroke();
  }
}

/** Returns the text of a label; on narrow stages only the player's own label includes the name. */
function textOf({ width }: Picture, { text, short, own }: Leaver): string {
  return width < NARROW && !own ? short : text;
}

function labelFont(palette: Palette): string {
  return `600 ${SMALL}px ${palette.font}`;
}

function nearest(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
