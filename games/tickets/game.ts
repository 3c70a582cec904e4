import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const tickets = {
  id: "tickets",
  kind: "instant",
  path: "/game/tickets",
  title: "Tickets",
  name: "Tickets",
  card: { name: "Tickets", place: 3 },
  vectorName: null,
  colours: ["#b8e04a", "#3d7a2a"],
  exampleBet: { tickets: 3 },
} as const satisfies CatalogEntry;
