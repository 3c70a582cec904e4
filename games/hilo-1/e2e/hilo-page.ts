import { CashOutPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { expect } from "@playwright/test";

/** The hilo page as players see it. */
export class HiloPage extends CashOutPage {
  readonly path = "/game/hilo1";
  readonly skip = this.page.getByRole("button", { name: /^Skip/ });
  /** The guesses up and down. */
  readonly choices = this.page.getByRole("group", { name: "Your guess on the next card" }).getByRole("button");
  /** The cards of the hand. */
  readonly ladder = this.page.getByRole("list", { name: "Cards of this hand" }).getByRole("listitem");

  async start(): Promise<void> {
    await this.bet.click();
    await expect(this.cashOut).toBeVisible();
    await expect(this.ladder).toHaveCount(1);
  }

  /** Finds the side that wins more often, or the other one. */
  async side(wanted: "likelier" | "bolder"): Promise<0 | 1> {
    const texts = await this.choices.allInnerTexts();
    const [up = 0, down = 0] = texts.map((text) => Number(/([\d.]+)%/.exec(text)?.[1]));
    return up > down === (wanted === "likelier") ? 0 : 1;
  }

  /** Guesses, pressing a button in the given way. @returns how the new card counted. */
  async guess(
    wanted: "likelier" | "bolder",
    press: (side: 0 | 1) => Promise<void> = (side) => this.choices.nth(side).click(),
  ): Promise<"right" | "wrong"> {
    const lay = await this.ladder.count();
    // Keys do nothing until the last card has turned over.
    await expect(this.choices.and(this.page.locator(":not([aria-disabled])")).first()).toBeVisible();
    await press(await this.side(wanted));
    await expect(this.ladder).toHaveCount(lay + 1);
    const wrong = /: Wrong/.test((await this.ladder.last().textContent()) ?? "");
    if (!wrong) await expect(this.cashOut).toBeEnabled();
    return wrong ? "wrong" : "right";
  }

  /** Starts hands until a likely guess is right. @returns the hands lost on the way. */
  async startWithRight(): Promise<number> {
    for (let lost = 0; ; lost += 1) {
      await this.start();
      if ((await this.guess("likelier")) === "right") return lost;
      await expect(this.bet).toBeEnabled();
    }
  }

  /** Reads the payout that the cash-out button offers. */
  async offered(): Promise<number> {
    return Number(((await this.cashOut.textContent()) ?? "").replace(/\D/g, ""));
  }
}
