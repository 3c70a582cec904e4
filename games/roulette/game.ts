import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const roulette = {
  id: "roulette",
  kind: "instant",
  typical: true,
  path: "/game/roulette",
  reloads: true,
  title: "Roulette",
  name: "Roulette",
  colours: ["#f5a623", "#a35a06"],
} as const satisfies CatalogEntry;
