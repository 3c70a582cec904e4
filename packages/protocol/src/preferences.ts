import { z } from "zod";

/** Game settings that an account keeps, by the specification's names (§3); the last two are ours. All are optional: what was never chosen is not stored. */
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
});
/** Answer of `GET` and body and answer of `PUT /api/account/preferences`. */
export type Preferences = z.infer<typeof preferences>;
