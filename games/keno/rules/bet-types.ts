import type { BetType } from "../../shared/rules/bet-types.ts";
import type { KenoBet } from "./keno.ts";
import { BOARD, MAX_SPOTS, prizesOf, RISKS } from "./tables.ts";

/** Every pay table: only the count of chosen numbers matters, not which they are. */
export const betTypes: readonly BetType<Pick<KenoBet, "risk" | "spots">>[] = RISKS.flatMap((risk) =>
  BOARD.slice(0, MAX_SPOTS).map((count) => ({
    name: `${risk}, ${count} ${count === 1 ? "spot" : "spots"}`,
    bet: { risk, spots: BOARD.slice(0, count) },
    prizes: prizesOf(risk, count),
  })),
);
