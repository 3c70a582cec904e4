import type { Step } from "@fairhouse/kernel/game.ts";
import { type Card, DECK } from "../../shared/rules/cards.ts";
import { blackjack } from "./blackjack.ts";
import { type BlackjackState, HAND_CARDS, type MoveName } from "./hand.ts";
import type { SideStakes } from "./sides.ts";

const NONE: SideStakes = { pairs: null, poker: null };

/** For tests: deals known cards, followed by twos. */
export function dealt(known: readonly Card[], amount = 1_000, sides: Partial<SideStakes> = NONE): Step<BlackjackState> {
  const cards = [...known, ...Array.from<Card>({ length: HAND_CARDS - known.length }).fill("2-club")];
  const chance = {
    below: (_: number, k: number) => DECK.indexOf(cards[k] ?? "2-club"),
    float: () => 0,
    bits52: () => 0n,
    splice: () => [],
  };
  return blackjack.deal({ amount, ...sides }, chance);
}

/** For tests: plays moves, all of which must be allowed. @returns the hand with the stakes that they added. */
export function played(state: BlackjackState, ...moves: readonly MoveName[]): Step<BlackjackState> {
  let step: Step<BlackjackState> = { state, extraStake: 0, payout: null };
  for (const play of moves) {
    const result = blackjack.apply(step.state, { play });
    if (!result.ok) throw new Error(`${play}: ${result.refusal}`);
    step = { ...result.value, extraStake: step.extraStake + result.value.extraStake };
  }
  return step;
}
