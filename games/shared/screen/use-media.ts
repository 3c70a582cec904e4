import { useSyncExternalStore } from "react";

/** Whether a media query holds now. */
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
/** Wide enough for the navigation at its full width too. */
export const WIDE = "(width >= 1200px)";
/** Too low for everything that a panel could show; style sheets say `short:`. */
export const SHORT = "(height < 800px)";
