import type { ComponentType } from "react";

/**
 * What `site.ts` of a game's folder says to the browser. Lists of games show it, so it comes with the first visit and holds
 * small things only. What is large, or not shown there, is found by its place in the folder: `screen/screen.tsx`,
 * `screen/bet-view.tsx`, `screen/bet-replay.tsx`, `screen/workings.tsx`, `aliases.ts`; its words in lists in `words/`.
 */
export interface GameSite {
  /** Line icon of the navigation. */
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Address of its picture, a square without a ground of its own. */
  readonly art: string;
  /** The game's exact return as a share of the stake, the same for every bet; null where bets differ. */
  readonly returnToPlayer: number | null;
}

/** What lists say of a game in one language: `words/<language>.ts` of its folder. */
export interface GameWords {
  /** The English one is the catalogue's name. */
  readonly title: string;
  /** A few words on the card. */
  readonly tagline: string;
}
