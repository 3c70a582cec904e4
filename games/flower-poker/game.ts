import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const flowerPoker = {
  id: "flower-poker",
  kind: "instant",
  path: "/game/flower-Poker",
  title: "Flower Poker",
  name: "Flower Poker",
  colours: ["#ff7ab0", "#8a1f5c"],
} as const satisfies CatalogEntry;
