import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useState } from "react";
import { DIGITS } from "../rules/terms.ts";
import { FIRST_BALL_MS, LANDED_MS } from "./reveal-times.ts";

/** The order of passing balls, which has no meaning. Neighbours differ in colour, so that the change is visible. */
const PASSING = DIGITS.map((digit) => (digit * 7 + 3) % DIGITS.length);

/** Returns the digit that passes while balls are mixed, one after another, slower and slower; null otherwise. */
export function usePassing(mixing: boolean): number | null {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!mixing) return;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const pass = () => {
      setPassed((before) => before + 1);
      sounds.tick();
      const share = Math.min(1, (performance.now() - startedAt) / LANDED_MS);
      timer = setTimeout(pass, FIRST_BALL_MS * (1 + 4 * share ** 3));
    };
    pass();
    return () => clearTimeout(timer);
  }, [mixing]);
  return mixing ? (PASSING[passed % PASSING.length] ?? 0) : null;
}
