import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { PRIZES, TOTAL_WEIGHT, WEIGHTS } from "./prizes.ts";

/** A stack has the same return but a smaller deviation, as its tickets are drawn one by one. */
export const betTypes: readonly BetType[] = [
  {
    name: "one ticket",
    bet: { tickets: 1 },
    prizes: PRIZES.map((prize) => ({ returns: ratio(prize), chance: ratio(WEIGHTS[prize], TOTAL_WEIGHT) })),
  },
];
