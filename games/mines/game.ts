import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const mines = {
  id: "mines",
  kind: "hand",
  typical: true,
  path: "/game/mine",
  alsoAt: ["/game"],
  title: "Mine",
  name: "Mines",
  card: { name: "Mines", place: 4 },
  colours: ["#4f7bff", "#2440b8"],
} as const satisfies CatalogEntry;
