import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { ColourBet } from "../rules/colour.ts";
import type { Position } from "../rules/terms.ts";

/** The setup of automatic orders. */
export interface ColourSetup {
  readonly on: Position;
}

export const autoPlay: AutoPlay<ColourSetup, ColourBet> = {
  bet: (amount, { on }) => ({ amount, on }),
  example: { on: "green" },
};
