import type { Box, Size } from "./place.ts";

/**
 * The place of a floating card: the shares of the free room that lie before it, 0 … 1, across from the inline start and
 * down. Shares instead of pixels, so that a card keeps its corner in any window and is never outside it.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function isPlace(value: unknown): value is Place {
  return typeof value === "object" && value !== null && isShare(value, "x") && isShare(value, "y");
}

function isShare(value: object, name: string): boolean {
  const share: unknown = Reflect.get(value, name);
  return typeof share === "number" && share >= 0 && share <= 1;
}

/**
 * Returns the upper left corner of a card at a place, in pixels; a card larger than the area starts where the area
 * does.
 */
export function spotOf(place: Place, size: Size, area: Box, rtl: boolean): Spot {
  const across = rtl ? 1 - place.x : place.x;
  return {
    x: area.x + across * Math.max(0, area.width - size.width),
    y: area.y + place.y * Math.max(0, area.height - size.height),
  };
}

/** Returns the place of a card put down with its upper left corner at a spot: the nearest one inside the area. */
export function placeAt(spot: Spot, size: Size, area: Box, rtl: boolean): Place {
  const across = shareOf(spot.x - area.x, area.width - size.width);
  return { x: rtl ? 1 - across : across, y: shareOf(spot.y - area.y, area.height - size.height) };
}

function shareOf(before: number, room: number): number {
  return room <= 0 ? 0 : Math.min(1, Math.max(0, before / room));
}

const STEP = 16;
const LEAP = 64;

/** Returns the spot to which an arrow key moves a card, in pixels of the screen; null for other keys. */
export function spotAfterKey({ x, y }: Spot, key: string, leap: boolean): Spot | null {
  const step = leap ? LEAP : STEP;
  switch (key) {
    case "ArrowLeft":
      return { x: x - step, y };
    case "ArrowRight":
      return { x: x + step, y };
    case "ArrowUp":
      return { x, y: y - step };
    case "ArrowDown":
      return { x, y: y + step };
    default:
      return null;
  }
}
