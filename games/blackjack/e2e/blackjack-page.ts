import type { Step } from "@fairhouse/kernel/game.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { AmountPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expect, type Locator } from "@playwright/test";
import { blackjack } from "../rules/blackjack.ts";
import type { BlackjackState, MoveName } from "../rules/hand.ts";
import { resultOf } from "../rules/settle.ts";
import type { SideStakes } from "../rules/sides.ts";

/** The blackjack page as players see it. */
export class BlackjackPage extends AmountPage {
  readonly path = "/game/blackjack";
  readonly moves = this.page.getByRole("group", { name: "Your moves" }).getByRole("button");
  readonly ready = this.bet.or(this.moves.first()).first();
  readonly dealer = this.page.getByRole("list", { name: "Dealer" });
  /** The player's hands, one or two. */
  readonly hands = this.page.locator(".bj-hand");
  /** The results of the player's hands. */
  readonly results = this.page.locator(".bj-result");

  /** The field of a side bet; an empty one is a bet that is off. */
  side(name: "Perfect Pairs" | "21+3"): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  move(name: "Hit" | "Stand" | "Double" | "Split" | "Insurance" | "No insurance"): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });
  }

  /** Places a bet and waits until the first move is possible. */
  async deal(): Promise<void> {
    await this.bet.click();
    await expect(this.moves.and(this.page.locator(":enabled")).first()).toBeEnabled();
  }
}

/** A predicate for the hand that a test needs, given the results of moves on it. */
type WantedHand = (after: (...moves: readonly MoveName[]) => Step<BlackjackState> | null) => boolean;

/** Rotates the player to seeds under which their next hands, at 1,000 each, match the wanted ones in order. */
export function chooseHands(player: Player, ...wanted: readonly WantedHand[]): Promise<void> {
  return chooseHandsWith(player, { pairs: null, poker: null }, ...wanted);
}

/** Does the same for hands with side bets. */
export function chooseHandsWith(player: Player, sides: SideStakes, ...wanted: readonly WantedHand[]): Promise<void> {
  return rotateTo(player, (chanceOf) =>
    wanted.every((isWanted, nonce) => {
      const dealt = blackjack.deal({ amount: 1_000, ...sides }, chanceOf(nonce));
      return isWanted((...moves) => afterMoves(dealt, moves));
    }),
  );
}

/** Plays moves on a dealt hand; null if one of them is refused. */
function afterMoves(dealt: Step<BlackjackState>, moves: readonly MoveName[]): Step<BlackjackState> | null {
  let step = dealt;
  for (const play of moves) {
    const next = blackjack.apply(step.state, { play });
    if (!next.ok) return null;
    step = next.value;
  }
  return step;
}

/** A hand that is decided by standing, with the given payout. */
export const standing =
  (payout: number): WantedHand =>
  (after) =>
    after("stand")?.payout === payout;

/** A pair whose first hand wins and whose second loses, both by standing. */
export const splitToHalf: WantedHand = (after) => {
  const ended = after("split", "stand", "stand");
  const results = ended === null ? [] : ended.state.hands.map((hand) => resultOf(ended.state, hand));
  return results[0] === "win" && results[1] === "lose";
};
