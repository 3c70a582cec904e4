import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const liveBaccarat = {
  id: "baccarat-2",
  kind: "round",
  path: "/game/baccarat2",
  title: "Baccarat 2",
  name: "Baccarat 2",
  colours: ["#d8a13a", "#6b1030"],
} as const satisfies CatalogEntry;
