import type { RoundView } from "@fairhouse/protocol/table.ts";
import { multiplierAt } from "../rules/growth.ts";

/** What the stage shows of a round. Times in milliseconds, multipliers in hundredths. */
export type Face =
  | { readonly kind: "loading" }
  | { readonly kind: "offline" }
  | { readonly kind: "waiting" }
  | { readonly kind: "betting"; readonly closesAt: number }
  | { readonly kind: "closing" }
  | { readonly kind: "flying"; readonly startedAt: number }
  | { readonly kind: "crashed"; readonly point: number; readonly interrupted: boolean }
  | { readonly kind: "voided" };

export function faceOf(round: RoundView | null | undefined, offline: boolean): Face {
  if (offline) return { kind: "offline" };
  if (round === undefined) return { kind: "loading" };
  if (round === null) return { kind: "waiting" };
  const point = pointOf(round.outcome);
  switch (round.phase) {
    case "betting":
      return round.closesAt === null ? { kind: "waiting" } : { kind: "betting", closesAt: round.closesAt };
    case "closing":
      return { kind: "closing" };
    case "running":
      return round.startedAt === null ? { kind: "closing" } : { kind: "flying", startedAt: round.startedAt };
    case "settled":
      return point === null ? { kind: "voided" } : { kind: "crashed", point, interrupted: round.interrupted };
    case "voided":
      return { kind: "voided" };
  }
}

/** The crash point of a round's outcome, as far as it is one. */
export function pointOf(outcome: unknown): number | null {
  if (typeof outcome !== "object" || outcome === null || !("point" in outcome)) return null;
  return typeof outcome.point === "number" ? outcome.point : null;
}

/** The multiplier so long after the start; a clock that runs behind the server's shows 1.00 until it has begun. */
export function multiplierAfter(elapsedMs: number): number {
  return multiplierAt(Math.max(0, Math.floor(elapsedMs)));
}

/** The colour of a flight's figure by its multiplier in hundredths: `data-tier` of `.crash-figure`. */
export function tierOf(hundredths: number): "1" | "2" | "3" {
  return hundredths >= 1_000 ? "3" : hundredths >= 200 ? "2" : "1";
}

/** The law of growth as a smooth curve, for drawing only: multiplier (1 = 1.00) after so many milliseconds, and back. */
const RATE_PER_MS = 0.00006;

export function growth(ms: number): number {
  return Math.exp(RATE_PER_MS * ms);
}

export function msOf(multiplier: number): number {
  return Math.log(multiplier) / RATE_PER_MS;
}
