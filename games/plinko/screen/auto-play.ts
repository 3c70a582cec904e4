import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { PlinkoBet } from "../rules/plinko.ts";
import type { Board } from "../rules/tables.ts";

export const autoPlay: AutoPlay<Board, PlinkoBet> = {
  bet: (amount, { risk, rows }) => ({ amount, risk, rows }),
  example: { risk: "medium", rows: 12 },
};
