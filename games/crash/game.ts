import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const crash = {
  id: "crash",
  kind: "round",
  typical: true,
  path: "/game/crash",
  title: "Crash",
  name: "Crash",
  card: { name: "Crash", place: 1 },
  colours: ["#ff6b7d", "#a8213f"],
} as const satisfies CatalogEntry;
