/** A rectangle in pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a label and the point of the curve that it belongs to. */
export interface Wish {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel extends Rect {
  readonly id: string;
  /**
   * Index of the place that it took around its point. It is tried first the next time, so that labels keep their side.
   */
  readonly place: number;
}

const GAP = 4;

/** Places around a point, best first: above the curve on its upper left, then below it, each with nearer ones first. */
const PLACES: readonly ((wish: Wish) => { readonly x: number; readonly y: number })[] = [
  ({ x, y, width, height }) => ({ x: x - width - 6, y: y - height - 8 }),
  ({ x, y, width, height }) => ({ x: x - width / 2, y: y - height - 14 }),
  ({ x, y }) => ({ x: x + 10, y: y + 8 }),
  ({ x, y, width, height }) => ({ x: x - width - 14, y: y - height / 2 }),
  ({ x, y, height }) => ({ x: x + 14, y: y - height / 2 + 16 }),
  ({ x, y, width, height }) => ({ x: x - width - 20, y: y - 2 * height - 14 }),
  ({ x, y, height }) => ({ x: x + 22, y: y + height + 14 }),
  ({ x, y, width, height }) => ({ x: x - width - 34, y: y - 3 * height - 20 }),
  ({ x, y, height }) => ({ x: x + 34, y: y + 2 * height + 22 }),
];

/**
 * Finds a place for each label, in order of importance: inside the bounds, and over no other label and no obstacle. A
 * label that does not fit anywhere is left out; its point stays.
 */
export function placeLabels(
  wishes: readonly Wish[],
  obstacles: readonly Rect[],
  bounds: Rect,
  before: ReadonlyMap<string, number>,
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const last = before.get(wish.id);
    const order = last === undefined ? PLACES.keys() : [last, ...PLACES.keys()];
    for (const place of order) {
      const spot = PLACES[place]?.(wish);
      if (spot === undefined) continue;
      const rect = { x: spot.x, y: spot.y, width: wish.width, height: wish.height };
      const free = inside(rect, bounds) && ![...placed, ...obstacles].some((other) => touches(rect, other));
      if (!free) continue;
      placed.push({ id: wish.id, place, ...rect });
      break;
    }
  }
  return placed;
}

export function touches(a: Rect, b: Rect): boolean {
  return (
    a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP
  );
}

export function inside(rect: Rect, bounds: Rect): boolean {
  return (
    rect.x >= bounds.x &&
    rect.y >= bounds.y &&
    rect.x + rect.width <= bounds.x + bounds.width &&
    rect.y + rect.height <= bounds.y + bounds.height
  );
}
