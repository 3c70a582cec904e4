import { usePreference } from "@fairhouse/client/preferences.ts";
import { type Design, isDesign } from "../drawing/symbols.ts";

/** Keeps the print that this player chose last, for every ticket they look at. */
export function useDesign(): readonly [Design, (design: Design) => void] {
  return usePreference<Design>("tickets:design", "orchard", isDesign);
}
