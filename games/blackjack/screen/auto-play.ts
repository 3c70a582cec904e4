import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { BlackjackMove } from "../rules/blackjack.ts";
import { type BlackjackBet, stakeOfMove } from "../rules/hand.ts";
import { adviceOn } from "../rules/strategy.ts";
import type { BlackjackView } from "../rules/view.ts";

/** Plays automatic hands by basic strategy, without side bets, using the alternative move where the balance forbids an added stake. */
export const autoPlay: AutoPlay<object, BlackjackBet, BlackjackView, BlackjackMove> = {
  bet: (amount) => ({ amount, pairs: null, poker: null }),
  move(view, _, { covers }) {
    const moves = view.moves.filter((move) => covers(stakeOfMove(view.bet, move)));
    return { play: adviceOn({ ...view, moves })?.move ?? "stand" };
  },
  example: {},
};
