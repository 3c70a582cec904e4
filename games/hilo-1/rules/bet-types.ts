import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { multiplierOf, RANK_COUNT } from "./odds.ts";

interface HiloType extends BetType {
  /** The number of winning ranks of each guess; all are right, and then the hand is cashed out. */
  readonly ranks: readonly number[];
}

/** Plays from the safest guess to five on a single rank. */
const PLAYS = [
  { name: "one guess on 12 of 13 ranks", ranks: [12] },
  { name: "one guess on 7 of 13 ranks", ranks: [7] },
  { name: "one guess on 1 of 13 ranks", ranks: [1] },
  { name: "five guesses on 12 of 13 ranks", ranks: [12, 12, 12, 12, 12] },
  { name: "five guesses on 1 of 13 ranks", ranks: [1, 1, 1, 1, 1] },
];

export const betTypes: readonly HiloType[] = PLAYS.map(({ name, ranks }) => ({
  name,
  bet: {},
  ranks,
  prizes: [
    {
      returns: multiplierOf(ranks),
      chance: ratio(
        ranks.reduce((all, winning) => all * BigInt(winning), 1n),
        BigInt(RANK_COUNT) ** BigInt(ranks.length),
      ),
    },
  ],
}));
