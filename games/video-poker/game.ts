import type { CatalogEntry } from "../shared/catalog-entry.ts";

export const videoPoker = {
  id: "video-poker",
  kind: "hand",
  path: "/game/poker",
  title: "Video Poker",
  name: "Video Poker",
  card: { name: "Poker", place: 5 },
  colours: ["#f062c0", "#8a1a70"],
} as const satisfies CatalogEntry;
