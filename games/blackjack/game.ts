import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const blackjack = {
  id: "blackjack",
  kind: "hand",
  path: "/game/blackjack",
  reloads: true,
  title: "Blackjack",
  name: "Blackjack",
  colours: ["#1fb583", "#0a5a49"],
} as const satisfies CatalogEntry;
