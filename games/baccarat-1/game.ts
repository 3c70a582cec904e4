import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const baccarat = {
  id: "baccarat-1",
  kind: "instant",
  path: "/game/baccarat1",
  title: "Baccarat 1",
  name: "Baccarat 1",
  vectorName: "baccarat",
  colours: ["#e0446a", "#7a1238"],
  exampleBet: { chips: [{ on: "banker", amount: 1000 }] },
} as const satisfies CatalogEntry;
