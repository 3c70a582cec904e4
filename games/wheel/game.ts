import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const wheel = {
  id: "wheel",
  kind: "instant",
  path: "/game/wheel",
  title: "Wheel",
  name: "Wheel",
  colours: ["#4fd1a5", "#12506b"],
} as const satisfies CatalogEntry;
