import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const goal = {
  id: "goal",
  kind: "hand",
  path: "/game/goal",
  title: "Goal",
  name: "Goal",
  colours: ["#7bc94a", "#1f6b2b"],
} as const satisfies CatalogEntry;
