import { COMBINATIONS, SIDES } from "./sides.ts";
import type { BlackjackView } from "./view.ts";

/** Every combination of the side bets, by version: the rarest comes once in 2,704 deals. */
export const wanted = {
  2: SIDES.flatMap((side) => COMBINATIONS[side]).map(
    (combination) => (view: Pick<BlackjackView, "sides">) =>
      view.sides?.some((result) => result.combination === combination) === true,
  ),
};
