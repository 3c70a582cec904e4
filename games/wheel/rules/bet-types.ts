import type { BetType } from "../../shared/rules/bet-types.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { prizesOf, type Rim, SEGMENTS } from "./tables.ts";

/** Every wheel: each has its own table. */
export const betTypes: readonly BetType<Rim>[] = RISKS.flatMap((risk) =>
  SEGMENTS.map((segments) => ({
    name: `${risk}, ${segments} segments`,
    bet: { risk, segments },
    prizes: prizesOf({ risk, segments }),
  })),
);
