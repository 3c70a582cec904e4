import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Returns true if the system asks for less motion, or the player's setting does (<html data-motion="reduce">). */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset.motion === "reduce" || matchMedia(QUERY).matches;
}

/** Does the same as a hook: follows both the system and the attribute. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion);
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(QUERY);
  const observer = new MutationObserver(changed);
  media.addEventListener("change", changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  return () => {
    media.removeEventListener("change", changed);
    observer.disconnect();
  };
}
