import { z } from "zod";
import { MOST_FAVOURITES } from "./stars.ts";

const gameId = z.string().regex(/^[a-z0-9-]{1,40}$/);

/**
 * Game settings that an account keeps, named as in the specification (§3); those from `instantBet` on are ours. All are
 * optional: a setting that was never chosen is not stored.
 */
export const preferences = z.strictObject({
  /** 0 … 1. */
  soundVolume: z.number().min(0).max(1).optional(),
  showGameAnimation: z.boolean().optional(),
  maxBetAllow: z.boolean().optional(),
  gameHotKeyEnabled: z.boolean().optional(),
  showGameInfo: z.boolean().optional(),
  showHotkeyPanel: z.boolean().optional(),
  instantBet: z.boolean().optional(),
  fastBet: z.boolean().optional(),
  theatre: z.boolean().optional(),
  fourColourCards: z.boolean().optional(),
  /** Ids of games, newest first. Ids that this house does not know are kept: another version of it may know them. */
  favouriteGames: z.array(gameId).max(MOST_FAVOURITES).optional(),
});
/** Answer of `GET` and `PUT /api/account/preferences`. */
export type Preferences = z.infer<typeof preferences>;

/** Body of `PUT /api/account/preferences`. */
export const preferenceChanges = preferences.extend({
  /** Stars that were set or removed, by game: see `withStars`. */
  stars: z
    .record(gameId, z.boolean())
    .refine((stars) => Object.keys(stars).length <= MOST_FAVOURITES)
    .optional(),
});
export type PreferenceChanges = z.infer<typeof preferenceChanges>;
