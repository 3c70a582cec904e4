import type { BetType } from "../../shared/rules/bet-types.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { type Board, prizesOf, ROWS } from "./tables.ts";

interface PlinkoType extends BetType {
  readonly bet: Board & BetType["bet"];
}

/** Every board: the table of each has its own return. */
export const betTypes: readonly PlinkoType[] = RISKS.flatMap((risk) =>
  ROWS.map((rows) => ({ name: `${risk}, ${rows} rows`, bet: { risk, rows }, prizes: prizesOf({ risk, rows }) })),
);
