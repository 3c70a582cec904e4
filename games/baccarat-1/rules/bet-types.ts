import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { CASES, WAYS } from "./cases.ts";
import { POSITIONS, type Position, returnOn } from "./positions.ts";

interface BaccaratType extends BetType {
  readonly position: Position;
}

const STAKE = 1_000;

export const betTypes: readonly BaccaratType[] = POSITIONS.map((position) => ({
  name: position.replace("-", " "),
  bet: { chips: [{ on: position, amount: STAKE }] },
  position,
  prizes: CASES.map((result) => ({ returns: returnOn(position, result), chance: ratio(result.ways, WAYS) })),
}));
