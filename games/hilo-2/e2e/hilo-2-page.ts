import { expect, type Locator, type Page } from "@playwright/test";

/** Time allowed for a press on a busy machine. */
export const PRESS_MS = 3_000;

/** The hilo 2 page as players see it. */
export class LiveHiloPage {
  readonly page: Page;
  /** Bets on this round or the next, whichever takes bets. */
  readonly bet: Locator;
  /** Withdraws a placed bet, or one queued for the next round. */
  readonly back: Locator;
  readonly cloth: Locator;
  /** Withdraws a placed bet only. */
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
