import type { BetType } from "../../shared/rules/bet-types.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { prizesOf, type Rim, SEGMENTS } from "./tables.ts";

interface WheelType extends BetType {
  readonly bet: Rim & BetType["bet"];
}

/** Every wheel: each has its own table. */
export const betTypes: readonly WheelType[] = RISKS.flatMap((risk) =>
  SEGMENTS.map((segments) => ({
    name: `${risk}, ${segments} segments`,
    bet: { risk, segments },
    prizes: prizesOf({ risk, segments }),
  })),
);
