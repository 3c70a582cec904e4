import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const virtual = {
  id: "virtual",
  kind: "external",
  tables: ["league-3"],
  path: "/sports",
  title: "Virtual Football",
  name: "Virtual Football",
  colours: ["#2fbf71", "#0f5c3a"],
} as const satisfies CatalogEntry;
