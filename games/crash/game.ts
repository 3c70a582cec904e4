import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const crash = {
  id: "crash",
  kind: "round",
  typical: true,
  path: "/game/crash",
  title: "Crash",
  name: "Crash",
  card: { name: "Crash", place: 1 },
  vectorName: "crash",
  colours: ["#ff6b7d", "#a8213f"],
  exampleBet: { auto: 200 },
} as const satisfies CatalogEntry;
