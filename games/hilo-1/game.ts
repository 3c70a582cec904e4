import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const hilo = {
  id: "hilo-1",
  kind: "hand",
  path: "/game/hilo1",
  title: "Hilo 1",
  name: "Hilo 1",
  card: null,
  vectorName: "hilo",
  colours: ["#9a6bff", "#4a1fb0"],
  exampleBet: { start: "7-heart" },
  rules: async () => ({ 1: anyGame((await import("./rules/hilo.ts")).hilo) }),
} as const satisfies CatalogEntry;
