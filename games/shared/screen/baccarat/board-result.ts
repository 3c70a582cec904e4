import type { Coup } from "../../rules/baccarat/coup.ts";
import type { BoardResult } from "../roads/road-board.tsx";

/** The Banker is the red side of a road, the Player the blue one. */
const SIDES = { banker: "red", player: "blue", tie: null } as const;

/** A deal as roads write it down: its letter in its colour, and a dot for each pair. */
export function boardResult(
  id: string,
  { winner, playerPair, bankerPair }: Pick<Coup, "winner" | "playerPair" | "bankerPair">,
  mark: string,
): BoardResult {
  return { id, side: SIDES[winner], mark, dots: { red: bankerPair, blue: playerPair } };
}
