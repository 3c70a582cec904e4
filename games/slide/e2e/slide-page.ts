import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { noteBalances, type SeenBalance } from "@fairhouse/tests/e2e/notes.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** A round with its betting, on a busy machine. */
export const ROUND_MS = 60_000;

const LANDED = ".slide-window[data-landed=true]";

/** The game of slide as players see it. */
export class SlidePage {
  readonly page: Page;
  /** Only while bets are taken for the round on screen. */
  readonly bet: Locator;
  readonly betNext: Locator;
  readonly cancelNext: Locator;
  readonly takeBack: Locator;
  readonly amount: Locator;
  readonly target: Locator;
  readonly countdown: Locator;
  readonly moving: Locator;
  readonly landed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bet = page.getByRole("button", { name: "Bet", exact: true });
    this.betNext = page.getByRole("button", { name: "Bet on the next round" });
    this.cancelNext = page.getByRole("button", { name: "Cancel the next bet" });
    this.takeBack = page.getByRole("button", { name: "Take back" });
    this.amount = page.getByRole("textbox", { name: "Bet amount" });
    this.target = page.getByRole("textbox", { name: "Target" });
    this.countdown = page.getByText("Next slide in");
    this.moving = page.locator(".slide-window[data-moving=true]");
    this.landed = page.locator(LANDED);
  }

  async open(): Promise<void> {
    await this.page.goto("/game/slide");
    await expect(this.bet.or(this.betNext)).toBeVisible();
  }

  /** When the reveal of the round that is on is over, in milliseconds since 1970. */
  async shownAt(): Promise<number> {
    const answer = await this.page.request.get("/api/tables/slide");
    const { round } = tableSnapshot.parse(await answer.json());
    return (round?.startedAt ?? 0) + (round?.revealMs ?? 0);
  }

  /** Waits for the start of the next betting, so that its whole length is left. */
  async nextBetting(): Promise<void> {
    await expect(this.countdown).toBeHidden({ timeout: ROUND_MS });
    await expect(this.countdown).toBeVisible({ timeout: ROUND_MS });
    await expect(this.bet).toBeEnabled();
  }
}

/** Every balance that the page ever shows. To be called before it is opened. */
export const noteSlides = (page: Page): Promise<() => Promise<readonly SeenBalance[]>> => noteBalances(page, LANDED);
