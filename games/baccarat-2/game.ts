import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const liveBaccarat = {
  id: "baccarat-2",
  kind: "round",
  path: "/game/baccarat2",
  title: "Baccarat 2",
  name: "Baccarat 2",
  vectorName: null,
  colours: ["#d8a13a", "#6b1030"],
  exampleBet: { chips: [{ on: "banker", amount: 1000 }] },
} as const satisfies CatalogEntry;
