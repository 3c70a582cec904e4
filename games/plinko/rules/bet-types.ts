import type { BetType } from "../../shared/rules/bet-types.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { type Board, prizesOf, ROWS } from "./tables.ts";

/** Every board: each table has its own return. */
export const betTypes: readonly BetType<Board>[] = RISKS.flatMap((risk) =>
  ROWS.map((rows) => ({ name: `${risk}, ${rows} rows`, bet: { risk, rows }, prizes: prizesOf({ risk, rows }) })),
);
