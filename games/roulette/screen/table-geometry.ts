import { type Area, middleOf, type Size } from "../../shared/screen/chips/area.ts";
import type { ChipSpot } from "../../shared/screen/chips/chip-spots.tsx";
import { POSITIONS, type Position } from "../rules/positions.ts";

/**
 * Orientation of the table, whose geometry this module defines in cells. Along: zero at 0 to 1, the twelve rows of
 * numbers at 1 to 13, columns at 13 to 14. Across: the numbers of a row at 0 to 3 (1 2 3), dozens beside the 1, then
 * the even chances. Lying on a wide stage, "along" runs to the right and "across" upwards; standing on a phone, "along"
 * runs down.
 */
export type Stance = "lying" | "standing";

/**
 * A place for chips: its area takes presses, its middle holds the chips. Corners are above splits, and splits above
 * numbers.
 */
export interface Spot extends ChipSpot {
  readonly position: Position;
}

const LENGTH = 14;
const BREADTH = 5;

export function sizeOf(stance: Stance): Size {
  return stance === "lying" ? { width: LENGTH, height: BREADTH } : { width: BREADTH, height: LENGTH };
}

/** A rectangle in coordinates along and across. */
interface Strip {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly breadth: number;
}

/** Sizes of the small areas on lines and crossings, in cells. */
const ON_LINE = 0.52;
const OVER_LINE = 0.36;
const CROSSING = 0.4;

/** Returns every place of the table, cells first, so that smaller areas come later and are on top. */
export function spotsOf(stance: Stance): readonly Spot[] {
  return POSITIONS.map((position) => {
    const { strip, layer } = placeOf(position);
    return { id: position.id, position, layer, ...laid(strip, stance) };
  }).sort((a, b) => a.layer - b.layer);
}

/**
 * The place of a position's chips, and of its printed label while chips are there, so that they never cover it. In
 * cells.
 */
export interface Seat {
  readonly chips: { readonly x: number; readonly y: number };
  /** The middle of the label; null if nothing is printed. */
  readonly word: { readonly x: number; readonly y: number } | null;
}

/**
 * Returns the seat of a spot. A number or column shares its cell with its chips, which are below it on a lying table,
 * and beside it on a standing one, whose cells are wider than high; long fields have room for both.
 */
export function seatOf(spot: Spot, stance: Stance): Seat {
  const middle = middleOf(spot);
  if (spot.layer > 0) return { chips: middle, word: null };
  const { x, y, width, height } = spot;
  if (width === 1 && height === 1)
    return stance === "lying"
      ? { chips: { x: middle.x, y: y + 0.65 }, word: { x: middle.x, y: y + 0.19 } }
      : { chips: { x: x + 0.66, y: middle.y }, word: { x: x + 0.23, y: middle.y } };
  const long = (stance === "lying") === width >= height;
  // Zero extends across the table; everything else of more than one cell extends along it.
  if (!long)
    return {
      chips: width > height ? { x: x + width * 0.8, y: middle.y } : { x: middle.x, y: y + height * 0.8 },
      word: middle,
    };
  return width > height
    ? { chips: { x: x + width - 0.45, y: middle.y }, word: { x: x + (width - 0.7) / 2, y: middle.y } }
    : { chips: { x: middle.x, y: y + height - 0.5 }, word: { x: middle.x, y: y + (height - 0.7) / 2 } };
}

/**
 * Converts along and across into x and y. Lying, the row of 1 is the lowest of the three; dozens and chances are below
 * it.
 */
function laid({ along, across, length, breadth }: Strip, stance: Stance): Area {
  if (stance === "lying") return { x: along, y: 3 - across - breadth, width: length, height: breadth };
  return { x: across + 2, y: along, width: breadth, height: length };
}

function placeOf(position: Position): { readonly strip: Strip; readonly layer: number } {
  switch (position.kind) {
    case "straight":
      return { strip: cellOf(position.pockets[0] ?? 0), layer: 0 };
    case "column":
      return { strip: { along: 13, across: (position.pockets[0] ?? 1) - 1, length: 1, breadth: 1 }, layer: 0 };
    case "dozen":
      return { strip: { along: rowOf(position.pockets[0] ?? 1), across: -1, length: 4, breadth: 1 }, layer: 0 };
    case "colour":
    case "parity":
    case "half":
      return { strip: { along: 1 + 2 * CHANCES.indexOf(position.id), across: -2, length: 2, breadth: 1 }, layer: 0 };
    default:
      return insidePlace(position);
  }
}

/** The even chances in their order along the table. */
const CHANCES = ["low", "even", "red", "black", "odd", "high"];

/** Returns the middle of a bet on a line or a crossing, and the size of its area. */
function insidePlace({ kind, pockets }: Position): { readonly strip: Strip; readonly layer: number } {
  const numbers = pockets.filter((number) => number > 0);
  const withZero = numbers.length < pockets.length;
  const along = withZero ? 1 : average(numbers.map((number) => rowOf(number) + 0.5));
  const wholeRow = numbers.length % 3 === 0;
  const across = wholeRow ? 0 : average(numbers.map((number) => acrossOf(number) + 0.5));
  const onOneLine = kind === "split" || kind === "street";
  // Lines between rows run across, all others along; crossings are where they meet.
  const betweenRows = kind === "split" && (withZero || Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0)) === 3);
  if (!onOneLine || (withZero && kind === "street"))
    return { strip: around(along, across, CROSSING, CROSSING), layer: 2 };
  if (betweenRows) return { strip: around(along, across, OVER_LINE, ON_LINE), layer: 1 };
  return { strip: around(along, across, ON_LINE, OVER_LINE), layer: 1 };
}

function cellOf(number: number): Strip {
  if (number === 0) return { along: 0, across: 0, length: 1, breadth: 3 };
  return { along: rowOf(number), across: acrossOf(number), length: 1, breadth: 1 };
}

function rowOf(number: number): number {
  return 1 + Math.floor((number - 1) / 3);
}

function acrossOf(number: number): number {
  return (number - 1) % 3;
}

function around(along: number, across: number, length: number, breadth: number): Strip {
  return { along: along - length / 2, across: across - breadth / 2, length, breadth };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
