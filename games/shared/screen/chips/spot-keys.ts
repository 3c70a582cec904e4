import { type Area, middleOf } from "./area.ts";

const DIRECTIONS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Straying from the straight line costs more than distance, so that arrows keep to their row. */
const SIDEWAYS_COST = 2.5;
const NEAR = 0.05;

/** Returns the spot that an arrow key leads to from another one; null for other keys and at the edge. */
export function spotAfterKey<Spot extends Area>(spots: readonly Spot[], from: Area, key: string): Spot | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const start = middleOf(from);
  let best: { readonly spot: Spot; readonly cost: number } | null = null;
  for (const spot of spots) {
    const middle = middleOf(spot);
    const ahead = (middle.x - start.x) * direction.x + (middle.y - start.y) * direction.y;
    if (ahead < NEAR) continue;
    const aside = Math.abs((middle.x - start.x) * direction.y) + Math.abs((middle.y - start.y) * direction.x);
    // Spots within 45 degrees come first; at the edges anything is better than nothing.
    const cost = ahead + aside * SIDEWAYS_COST + (aside > ahead + NEAR ? 100 : 0);
    if (best === null || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
}
