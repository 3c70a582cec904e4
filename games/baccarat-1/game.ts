import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const baccarat = {
  id: "baccarat-1",
  kind: "instant",
  path: "/game/baccarat1",
  title: "Baccarat 1",
  name: "Baccarat 1",
  colours: ["#e0446a", "#7a1238"],
} as const satisfies CatalogEntry;
