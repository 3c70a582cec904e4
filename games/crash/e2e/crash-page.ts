import { nextBetting, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** The game of crash as players see it. */
export class CrashPage {
  readonly page: Page;
  /** Present only while bets are taken for the round on screen. */
  readonly bet: Locator;
  readonly betNext: Locator;
  /** Bets in this round or the next, whichever takes bets. */
  readonly betSoon: Locator;
  readonly cancelNext: Locator;
  readonly takeBack: Locator;
  readonly cashOut: Locator;
  readonly amount: Locator;
  readonly target: Locator;
  readonly countdown: Locator;
  readonly crashed: Locator;
  readonly recent: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bet = page.getByRole("button", { name: "Bet", exact: true });
    this.betNext = page.getByRole("button", { name: "Bet on the next round" });
    this.betSoon = this.bet.or(this.betNext);
    this.cancelNext = page.getByRole("button", { name: "Cancel the next bet" });
    this.takeBack = page.getByRole("button", { name: "Take back" });
    this.cashOut = page.getByRole("button", { name: /^Cash out/ });
    this.amount = page.getByRole("textbox", { name: "Bet amount" });
    this.target = page.getByRole("textbox", { name: "Auto cash-out" });
    this.countdown = page.getByText("Next flight in");
    this.crashed = page.getByText("Crashed", { exact: true });
    this.recent = page.getByRole("list", { name: "Last crash points" }).getByRole("listitem");
  }

  async open(): Promise<void> {
    await this.page.goto("/game/crash");
    await expect(this.betSoon).toBeVisible();
  }

  /** Waits for the start of the next betting, so that all of its time is left. */
  async nextBetting(): Promise<void> {
    await nextBetting(this.page, "crash");
    await expect(this.bet).toBeEnabled();
  }

  /** Waits until the bet is in flight. */
  async expectFlying(): Promise<void> {
    await this.cashOut.waitFor({ timeout: ROUNDS_MS });
  }
}
