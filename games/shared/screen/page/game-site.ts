import type { ComponentType } from "react";

/**
 * The browser's facts about a game, exported by `site.ts` of its folder. Lists of games show them, so they are part of
 * the first visit's download and must be small. Everything else is found by its path in the folder:
 * `screen/screen.tsx`, `screen/bet-view.tsx`, `screen/bet-replay.tsx`, `screen/workings.tsx`, `aliases.ts`; its words
 * for lists are in `words/`.
 */
export interface GameSite {
  /** Line icon of the navigation. */
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Address of the game's picture, a square without a background. */
  readonly art: string;
  /** The game's exact return as a share of the stake, the same for every bet; null where bets differ. */
  readonly returnToPlayer: number | null;
}

/** A game's words for lists in one language, from `words/<language>.ts` of its folder. */
export interface GameWords {
  /** The title; in English it is the catalogue's name. */
  readonly title: string;
  /** A few words on the card. */
  readonly tagline: string;
}
