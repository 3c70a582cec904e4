import { useSyncExternalStore } from "react";

/** The whole page goes full screen, not the stage alone: dialogs and messages live beside it in the document. */
export function useFullScreen(): { readonly active: boolean; readonly possible: boolean; toggle(): void } {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    active,
    possible: document.fullscreenEnabled,
    // Refused by the browser: the button stays as it is, which says so.
    toggle: () =>
      void (active ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {}),
  };
}

function subscribe(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
