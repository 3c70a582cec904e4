import type { BetType } from "../../shared/rules/bet-types.ts";
import { PRIZES } from "./hand-return.ts";
import { sidePrizes } from "./side-return.ts";
import { SIDES, type Side } from "./sides.ts";

interface BlackjackType extends BetType {
  /** Null for the hand itself. */
  readonly side: Side | null;
}

const STAKE = 1_000;
const NAMES: { readonly [Name in Side]: string } = { pairs: "perfect pairs", poker: "21+3" };

export const betTypes: readonly BlackjackType[] = [
  { name: "basic strategy", side: null, bet: {}, prizes: PRIZES },
  ...SIDES.map((side) => ({
    name: NAMES[side],
    side,
    bet: { [side]: STAKE },
    isSideBet: true,
    prizes: sidePrizes(side),
  })),
];
