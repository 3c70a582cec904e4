import type { Step } from "@fairhouse/kernel/game.ts";
import { rotateTo } from "@fairhouse/tests/e2e/known-seeds.ts";
import type { Player } from "@fairhouse/tests/e2e/player.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { blackjack } from "../rules/blackjack.ts";
import type { BlackjackState, MoveName } from "../rules/hand.ts";
import { resultOf } from "../rules/settle.ts";

/** The game of blackjack as players see it. */
export class BlackjackPage {
  readonly page: Page;
  readonly bet: Locator;
  readonly amount: Locator;
  readonly moves: Locator;
  readonly dealer: Locator;
  /** The hands of the player, one or two. */
  readonly hands: Locator;
  /** How each of them ended. */
  readonly results: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bet = page.getByRole("button", { name: "Bet", exact: true });
    this.amount = page.getByRole("textbox", { name: "Bet amount" });
    this.moves = page.getByRole("group", { name: "Your moves" }).getByRole("button");
    this.dealer = page.getByRole("list", { name: "Dealer" });
    this.hands = page.locator(".bj-hand");
    this.results = page.locator(".bj-result");
  }

  move(name: "Hit" | "Stand" | "Double" | "Split" | "Insurance" | "No insurance"): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });
  }

  async open(): Promise<void> {
    await this.page.goto("/game/blackjack");
    await expect(this.bet.or(this.moves.first()).first()).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Balance" })).toBeVisible();
  }

  /** Bets, and waits until the first move can be made. */
  async deal(): Promise<void> {
    await this.bet.click();
    await expect(this.moves.and(this.page.locator(":enabled")).first()).toBeEnabled();
  }
}

/** A hand that a test wants to be dealt: told by what moves make of it. */
type WantedHand = (after: (...moves: readonly MoveName[]) => Step<BlackjackState> | null) => boolean;

/** Gives the player seeds under which their next hands, of 1,000 each, are those that are wanted. */
export function chooseHands(player: Player, ...wanted: readonly WantedHand[]): Promise<void> {
  return rotateTo(player, (chanceOf) =>
    wanted.every((isWanted, nonce) => {
      const dealt = blackjack.deal({ amount: 1_000 }, chanceOf(nonce));
      return isWanted((...moves) => afterMoves(dealt, moves));
    }),
  );
}

/** Null when one of the moves is refused. */
function afterMoves(dealt: Step<BlackjackState>, moves: readonly MoveName[]): Step<BlackjackState> | null {
  let step = dealt;
  for (const play of moves) {
    const next = blackjack.apply(step.state, { play });
    if (!next.ok) return null;
    step = next.value;
  }
  return step;
}

/** A hand that is won or lost by standing. */
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
