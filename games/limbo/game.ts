import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const limbo = {
  id: "limbo",
  kind: "instant",
  path: "/game/limbo",
  title: "Limbo",
  name: "Limbo",
  colours: ["#c98bff", "#4b1f8f"],
} as const satisfies CatalogEntry;
