import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const colour = {
  id: "colour",
  kind: "round",
  path: "/game/colour",
  title: "Colour",
  name: "Colour",
  card: null,
  vectorName: null,
  colours: ["#8b5cf6", "#12805c"],
  exampleBet: { on: "green" },
} as const satisfies CatalogEntry;
