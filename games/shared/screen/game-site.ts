import type { ScreenModule } from "@fairhouse/client/play-context.tsx";
import type { Language } from "@fairhouse/protocol/languages.ts";
import type { ComponentType } from "react";
import type { BetViews } from "./bet-view.ts";

/**
 * What `site.ts` of a game's folder says to the browser. Lists of games show it, so it comes with the first visit: small
 * things stand in it, large ones are imported when they are called for.
 */
export interface GameSite extends BetViews {
  /** Line icon of the navigation. */
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Address of its picture, a square without a ground of its own. */
  readonly art: string;
  /** Titles in other languages; the English one is the catalogue's. */
  readonly title: Readonly<Record<Exclude<Language, "en">, string>>;
  /** A few words on the card. */
  readonly tagline: Readonly<Record<Language, string>>;
  /** What else players call the game, in all languages at once: they type whichever comes to them. */
  readonly aliases: readonly string[];
  /** The game's exact return as a share of the stake, the same for every bet; null where bets differ. */
  readonly returnToPlayer: number | null;
  /** What a player sees of the game: a chunk of its own. */
  readonly screen: () => Promise<ScreenModule>;
}
