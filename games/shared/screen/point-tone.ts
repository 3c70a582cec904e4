import type { ResultTone } from "@fairhouse/ui/game/recent-results.tsx";

/** Returns the colour of a multiplier in hundredths: 2.00 is a win for most players, 10.00 is rare. */
export function toneOfPoint(point: number | null): Extract<ResultTone, "plain" | "win" | "gold"> {
  if (point === null || point < 200) return "plain";
  return point >= 1_000 ? "gold" : "win";
}
