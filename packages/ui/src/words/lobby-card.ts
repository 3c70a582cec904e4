import type { Language } from "@fairhouse/protocol/languages.ts";
import type { ComponentType } from "react";

/** What lists of games show beside the catalogue's line: each game's folder has one in `lobby.ts`. Small, never lazy. */
export interface LobbyCard {
  /** Line icon of the navigation. */
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Titles in other languages; the English one is the catalogue's. */
  readonly title: Readonly<Record<Exclude<Language, "en">, string>>;
  /** A few words on the card. */
  readonly tagline: Readonly<Record<Language, string>>;
  /** The game's exact return as a share of the stake, the same for every bet; null where bets differ. */
  readonly returnToPlayer: number | null;
}
