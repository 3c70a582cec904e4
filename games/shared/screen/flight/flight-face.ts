import type { RoundFace } from "../live/round-face.ts";

/** A round as the stage shows it. Times in milliseconds, multipliers in hundredths. */
export type FlightFace =
  | Exclude<RoundFace, { readonly kind: "running" | "ended" }>
  | { readonly kind: "flying"; readonly startedAt: number }
  | { readonly kind: "over"; readonly point: number; readonly interrupted: boolean };

/** Returns a round as a flight. */
export function flightOf(face: RoundFace): FlightFace {
  if (face.kind === "running") return { kind: "flying", startedAt: face.startedAt };
  if (face.kind !== "ended") return face;
  const point = pointOf(face.outcome);
  return point === null ? { kind: "voided" } : { kind: "over", point, interrupted: face.interrupted };
}

/** Returns the point at which a round's outcome ends the flight, in hundredths; null if it has none. */
export function pointOf(outcome: unknown): number | null {
  if (typeof outcome !== "object" || outcome === null || !("point" in outcome)) return null;
  return typeof outcome.point === "number" ? outcome.point : null;
}
