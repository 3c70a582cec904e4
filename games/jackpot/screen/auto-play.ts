import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { JackpotBet } from "../rules/jackpot.ts";

/** The setup of automatic bets; it is empty, because a bet on a pot has only an amount. */
export type JackpotSetup = Readonly<Record<never, never>>;

export const autoPlay: AutoPlay<JackpotSetup, JackpotBet> = {
  bet: (amount) => ({ amount }),
  example: {},
};
