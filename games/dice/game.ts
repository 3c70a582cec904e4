import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const dice = {
  id: "dice",
  kind: "instant",
  path: "/game/dice",
  title: "Dice",
  name: "Dice",
  colours: ["#6fb7ff", "#234a8f"],
} as const satisfies CatalogEntry;
