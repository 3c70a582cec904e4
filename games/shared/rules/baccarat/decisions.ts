import { type Coup, isNatural, pointsOf, type Side, totalOfHand } from "./coup.ts";

/** The decision of a side to draw a third card or to stand, with its grounds. */
export interface Decision {
  readonly side: Side;
  /** The total of the side's first two cards. */
  readonly total: number;
  readonly draws: boolean;
  /** The points of the Player's third card if the Banker's decision depended on it, otherwise null. */
  readonly third: number | null;
}

/** Lists the decisions of a deal in order; none after a natural. */
export function decisionsOf({ player, banker }: Pick<Coup, "player" | "banker">): readonly Decision[] {
  const [twoOfPlayer, twoOfBanker] = [player.slice(0, 2), banker.slice(0, 2)];
  if (isNatural(twoOfPlayer) || isNatural(twoOfBanker)) return [];
  const third = player[2];
  return [
    { side: "player", total: totalOfHand(twoOfPlayer), draws: third !== undefined, third: null },
    {
      side: "banker",
      total: totalOfHand(twoOfBanker),
      draws: banker.length > 2,
      third: third === undefined ? null : pointsOf(third),
    },
  ];
}
