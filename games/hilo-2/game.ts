import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const liveHilo = {
  id: "hilo-2",
  kind: "round",
  path: "/game/hilo2",
  title: "Hilo 2",
  name: "Hilo 2",
  vectorName: null,
  colours: ["#ff8a3d", "#b3261e"],
  exampleBet: { base: "7", chips: [{ on: "hi", amount: 1000 }] },
} as const satisfies CatalogEntry;
