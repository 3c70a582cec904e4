import type { Palette } from "./palette.ts";

/** The craft of a game's flights, and how it flies. */
export interface FlightSubject {
  readonly src: string;
  /** Direction of the craft in its picture, in degrees above the horizontal, to the right. */
  readonly pointsAt: number;
  /** Its direction before the start. */
  readonly standsAt: number;
  /** Its steepest direction; it follows the curve otherwise. */
  readonly steepest: number;
  /** Returns the colours of the curve, from its start to its tip. */
  readonly line: (palette: Palette) => readonly [from: string, to: string];
  readonly trail: "flame" | "smoke";
  /** The end of the flight: the craft bursts, or flies out of the picture. */
  readonly end: "bursts" | "leaves";
  /** The picture at the end of the flight: the remains of the craft, or the craft itself. */
  readonly endSrc: string;
}
