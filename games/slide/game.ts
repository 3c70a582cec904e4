import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const slide = {
  id: "slide",
  kind: "round",
  path: "/game/slide",
  title: "Slide",
  name: "Slide",
  card: null,
  vectorName: "slide",
  colours: ["#2dd4c8", "#0d6f78"],
  exampleBet: { target: 200 },
  rules: async () => ({ 1: anyGame((await import("./rules/slide.ts")).slide) }),
} as const satisfies CatalogEntry;
