/**
 * What `game.ts` of a game's folder says to everybody: server, site, tools and tests. Data alone, because it comes with the
 * first visit; what only a browser can show is beside it in `site.ts`, the rules are in `rules/versions.ts`.
 */
export interface CatalogEntry {
  /** The name of its folder, of its addresses in the API, and in the records of bets. */
  readonly id: string;
  readonly kind: "instant" | "hand" | "round";
  /** Ids of its tables, of a live game that has several; otherwise there is one, which is named like the game. */
  readonly tables?: readonly string[];
  /** Stands for its kind where tests, benchmarks and torture runs need some game: figures stay comparable while games come (`games/samples.ts`). */
  readonly typical?: true;
  /** Page of the game, to the letter of the specification's route table. */
  readonly path: string;
  /** Where else its page is found. */
  readonly alsoAt?: readonly string[];
  /** What its page shows must not outlive the session: it is loaded anew when the player signs out. */
  readonly reloads?: true;
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
}
