/** Sides of an anchor in reading direction. */
export type Side = "top" | "bottom" | "start" | "end";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const MARGIN = 8;

/**
 * Places a floating element beside its anchor, in pixels of the viewport: on the wanted side, on the opposite one if
 * there is no room, and always inside the viewport. `start` is left in a left-to-right page and right in the other.
 */
export function placeBeside(
  anchor: Box,
  floating: Size,
  viewport: Size,
  side: Side,
  rtl: boolean,
): { readonly x: number; readonly y: number } {
  const centreX = anchor.x + (anchor.width - floating.width) / 2;
  const centreY = anchor.y + (anchor.height - floating.height) / 2;
  const spots = {
    above: { x: centreX, y: anchor.y - floating.height - GAP },
    below: { x: centreX, y: anchor.y + anchor.height + GAP },
    left: { x: anchor.x - floating.width - GAP, y: centreY },
    right: { x: anchor.x + anchor.width + GAP, y: centreY },
  };
  const towardsLeft = (side === "start") !== rtl;
  const [wanted, opposite] =
    side === "top"
      ? [spots.above, spots.below]
      : side === "bottom"
        ? [spots.below, spots.above]
        : towardsLeft
          ? [spots.left, spots.right]
          : [spots.right, spots.left];
  const spot = fits(wanted, floating, viewport, side) || !fits(opposite, floating, viewport, side) ? wanted : opposite;
  return {
    x: within(spot.x, viewport.width - floating.width),
    y: within(spot.y, viewport.height - floating.height),
  };
}

function fits(spot: { readonly x: number; readonly y: number }, floating: Size, viewport: Size, side: Side): boolean {
  return side === "top" || side === "bottom"
    ? spot.y >= MARGIN && spot.y + floating.height <= viewport.height - MARGIN
    : spot.x >= MARGIN && spot.x + floating.width <= viewport.width - MARGIN;
}

function within(at: number, room: number): number {
  return Math.max(MARGIN, Math.min(at, room - MARGIN));
}
