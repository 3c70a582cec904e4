import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { LimboBet } from "../rules/limbo.ts";

/** The settings of automatic bets: a target in hundredths. */
export interface LimboSetup {
  readonly target: number;
}

export const autoPlay: AutoPlay<LimboSetup, LimboBet> = {
  bet: (amount, { target }) => ({ amount, target }),
  example: { target: 200 },
};
