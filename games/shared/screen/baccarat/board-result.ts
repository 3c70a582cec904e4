import type { Coup } from "../../rules/baccarat/coup.ts";
import type { BoardResult } from "../roads/road-board.tsx";

/** The sides of roads: the Banker is red, the Player blue. */
const SIDES = { banker: "red", player: "blue", tie: null } as const;

/** Returns a deal as roads write it: its coloured letter, and a dot for each pair. */
export function boardResult(
  id: string,
  { winner, playerPair, bankerPair }: Pick<Coup, "winner" | "playerPair" | "bankerPair">,
  mark: string,
): BoardResult {
  return { id, side: SIDES[winner], mark, dots: { red: bankerPair, blue: playerPair } };
}
