import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const dice = {
  id: "dice",
  kind: "instant",
  path: "/game/dice",
  title: "Dice",
  name: "Dice",
  vectorName: null,
  colours: ["#6fb7ff", "#234a8f"],
  exampleBet: { side: "over", target: 5_049 },
} as const satisfies CatalogEntry;
