import type { RoundOf } from "../../facts/rounds.ts";

/** A round as a stage shows it, in any game. Times in milliseconds since 1970, by the server's clock. */
export type RoundFace<Outcome = unknown> =
  | { readonly kind: "loading" }
  | { readonly kind: "offline" }
  | { readonly kind: "waiting" }
  | { readonly kind: "betting"; readonly closesAt: number }
  | { readonly kind: "closing" }
  | { readonly kind: "running"; readonly startedAt: number; readonly outcome: Outcome | null }
  | { readonly kind: "ended"; readonly outcome: Outcome | null; readonly interrupted: boolean }
  | { readonly kind: "voided" };

/** Returns the outcome that a round shows: from the start of its reveal on; null before, and if it was voided. */
export function outcomeOf<Outcome>(face: RoundFace<Outcome>): Outcome | null {
  return face.kind === "running" || face.kind === "ended" ? face.outcome : null;
}

/** @param round undefined until the table is known. */
export function faceOf<Outcome>(
  round: RoundOf<Outcome, unknown> | null | undefined,
  offline: boolean,
): RoundFace<Outcome> {
  if (offline) return { kind: "offline" };
  if (round === undefined) return { kind: "loading" };
  if (round === null) return { kind: "waiting" };
  const { phase, closesAt, startedAt, outcome, interrupted } = round;
  switch (phase) {
    case "betting":
      return closesAt === null ? { kind: "waiting" } : { kind: "betting", closesAt };
    case "closing":
      return { kind: "closing" };
    case "running":
      return startedAt === null ? { kind: "closing" } : { kind: "running", startedAt, outcome };
    case "settled":
      return { kind: "ended", outcome, interrupted };
    case "voided":
      return { kind: "voided" };
  }
}
