import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { KenoBet } from "../rules/keno.ts";

/** The settings of automatic bets. */
export type KenoSetup = Pick<KenoBet, "risk" | "spots">;

export const autoPlay: AutoPlay<KenoSetup, KenoBet> = {
  bet: (amount, { risk, spots }) => ({ amount, risk, spots }),
  example: { risk: "classic", spots: [3, 8, 14, 21, 30] },
};
