import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const blackjack = {
  id: "blackjack",
  kind: "hand",
  path: "/game/blackjack",
  reloads: true,
  title: "Blackjack",
  name: "Blackjack",
  vectorName: "blackjack",
  colours: ["#1fb583", "#0a5a49"],
  exampleBet: { amount: 5000 },
} as const satisfies CatalogEntry;
