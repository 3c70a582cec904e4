import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const aviator = {
  id: "aviator",
  kind: "round",
  path: "/game/aviator",
  title: "Aviator",
  name: "Aviator",
  colours: ["#5cc3ff", "#1a5fae"],
} as const satisfies CatalogEntry;
