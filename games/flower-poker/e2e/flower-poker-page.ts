import { AmountPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { expect, type Locator } from "@playwright/test";

/** The flower poker page as players see it. */
export class FlowerPokerPage extends AmountPage {
  readonly path = "/game/flower-Poker";
  readonly ready = this.bet;
  readonly showAll = this.page.getByRole("button", { name: "Show all" });
  readonly own = this.page.getByRole("list", { name: "Your flowers" }).getByRole("img");
  readonly host = this.page.getByRole("list", { name: "The host’s flowers" }).getByRole("img");
  readonly past = this.page.getByRole("list", { name: "Planted again" }).getByRole("listitem");

  /** Reads the names of the flowers of a bed, in order. */
  async flowers(bed: Locator): Promise<readonly (string | null)[]> {
    return Promise.all((await bed.all()).map((flower) => flower.getAttribute("aria-label")));
  }

  /** Bets by `press` and waits until the last flowers stand. @returns the house's answer. */
  async betBy(press: () => Promise<void>) {
    const bet = await this.answerTo("flower-poker", press);
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
