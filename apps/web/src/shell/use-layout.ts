import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { settingsStore } from "../session/settings-store.ts";

/** The navigation shown in this window: as set from 1200 px, below that as far as there is room. */
export type ShownLayout = "vertical" | "mini" | "horizontal" | "drawer" | "phone";

const wide = matchMedia("(width >= 1200px)");
const middle = matchMedia("(width >= 900px)");

function watch(changed: () => void): () => void {
  for (const query of [wide, middle]) query.addEventListener("change", changed);
  return () => {
    for (const query of [wide, middle]) query.removeEventListener("change", changed);
  };
}

export function useLayout(): ShownLayout {
  const chosen = useStore(settingsStore, (state) => state.settings.themeLayout);
  const size = useSyncExternalStore(watch, () => (wide.matches ? "wide" : middle.matches ? "middle" : "phone"));
  if (size === "wide") return chosen;
  if (size === "phone") return "phone";
  return chosen === "horizontal" ? "drawer" : "mini";
}
