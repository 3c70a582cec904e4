import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const tickets = {
  id: "tickets",
  kind: "instant",
  path: "/game/tickets",
  title: "Tickets",
  name: "Tickets",
  card: { name: "Tickets", place: 3 },
  colours: ["#b8e04a", "#3d7a2a"],
} as const satisfies CatalogEntry;
