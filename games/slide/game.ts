import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const slide = {
  id: "slide",
  kind: "round",
  typical: true,
  path: "/game/slide",
  title: "Slide",
  name: "Slide",
  colours: ["#2dd4c8", "#0d6f78"],
} as const satisfies CatalogEntry;
