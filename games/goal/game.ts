import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const goal = {
  id: "goal",
  kind: "hand",
  path: "/game/goal",
  title: "Goal",
  name: "Goal",
  vectorName: null,
  colours: ["#7bc94a", "#1f6b2b"],
  exampleBet: { size: "medium" },
} as const satisfies CatalogEntry;
