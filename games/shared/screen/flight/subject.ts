import type { Palette } from "./palette.ts";

/** What flies, and how. */
export interface FlightSubject {
  readonly src: string;
  /** Where the picture points, in degrees above the horizontal, to the right. */
  readonly pointsAt: number;
  /** Where it points before it starts. */
  readonly standsAt: number;
  /** It follows the curve, but never points higher than this. */
  readonly steepest: number;
  /** The colours of the curve, from its start to its tip. */
  readonly line: (palette: Palette) => readonly [from: string, to: string];
  readonly trail: "flame" | "smoke";
  /** At the end of the flight it bursts, or flies out of the picture. */
  readonly end: "bursts" | "leaves";
  /** What is seen where the flight ended: what is left of it, or itself. */
  readonly endSrc: string;
}
