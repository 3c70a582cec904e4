import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { type Coup, totalOfHand } from "../../shared/rules/baccarat/coup.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

/** Positions of chips, for rules and screen alike. */
export const POSITIONS = ["player", "banker", "tie", "player-pair", "banker-pair", "super-six"] as const;
export type Position = (typeof POSITIONS)[number];

/**
 * Return of a winning chip, including its own amount: Player 1:1, Banker 1:1 with the exception below, Tie 8:1, pairs
 * 11:1, Super 6 15:1.
 */
export const RETURNS: Readonly<Record<Position, Ratio>> = {
  player: ratio(2),
  banker: ratio(2),
  tie: ratio(9),
  "player-pair": ratio(12),
  "banker-pair": ratio(12),
  "super-six": ratio(16),
};

/** A Banker that wins with a six pays 0.5:1, in place of a commission. */
const BANKER_WITH_SIX = ratio(3, 2);
const SIX = 6;

/** The largest return, in whole stakes. */
export const LARGEST_RETURN = 16;

export const isPosition = isOneOf(POSITIONS);

/** The part of a hand that decides about chips. */
export interface Result extends Pick<Coup, "winner" | "playerPair" | "bankerPair"> {
  /** True if the Banker won with a total of six. */
  readonly superSix: boolean;
}

export function resultOf(coup: Coup): Result {
  const { winner, playerPair, bankerPair } = coup;
  return { winner, playerPair, bankerPair, superSix: winner === "banker" && totalOfHand(coup.banker) === SIX };
}

/** The fate of the chips on a position: a tie returns those on Player and Banker. */
export type Fate = "won" | "lost" | "returned";

export function fateOf(position: Position, result: Result): Fate {
  const { winner } = result;
  if (position === "player" || position === "banker") {
    return winner === "tie" ? "returned" : position === winner ? "won" : "lost";
  }
  return isWon(position, result) ? "won" : "lost";
}

function isWon(
  position: Exclude<Position, "player" | "banker">,
  { winner, playerPair, bankerPair, superSix }: Result,
): boolean {
  switch (position) {
    case "tie":
      return winner === "tie";
    case "player-pair":
      return playerPair;
    case "banker-pair":
      return bankerPair;
    case "super-six":
      return superSix;
  }
}

const NOTHING = ratio(0);
const BACK = ratio(1);

/** Returns the payout of chips on a position as a multiple of their amount. */
export function returnOn(position: Position, result: Result): Ratio {
  const fate = fateOf(position, result);
  if (fate !== "won") return fate === "returned" ? BACK : NOTHING;
  return position === "banker" && result.superSix ? BANKER_WITH_SIX : RETURNS[position];
}
