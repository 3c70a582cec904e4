import { handAnswer } from "@fairhouse/protocol/play.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { MoveName } from "../rules/hand.ts";
import type { SideStakes } from "../rules/sides.ts";
import type { BlackjackView } from "../rules/view.ts";

/** A condition on an open hand. */
export type Wanted = (view: BlackjackView) => boolean;

const MOST_HANDS = 400;

/**
 * Plays hands through the public API until one matches, and leaves it open; works with other players in the house too.
 */
export async function dealUntil(
  player: Player,
  wanted: Wanted,
  amount: number,
  sides: SideStakes = { pairs: null, poker: null },
): Promise<void> {
  for (let tries = 0; tries < MOST_HANDS; tries += 1) {
    let hand = handOf(await player.post("/games/blackjack/hands", { bet: { amount, ...sides } }));
    for (;;) {
      if (hand.payout !== null) break;
      if (wanted(hand.view)) return;
      const play: MoveName = hand.view.insurance.status === "offered" ? "decline" : "stand";
      hand = handOf(await player.post(`/hands/${hand.id}/moves`, { turn: hand.turn, move: { play } }));
    }
  }
  throw new Error(`no such hand in ${MOST_HANDS}`);
}

function handOf(answer: unknown) {
  const { hand } = handAnswer.parse(answer);
  // Trusted cast: a hand of this game has the view that its rules produce.
  return { ...hand, view: hand.view as BlackjackView };
}

/** A pair other than aces, so that the hand goes on after a split. */
export const isPair: Wanted = ({ moves, hands }) => moves.includes("split") && hands[0]?.soft === false;
export const asksInsurance: Wanted = ({ insurance }) => insurance.status === "offered";
/** Only the first of both side bets has won. */
export const winsPairs: Wanted = ({ moves, sides }) =>
  moves.includes("double") && sides?.[0]?.combination != null && sides[1]?.combination === null;
export const canDouble: Wanted = ({ moves }) => moves.includes("double");
