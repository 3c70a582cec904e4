import { expect, type Locator, type Page } from "@playwright/test";

/** The video poker page as players see it. Cards are counted from 0. */
export class VideoPokerPage {
  readonly page: Page;
  readonly deal: Locator;
  readonly draw: Locator;
  readonly amount: Locator;
  readonly hint: Locator;
  readonly holdBest: Locator;
  readonly cards: Locator;
  /** The highlighted row of the pay table. */
  readonly lit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.deal = page.getByRole("button", { name: "Deal", exact: true });
    this.draw = page.getByRole("button", { name: "Draw", exact: true });
    this.amount = page.getByRole("textbox", { name: "Bet amount" });
    this.hint = page.getByRole("button", { name: "Hint", exact: true });
    this.holdBest = page.getByRole("button", { name: "Hold best" });
    this.cards = page.getByRole("group", { name: "Your cards" }).getByRole("button");
    this.lit = page.getByRole("list", { name: "Pay table" }).locator("[aria-current]");
  }

  async open(): Promise<void> {
    await this.page.goto("/game/poker");
    await expect(this.deal.or(this.draw)).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Balance" })).toBeVisible();
  }

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
