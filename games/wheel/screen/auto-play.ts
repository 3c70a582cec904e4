import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { Rim } from "../rules/tables.ts";
import type { WheelBet } from "../rules/wheel.ts";

export const autoPlay: AutoPlay<Rim, WheelBet> = {
  bet: (amount, { risk, segments }) => ({ amount, risk, segments }),
  example: { risk: "medium", segments: 30 },
};
