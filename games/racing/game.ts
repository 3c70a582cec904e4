import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const racing = {
  id: "racing",
  kind: "external",
  tables: ["course-1"],
  path: "/sports/racing",
  title: "Virtual Racing",
  name: "Virtual Racing",
  colours: ["#e0a03c", "#7a3d12"],
} as const satisfies CatalogEntry;
