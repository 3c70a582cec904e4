import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { CASES, WAYS } from "./cases.ts";
import { POSITIONS, type Position, returnOn } from "./positions.ts";

interface LiveBaccaratType extends BetType {
  readonly position: Position;
}

const STAKE = 1_000;

const NAMES: Readonly<Record<Position, string>> = {
  player: "player",
  banker: "banker",
  tie: "tie",
  "player-pair": "player pair",
  "banker-pair": "banker pair",
  "super-six": "super 6",
};

/** The six bets, each on its own, on the first hand of a shoe. */
export const betTypes: readonly LiveBaccaratType[] = POSITIONS.map((position) => ({
  name: NAMES[position],
  bet: { chips: [{ on: position, amount: STAKE }] },
  position,
  prizes: CASES.map((result) => ({ returns: returnOn(position, result), chance: ratio(result.ways, WAYS) })),
}));
