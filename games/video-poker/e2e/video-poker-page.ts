import { AmountPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { expect } from "@playwright/test";

/** The video poker page as players see it. Cards are counted from 0. */
export class VideoPokerPage extends AmountPage {
  readonly path = "/game/poker";
  readonly deal = this.button("Deal");
  readonly draw = this.button("Draw");
  readonly ready = this.deal.or(this.draw);
  readonly hint = this.button("Hint");
  readonly holdBest = this.page.getByRole("button", { name: "Hold best" });
  readonly cards = this.page.getByRole("group", { name: "Your cards" }).getByRole("button");
  /** The highlighted row of the pay table. */
  readonly lit = this.page.getByRole("list", { name: "Pay table" }).locator("[aria-current]");

  /** Deals, pressing the button in the given way, and waits until the cards can be held. */
  async start(press: () => Promise<void> = () => this.deal.click()): Promise<void> {
    await press();
    await expect(this.draw).toBeEnabled();
  }

  /** Waits until the hand is over and the next one can be dealt. */
  async ended(): Promise<void> {
    await expect(this.deal).toBeEnabled();
  }

  /** Reads the names of the cards in order: "Queen of spades". */
  async names(): Promise<readonly string[]> {
    const labels = await this.cards.evaluateAll((buttons) =>
      buttons.map((button) => button.firstChild?.textContent ?? ""),
    );
    return labels.map((label) => label.replace(/^Card \d: /, "").replace(/, best to hold$/, ""));
  }

  async held(): Promise<readonly boolean[]> {
    return this.cards.evaluateAll((buttons) => buttons.map((button) => button.ariaPressed === "true"));
  }
}
