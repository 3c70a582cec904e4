import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const keno = {
  id: "keno",
  kind: "instant",
  path: "/game/keno",
  title: "Keno",
  name: "Keno",
  colours: ["#9d7bff", "#3a1d8f"],
} as const satisfies CatalogEntry;
