import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const roulette = {
  id: "roulette",
  kind: "instant",
  typical: true,
  path: "/game/roulette",
  reloads: true,
  title: "Roulette",
  name: "Roulette",
  vectorName: "roulette",
  colours: ["#f5a623", "#a35a06"],
  exampleBet: { chips: [{ on: "red", amount: 1000 }] },
} as const satisfies CatalogEntry;
