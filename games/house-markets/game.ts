import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const houseMarkets = {
  id: "house-markets",
  kind: "external",
  tables: ["crash", "slide"],
  path: "/sports/house-markets",
  title: "House Markets",
  name: "House Markets",
  colours: ["#4f8cff", "#1b3fa8"],
} as const satisfies CatalogEntry;
