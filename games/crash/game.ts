import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const crash = {
  id: "crash",
  kind: "round",
  path: "/game/crash",
  title: "Crash",
  name: "Crash",
  card: "Crash",
  vectorName: "crash",
  colours: ["#ff6b7d", "#a8213f"],
  exampleBet: { auto: 200 },
  rules: async () => ({ 1: anyGame((await import("./rules/crash.ts")).crash) }),
} as const satisfies CatalogEntry;
