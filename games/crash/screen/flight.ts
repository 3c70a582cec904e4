import type { RoundFace } from "../../shared/screen/live/round-face.ts";

/** What the stage shows of a round. Times in milliseconds, multipliers in hundredths. */
export type Face =
  | Exclude<RoundFace, { readonly kind: "running" | "ended" }>
  | { readonly kind: "flying"; readonly startedAt: number }
  | { readonly kind: "crashed"; readonly point: number; readonly interrupted: boolean };

/** A round as a flight. */
export function flightOf(face: RoundFace): Face {
  if (face.kind === "running") return { kind: "flying", startedAt: face.startedAt };
  if (face.kind !== "ended") return face;
  const point = pointOf(face.outcome);
  return point === null ? { kind: "voided" } : { kind: "crashed", point, interrupted: face.interrupted };
}

/** The crash point of a round's outcome, as far as it is one. */
export function pointOf(outcome: unknown): number | null {
  if (typeof outcome !== "object" || outcome === null || !("point" in outcome)) return null;
  return typeof outcome.point === "number" ? outcome.point : null;
}
