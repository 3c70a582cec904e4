import type { AutoPlay } from "../../shared/screen/auto-bets.ts";
import type { JackpotBet } from "../rules/jackpot.ts";

/** Automatic bets of a pot are made of their amount alone. */
export type JackpotSetup = Readonly<Record<never, never>>;

export const autoPlay: AutoPlay<JackpotSetup, JackpotBet> = {
  bet: (amount) => ({ amount }),
  example: {},
};
