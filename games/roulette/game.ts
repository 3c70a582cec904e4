import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const roulette = {
  id: "roulette",
  kind: "instant",
  path: "/game/roulette",
  title: "Roulette",
  name: "Roulette",
  card: null,
  vectorName: "roulette",
  colours: ["#f5a623", "#a35a06"],
  exampleBet: { chips: [{ on: "red", amount: 1000 }] },
  rules: async () => ({ 1: anyGame((await import("./rules/roulette.ts")).roulette) }),
} as const satisfies CatalogEntry;
