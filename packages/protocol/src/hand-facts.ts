import type { OpenHand } from "@fairhouse/kernel/hand.ts";
import type { Hand } from "./play.ts";

/** Returns a hand as its player sees it, from its game's state. */
export function handFacts(hand: OpenHand): Hand {
  return {
    id: hand.id,
    game: hand.game.id,
    gameVersion: hand.game.version,
    bet: hand.bet,
    stake: hand.stake,
    turn: hand.moves.length,
    view: hand.game.view(hand.state),
    payout: hand.payout,
    nonce: hand.nonce,
    createdAt: new Date(hand.createdAt).toISOString(),
  };
}
