import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { chanceOf } from "./best-play.ts";
import { PAYS, POKER_HANDS } from "./poker-hands.ts";

export const betTypes: readonly BetType[] = [
  {
    name: "best hold",
    bet: {},
    prizes: POKER_HANDS.map((hand) => ({ returns: ratio(PAYS[hand]), chance: chanceOf(hand) })),
  },
];
