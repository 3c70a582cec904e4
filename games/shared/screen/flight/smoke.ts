import { pointAt } from "../../drawing/flight/axis.ts";
import type { Picture } from "./paint.ts";

const PUFFS = 16;
/** Distance between two puffs, as a share of the time axis. */
const APART = 0.016;
/** Milliseconds in which a puff moves to the place of the next one. */
const STREAM_MS = 130;
const STRENGTH = 0.4;
const SMALLEST = 4;
const LARGEST = 17;
/** Pixels by which smoke sinks below the line as it ages. */
const SINKS = 16;

/** Draws smoke behind the craft: puffs that grow, sink and fade along the curve. */
export function paintSmoke({ context, box, scale, palette }: Picture, tipMs: number): void {
  context.fillStyle = palette.muted;
  for (let place = 0; place < PUFFS; place++) {
    const age = (place + ((tipMs / STREAM_MS) % 1)) / PUFFS;
    const ms = tipMs - age * PUFFS * APART * scale.ms;
    if (ms < 0) break;
    const { x, y } = pointAt(ms, scale, box);
    context.globalAlpha = STRENGTH * (1 - age) ** 2;
    context.beginPath();
    context.arc(x, Math.min(box.bottom, y + SINKS * age), SMALLEST + (LARGEST - SMALLEST) * age, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}
