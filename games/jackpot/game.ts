import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const jackpot = {
  id: "jackpot",
  kind: "round",
  path: "/game/jackpot",
  title: "Jackpot",
  name: "Jackpot",
  card: { name: "Jackpot", place: 2 },
  colours: ["#ffc24b", "#8b2bd6"],
} as const satisfies CatalogEntry;
