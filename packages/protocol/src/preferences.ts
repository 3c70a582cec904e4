import { z } from "zod";

/** Far more than any house has games, so that a stored list cannot grow without end. */
const MOST_FAVOURITES = 64;

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
  favouriteGames: z
    .array(z.string().regex(/^[a-z0-9-]{1,40}$/))
    .max(MOST_FAVOURITES)
    .optional(),
});
/** Answer of `GET` and body and answer of `PUT /api/account/preferences`. */
export type Preferences = z.infer<typeof preferences>;
