import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const sports = {
  id: "sports",
  kind: "external",
  tables: [],
  path: "/sports/events",
  title: "Sports Events",
  name: "Sports Events",
  colours: ["#ff8a3d", "#a83a12"],
} as const satisfies CatalogEntry;
