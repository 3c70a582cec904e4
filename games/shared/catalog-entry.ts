import type { GameKind } from "@fairhouse/kernel/game.ts";

/**
 * The public facts about a game, as `game.ts` of its folder exports them to server, site, tools and tests. They hold
 * data only, because they are part of the first visit's download; what only a browser can show is beside them in
 * `site.ts`, and the rules are in `rules/versions.ts`.
 */
export interface CatalogEntry {
  /** The name of the game's folder, used in API addresses and in the records of bets. */
  readonly id: string;
  readonly kind: GameKind;
  /**
   * Ids of the tables of a live game that has several, or of those whose rounds decide its bets; otherwise there is one
   * table, named like the game.
   */
  readonly tables?: readonly string[];
  /**
   * True for games that represent their kind in tests, benchmarks and torture runs, so that figures stay comparable as
   * games are added (`games/samples.ts`).
   */
  readonly typical?: true;
  /** Path of the game's page, exactly as in the specification's route table. */
  readonly path: string;
  /** Other paths under which the page is found. */
  readonly alsoAt?: readonly string[];
  /** True if the page must not keep what it shows after the session: it is reloaded when the player signs out. */
  readonly reloads?: true;
  /** Name in the navigation, exactly as in the specification. */
  readonly title: string;
  /** Name everywhere else. */
  readonly name: string;
  /** The featured card, if the game has one: its name and its place, from 1, exactly as in the specification (§2). */
  readonly card?: { readonly name: string; readonly place: number };
  /** Two-tone gradient of tile, card, banner and stage light. */
  readonly colours: readonly [from: string, to: string];
}
