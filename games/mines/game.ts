import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const mines = {
  id: "mines",
  kind: "hand",
  path: "/game/mine",
  alsoAt: ["/game"],
  title: "Mine",
  name: "Mines",
  card: "Mines",
  vectorName: "mines",
  colours: ["#4f7bff", "#2440b8"],
  exampleBet: { mines: 3 },
  rules: async () => ({ 1: anyGame((await import("./rules/mines.ts")).mines) }),
} as const satisfies CatalogEntry;
