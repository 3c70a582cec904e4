import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

/** Positions of chips, for rules and screen alike. */
export const POSITIONS = ["player", "banker", "tie", "player-pair", "banker-pair"] as const;
export type Position = (typeof POSITIONS)[number];

/** Return of a winning chip, including its own amount: Player 1:1, Banker 0.95:1, Tie 8:1, pairs 11:1. */
export const RETURNS: Readonly<Record<Position, Ratio>> = {
  player: ratio(2),
  banker: ratio(195, 100),
  tie: ratio(9),
  "player-pair": ratio(12),
  "banker-pair": ratio(12),
};

/** The largest return, in whole stakes. */
export const LARGEST_RETURN = 12;

export const isPosition = isOneOf(POSITIONS);

/** The part of a deal that decides about chips. */
export type Result = Pick<Coup, "winner" | "playerPair" | "bankerPair">;

/** The fate of the chips on a position: a tie returns those on Player and Banker. */
export type Fate = "won" | "lost" | "returned";

export function fateOf(position: Position, { winner, playerPair, bankerPair }: Result): Fate {
  switch (position) {
    case "player":
    case "banker":
      return winner === "tie" ? "returned" : position === winner ? "won" : "lost";
    case "tie":
      return winner === "tie" ? "won" : "lost";
    case "player-pair":
      return playerPair ? "won" : "lost";
    case "banker-pair":
      return bankerPair ? "won" : "lost";
  }
}

const NOTHING = ratio(0);
const BACK = ratio(1);

/** Returns the payout of chips on a position as a multiple of their amount. */
export function returnOn(position: Position, result: Result): Ratio {
  const fate = fateOf(position, result);
  return fate === "won" ? RETURNS[position] : fate === "returned" ? BACK : NOTHING;
}
