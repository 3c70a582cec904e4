import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const keno = {
  id: "keno",
  kind: "instant",
  path: "/game/keno",
  title: "Keno",
  name: "Keno",
  vectorName: null,
  colours: ["#9d7bff", "#3a1d8f"],
  exampleBet: { risk: "classic", spots: [3, 8, 14, 21, 30] },
} as const satisfies CatalogEntry;
