import { z } from "zod";

/** Far more than any house has games; a stored list cannot grow without end. */
const MOST_FAVOURITES = 64;

/** The bounds of the table that they lie on: of names twice its own, which counts letters and not their units. */
const MOST_LAYOUTS = 12;
const LONGEST_LAYOUT_NAME = 48;
const MOST_CHIPS = 60;

const tableLayout = z.strictObject({
  name: z.string().min(1).max(LONGEST_LAYOUT_NAME),
  /** Positions of the table by their names. Those that this house does not know are kept: another version of it may. */
  chips: z
    .array(z.strictObject({ on: z.string().regex(/^[a-z0-9-]{1,40}$/), amount: z.int().min(1) }))
    .min(1)
    .max(MOST_CHIPS),
});

/** A dozen for each of eight games. The whole of what an account chooses is sent at once, in at most 64 kB. */
const MOST_STRATEGIES = 96;
/** In UTF-16 units, as `packages/client/src/strategy-text.ts` bounds it. */
const LONGEST_STRATEGY = 1_000;

/** A strategy of automatic betting as text: its grammar has a version of its own, and only players' pages read it. */
const autoStrategy = z.strictObject({
  game: z.string().regex(/^[a-z0-9-]{1,40}$/),
  text: z.string().min(1).max(LONGEST_STRATEGY),
});

/** Game settings that an account keeps, by the specification's names (§3); those from `instantBet` on are ours. All are optional: what was never chosen is not stored. */
export const preferences = z.strictObject({
  /** 0 … 1. */
  soundVolume: z.number().min(0).max(1).optional(),
  showGameAnimation: z.boolean().optional(),
  maxBetAllow: z.boolean().optional(),
  gameHotKeyEnabled: z.boolean().optional(),
  showGameInfo: z.boolean().optional(),
  showHotkeyPanel: z.boolean().optional(),
  instantBet: z.boolean().optional(),
  theatre: z.boolean().optional(),
  fourColourCards: z.boolean().optional(),
  /** Ids of games, the newest first. Ids that this house does not know are kept: another version of it may. */
  favouriteGames: z
    .array(z.string().regex(/^[a-z0-9-]{1,40}$/))
    .max(MOST_FAVOURITES)
    .optional(),
  /** Layouts of chips that the player named, the newest first, a list for each game of chips. */
  rouletteLayouts: z.array(tableLayout).max(MOST_LAYOUTS).optional(),
  baccaratLayouts: z.array(tableLayout).max(MOST_LAYOUTS).optional(),
  hiloLayouts: z.array(tableLayout).max(MOST_LAYOUTS).optional(),
  liveBaccaratLayouts: z.array(tableLayout).max(MOST_LAYOUTS).optional(),
  /** Strategies of all games that the player named, the newest of each game first. */
  autoStrategies: z.array(autoStrategy).max(MOST_STRATEGIES).optional(),
});
/** Answer of `GET` and body and answer of `PUT /api/account/preferences`. */
export type Preferences = z.infer<typeof preferences>;
