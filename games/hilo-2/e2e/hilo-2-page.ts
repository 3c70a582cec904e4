import { expect, type Locator, type Page } from "@playwright/test";

/** For a press, on a busy machine. */
export const PRESS_MS = 3_000;

/** The game of hilo 2 as players see it. */
export class LiveHiloPage {
  readonly page: Page;
  /** In this round or the next, whichever takes bets. */
  readonly bet: Locator;
  /** The bet that is in, or waits, is had back. */
  readonly back: Locator;
  readonly cloth: Locator;
  /** Only of a bet that is in. */
  readonly takeBack: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bet = page.getByRole("button", { name: /^Bet( on the next round)?( [\d,]+)?$/ });
    this.back = page.getByRole("button", { name: /^(Take back|Cancel the next bet)/ });
    this.cloth = page.getByRole("group", { name: "Betting cloth" });
    this.takeBack = page.getByRole("button", { name: /^Take back/ });
  }

  async visit(): Promise<void> {
    await this.page.goto("/game/hilo2");
    await expect(this.bet).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Balance" })).toBeVisible();
  }

  field(name: string): Locator {
    return this.cloth.getByRole("button", { name: new RegExp(`^${name}, pays `) });
  }
}
