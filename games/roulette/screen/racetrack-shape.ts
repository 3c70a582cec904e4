import type { Area } from "../../shared/screen/chips/area.ts";
import { POCKETS } from "../rules/positions.ts";
import type { CallBet } from "./racetrack.ts";
import type { Stance } from "./table-geometry.ts";

/**
 * A point of the racetrack, which shows the wheel's pockets along a band with two straight sides and two round ends.
 * Lying, zero is in the middle of the left end and the wheel's order runs clockwise; standing, it is rotated so that
 * zero is on top.
 */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A field of the track: its area in shares of the whole, its outline in shares of itself, and the place of its label.
 */
export interface Field extends Area {
  readonly outline: readonly Point[];
  readonly word: Point;
}

/** Length, breadth and band of the track; a standing one is less slender. */
const SIZES = {
  lying: { length: 1400, breadth: 480, band: 124 },
  standing: { length: 1290, breadth: 1000, band: 158 },
} as const;

/** Points per place of the outline of a round piece. */
const STEPS = 10;
/** Gap between the band and the series inside. */
const GAP = 8;
/** Gap between two series, in places of the wheel's order on either side. */
const SLIT = 0.08;

/** Returns the ratio of width to height. */
export function ratioOf(stance: Stance): number {
  const { length, breadth } = SIZES[stance];
  return stance === "lying" ? length / breadth : breadth / length;
}

/** Returns the field of the pocket at a place of the wheel's order. */
export function pocketField(index: number, stance: Stance): Field {
  const { band } = SIZES[stance];
  const outer = along(index - 0.5, index + 0.5, band / 2, stance);
  const inner = along(index + 0.5, index - 0.5, -band / 2, stance);
  return fieldOf([...outer, ...inner], pointAt(index, 0, stance), stance);
}

/** The ends of series, in places of the wheel's order before (−) and after zero. */
const ENDS = { zero: [-4.5, 2.5], voisins: [-9.5, 7.5], orphelins: [-14.5, 10.5] } as const;

/** Returns the field of a series inside the band: zero and tiers are at the ends of the track, the others between. */
export function callField(call: CallBet, stance: Stance): Field {
  const inset = -SIZES[stance].band / 2 - GAP;
  const arc = (from: number, to: number) => along(from + SLIT, to - SLIT, inset, stance);
  const points = {
    zero: () => arc(...ENDS.zero),
    voisins: () => [...arc(ENDS.zero[1], ENDS.voisins[1]), ...arc(ENDS.voisins[0], ENDS.zero[0])],
    orphelins: () => [...arc(ENDS.voisins[1], ENDS.orphelins[1]), ...arc(ENDS.orphelins[0], ENDS.voisins[0])],
    tiers: () => arc(ENDS.orphelins[1], POCKETS + ENDS.orphelins[0]),
  }[call]();
  return fieldOf(points, centreOf(points), stance);
}

function fieldOf(points: readonly Point[], word: Point, stance: Stance): Field {
  const { length, breadth } = SIZES[stance];
  const [width, height] = stance === "lying" ? [length, breadth] : [breadth, length];
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const across = Math.max(...points.map(({ x }) => x)) - left;
  const down = Math.max(...points.map(({ y }) => y)) - top;
  const within = ({ x, y }: Point): Point => ({ x: (x - left) / across, y: (y - top) / down });
  return {
    x: left / width,
    y: top / height,
    width: across / width,
    height: down / height,
    outline: points.map(within),
    word: within(word),
  };
}

/** Returns points along the track between two places, at a distance outside the band's middle. */
function along(from: number, to: number, outside: number, stance: Stance): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) * STEPS));
  return Array.from({ length: steps + 1 }, (_, step) => pointAt(from + ((to - from) * step) / steps, outside, stance));
}

function pointAt(place: number, outside: number, stance: Stance): Point {
  const { x, y } = lyingPoint(place, outside, stance);
  return stance === "lying" ? { x, y } : { x: SIZES.standing.breadth - y, y: x };
}

function lyingPoint(place: number, outside: number, stance: Stance): Point {
  const { length, breadth, band } = SIZES[stance];
  const radius = (breadth - band) / 2;
  const straight = length - breadth;
  const round = Math.PI * radius;
  const way = 2 * straight + 2 * round;
  const at = ((((place / POCKETS) % 1) + 1) % 1) * way;
  const middle = breadth / 2;
  const [left, right] = [middle, length - middle];
  const reach = radius + outside;
  /** Returns the point on the round end around (`x`, middle); the turn is clockwise from the left. */
  const onEnd = (x: number, turn: number): Point => ({
    x: x - reach * Math.cos(turn),
    y: middle - reach * Math.sin(turn),
  });
  if (at < round / 2) return onEnd(left, at / radius);
  if (at < round / 2 + straight) return { x: left + (at - round / 2), y: middle - reach };
  if (at < round * 1.5 + straight) return onEnd(right, Math.PI / 2 + (at - round / 2 - straight) / radius);
  if (at < round * 1.5 + 2 * straight) return { x: right - (at - round * 1.5 - straight), y: middle + reach };
  return onEnd(left, Math.PI * 1.5 + (at - round * 1.5 - 2 * straight) / radius);
}

/** Returns the centroid of an area. */
function centreOf(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    area += cross;
    x += (point.x + next.x) * cross;
    y += (point.y + next.y) * cross;
  }
  return { x: x / (3 * area), y: y / (3 * area) };
}
