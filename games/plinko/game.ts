import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const plinko = {
  id: "plinko",
  kind: "instant",
  path: "/game/plinko",
  title: "Plinko",
  name: "Plinko",
  vectorName: null,
  colours: ["#ffb347", "#a3266b"],
  exampleBet: { risk: "high", rows: 16 },
} as const satisfies CatalogEntry;
