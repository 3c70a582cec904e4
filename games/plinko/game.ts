import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const plinko = {
  id: "plinko",
  kind: "instant",
  path: "/game/plinko",
  title: "Plinko",
  name: "Plinko",
  colours: ["#ffb347", "#a3266b"],
} as const satisfies CatalogEntry;
