import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { VideoPokerBet, VideoPokerView } from "../rules/hand.ts";
import { bestHold, cardsHeld } from "../rules/holds.ts";
import type { VideoPokerMove } from "../rules/video-poker.ts";

/** Automatic hands use the best hold. */
export const autoPlay: AutoPlay<object, VideoPokerBet, VideoPokerView, VideoPokerMove> = {
  bet: (amount) => ({ amount }),
  move: ({ cards }) => ({ hold: cardsHeld(bestHold(cards)) }),
  example: {},
};
