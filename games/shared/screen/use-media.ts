import { useSyncExternalStore } from "react";

/** Returns true while a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Wide enough for the bet panel beside the stage. */
export const BESIDE = "(width >= 900px)";
/** Wide enough for the full navigation as well. */
export const WIDE = "(width >= 1200px)";
/** Too low for everything that a panel could show; style sheets use `short:`. */
export const SHORT = "(height < 800px)";
