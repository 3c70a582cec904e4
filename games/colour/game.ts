import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const colour = {
  id: "colour",
  kind: "round",
  tables: ["colour-30s", "colour-1m", "colour-3m", "colour-5m"],
  path: "/game/colour",
  title: "Colour",
  name: "Colour",
  colours: ["#8b5cf6", "#12805c"],
} as const satisfies CatalogEntry;
