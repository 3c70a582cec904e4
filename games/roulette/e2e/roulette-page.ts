import { ClothPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { expect, type Locator } from "@playwright/test";
import { z } from "zod";

export const pocketOutcome = z.object({ pocket: z.int() });

/** The game of roulette as players see it. */
export class RoulettePage extends ClothPage {
  readonly path = "/game/roulette";
  readonly spin = this.button("Spin");
  readonly ready = this.spin;
  readonly track = this.page.getByRole("group", { name: "Racetrack", exact: true });
  readonly layouts = this.page.getByRole("dialog", { name: "Saved layouts" });
  readonly wheel = this.page.getByRole("img", { name: /^Roulette wheel/ });

  chip(amount: string): Locator {
    return this.page.getByRole("radio", { name: amount, exact: true });
  }

  /** Spins by `press`, and returns the house's answer while the wheel still turns. */
  async spinBy(press: () => Promise<void>) {
    const bet = await this.answerTo("roulette", press);
    return { bet, pocket: pocketOutcome.parse(bet.outcome).pocket, payout: bet.payout ?? 0 };
  }

  /** Waits until the ball rests in this pocket. */
  async expectRest(pocket: number): Promise<void> {
    await expect(this.wheel).toHaveAccessibleName(new RegExp(`: ${pocket} (Red|Black|Green)$`));
  }
}
