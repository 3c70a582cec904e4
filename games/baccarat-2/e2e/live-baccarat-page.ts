import { expect, type Locator, type Page } from "@playwright/test";

/** Time for a press, on a busy machine. */
export const PRESS_MS = 3_000;

type Field = "Player" | "Banker" | "Tie" | "Player pair" | "Banker pair" | "Super 6";

/** The game of baccarat 2 as players see it. */
export class LiveBaccaratPage {
  readonly page: Page;
  /** Bets in this round or the next, whichever takes bets. */
  readonly bet: Locator;
  /** Takes back the bet that is in, or cancels the one that waits. */
  readonly back: Locator;
  /** Present only while a bet is in. */
  readonly takeBack: Locator;
  readonly cloth: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bet = page.getByRole("button", { name: /^Bet( on the next round)?( [\d,]+)?$/ });
    this.back = page.getByRole("button", { name: /^(Take back|Cancel the next bet)/ });
    this.takeBack = page.getByRole("button", { name: /^Take back/ });
    this.cloth = page.getByRole("group", { name: "Betting cloth" });
  }

  async visit(): Promise<void> {
    await this.page.goto("/game/baccarat2");
    await expect(this.bet).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Balance" })).toBeVisible();
  }

  field(name: Field): Locator {
    return this.cloth.getByRole("button", { name: new RegExp(`^${name}, pays `) });
  }

  ask(side: "Player" | "Banker"): Locator {
    return this.page.getByRole("button", { name: new RegExp(` ${side} next: `) });
  }
}
