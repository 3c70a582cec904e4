import { expect, type Locator, type Page } from "@playwright/test";

/** One flight in ten thousand is longer than this with its betting. */
export const FLIGHT_MS = 160_000;

/** The game of crash as players see it. */
export class CrashPage {
  readonly page: Page;
  /** Only while bets are taken for the round on screen. */
  readonly bet: Locator;
  readonly betNext: Locator;
  readonly cancelNext: Locator;
  readonly placed: Locator;
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
    this.cancelNext = page.getByRole("button", { name: "Cancel the next bet" });
    this.placed = page.getByRole("button", { name: "Bet placed" });
    this.cashOut = page.getByRole("button", { name: /^Cash out/ });
    this.amount = page.getByRole("textbox", { name: "Bet amount" });
    this.target = page.getByRole("textbox", { name: "Auto cash-out" });
    this.countdown = page.getByText("Next flight in");
    this.crashed = page.getByText("Crashed", { exact: true });
    this.recent = page.getByRole("list", { name: "Last crash points" }).getByRole("listitem");
  }

  async open(): Promise<void> {
    await this.page.goto("/game/crash");
    await expect(this.bet.or(this.betNext)).toBeVisible();
  }

  /** Waits for the start of the next betting, so that its whole length is left. */
  async nextBetting(): Promise<void> {
    await expect(this.countdown).toBeHidden({ timeout: FLIGHT_MS });
    await expect(this.countdown).toBeVisible({ timeout: FLIGHT_MS });
    await expect(this.bet).toBeEnabled();
  }
}
