import type { AnyGame } from "@fairhouse/kernel/any-game.ts";

/** Every version of a game's rules that a bet may still refer to, by version number. */
export type RulesByVersion = Readonly<Record<number, AnyGame>>;

/**
 * What `game.ts` of a game's folder says to everybody: server, site, tools and tests. Data, and the way to its rules; what
 * only a browser can show is beside it in `site.ts`.
 */
export interface CatalogEntry {
  /** The name of its folder, of its addresses in the API, and in the records of bets. */
  readonly id: string;
  readonly kind: "instant" | "hand" | "round";
  /** Page of the game, to the letter of the specification's route table. */
  readonly path: string;
  /** Where else its page is found. */
  readonly alsoAt?: readonly string[];
  /** Name in the navigation, to the letter of the specification. */
  readonly title: string;
  /** Name everywhere else. */
  readonly name: string;
  /** Name on the featured card, when the game has one. */
  readonly card: string | null;
  /** Name in `vectors/fairness.json` and on the command line of `verify`, when outside vectors exist. */
  readonly vectorName: string | null;
  /** Two-tone gradient of tile, card, banner and stage light. */
  readonly colours: readonly [from: string, to: string];
  /** Fields of a bet as somebody would give them to `simulate` or `verify`: an example in their help. */
  readonly exampleBet: Readonly<Record<string, unknown>>;
  /** Loads the rules. The server awaits those of all games at boot, the browser those that it shows or verifies. */
  readonly rules: () => Promise<RulesByVersion>;
}
