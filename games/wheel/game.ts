import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const wheel = {
  id: "wheel",
  kind: "instant",
  path: "/game/wheel",
  title: "Wheel",
  name: "Wheel",
  vectorName: null,
  colours: ["#4fd1a5", "#12506b"],
  exampleBet: { risk: "medium", segments: 30 },
} as const satisfies CatalogEntry;
