import type { FlightOutcome } from "../../rules/flight.ts";
import type { RoundFace } from "../live/round-face.ts";

/** A round as the stage shows it. Times in milliseconds, multipliers in hundredths. */
export type FlightFace =
  | Exclude<RoundFace, { readonly kind: "running" | "ended" }>
  | { readonly kind: "flying"; readonly startedAt: number }
  | { readonly kind: "over"; readonly point: number; readonly interrupted: boolean };

/** Returns a round as a flight. */
export function flightOf(face: RoundFace<FlightOutcome>): FlightFace {
  if (face.kind === "running") return { kind: "flying", startedAt: face.startedAt };
  if (face.kind !== "ended") return face;
  const { outcome, interrupted } = face;
  return outcome === null ? { kind: "voided" } : { kind: "over", point: outcome.point, interrupted };
}
