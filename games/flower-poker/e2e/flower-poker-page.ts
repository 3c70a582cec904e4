import { placedBet } from "@fairhouse/protocol/play.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** The flower poker page as players see it. */
export class FlowerPokerPage {
  readonly page: Page;
  /** Bets; while flowers grow, shows all of them at once. */
  readonly button: Locator;
  readonly bet: Locator;
  readonly showAll: Locator;
  readonly own: Locator;
  readonly host: Locator;
  readonly past: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.locator(playButton);
    this.bet = page.getByRole("button", { name: "Bet", exact: true });
    this.showAll = page.getByRole("button", { name: "Show all" });
    this.own = page.getByRole("list", { name: "Your flowers" }).getByRole("img");
    this.host = page.getByRole("list", { name: "The host’s flowers" }).getByRole("img");
    this.past = page.getByRole("list", { name: "Planted again" }).getByRole("listitem");
  }

  async open(): Promise<void> {
    await this.page.goto("/game/flower-Poker");
    await expect(this.bet).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Balance" })).toBeVisible();
  }

  /** Reads the names of the flowers of a bed, in order. */
  async flowers(bed: Locator): Promise<readonly (string | null)[]> {
    return Promise.all((await bed.all()).map((flower) => flower.getAttribute("aria-label")));
  }

  /** Bets by `press` and waits until the last flowers stand. @returns the house's answer. */
  async betBy(press: () => Promise<void>) {
    const answer = this.page.waitForResponse((response) => response.url().endsWith("/api/games/flower-poker/bets"));
    await press();
    const { bet } = placedBet.parse(await (await answer).json());
    await this.expectEnd((bet.payout ?? 0) > 0 ? "won" : "lost");
    return bet;
  }

  async expectEnd(how: "won" | "lost"): Promise<void> {
    await expect(this.page.locator(`.flower-garden[data-over] [data-bed=player][data-mood=${how}]`)).toBeVisible();
    await expect(this.own).toHaveCount(5);
    await expect(this.host).toHaveCount(5);
    await expect(this.bet).toBeEnabled();
  }
}
