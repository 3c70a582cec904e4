import { type Coup, isNatural, pointsOf, type Side, totalOfHand } from "./coup.ts";

/** Why a side drew a third card or stood. */
export interface Decision {
  readonly side: Side;
  /** Of its first two cards. */
  readonly total: number;
  readonly draws: boolean;
  /** The points of the Player's third card, where it decided about the Banker. */
  readonly third: number | null;
}

/** The decisions of a deal in their order; none after a natural. */
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
