import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const liveHilo = {
  id: "hilo-2",
  kind: "round",
  path: "/game/hilo2",
  title: "Hilo 2",
  name: "Hilo 2",
  colours: ["#ff8a3d", "#b3261e"],
} as const satisfies CatalogEntry;
