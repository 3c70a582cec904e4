import { ROUNDS_MS, snapshotOf } from "@fairhouse/tests/e2e/page/live-table.ts";
import { noteBalances, type SeenBalance } from "@fairhouse/tests/e2e/page/notes.ts";
import { expect, type Locator, type Page } from "@playwright/test";

const LANDED = ".slide-window[data-landed=true]";

/** The game of slide as players see it. */
export class SlidePage {
  readonly page: Page;
  /** Present only while bets are taken for the round on screen. */
  readonly bet: Locator;
  readonly betNext: Locator;
  /** Bets in this round or the next, whichever takes bets. */
  readonly betSoon: Locator;
  readonly cancelNext: Locator;
  readonly takeBack: Locator;
  readonly amount: Locator;
  readonly target: Locator;
  readonly moving: Locator;
  readonly landed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bet = page.getByRole("button", { name: "Bet", exact: true });
    this.betNext = page.getByRole("button", { name: "Bet on the next round" });
    this.betSoon = this.bet.or(this.betNext);
    this.cancelNext = page.getByRole("button", { name: "Cancel the next bet" });
    this.takeBack = page.getByRole("button", { name: "Take back" });
    this.amount = page.getByRole("textbox", { name: "Bet amount" });
    this.target = page.getByRole("textbox", { name: "Target" });
    this.moving = page.locator(".slide-window[data-moving=true]");
    this.landed = page.locator(LANDED);
  }

  async open(): Promise<void> {
    await this.page.goto("/game/slide");
    await expect(this.betSoon).toBeVisible();
  }

  /** Returns when the reveal of the current round ends, in milliseconds since 1970. */
  async shownAt(): Promise<number> {
    const { round } = await snapshotOf(this.page, "slide");
    return (round?.startedAt ?? 0) + (round?.revealMs ?? 0);
  }

  /** Waits for the start of the next slide, from its first moment. */
  async untilMoving(): Promise<void> {
    await this.moving.waitFor({ state: "attached", timeout: ROUNDS_MS });
  }
}

/** Records every balance that the page ever shows. Must be called before the page is opened. */
export const noteSlides = (page: Page): Promise<() => Promise<readonly SeenBalance[]>> => noteBalances(page, LANDED);
