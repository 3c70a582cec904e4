import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const hilo = {
  id: "hilo-1",
  kind: "hand",
  path: "/game/hilo1",
  title: "Hilo 1",
  name: "Hilo 1",
  colours: ["#9a6bff", "#4a1fb0"],
} as const satisfies CatalogEntry;
