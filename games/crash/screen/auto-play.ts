import type { AutoPlay } from "../../shared/screen/auto-bets.ts";
import type { CrashBet } from "../rules/crash.ts";

/** What automatic tickets are made of: they leave by themselves, at a target in hundredths. */
export interface CrashSetup {
  readonly target: number;
}

export const autoPlay: AutoPlay<CrashSetup, CrashBet> = {
  bet: (amount, { target }) => ({ amount, auto: target }),
  example: { target: 200 },
};
