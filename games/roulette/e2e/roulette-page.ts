import { placedBet } from "@fairhouse/protocol/play.ts";
import { expectLive } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";

export const pocketOutcome = z.object({ pocket: z.int() });

/** The game of roulette as players see it. */
export class RoulettePage {
  readonly page: Page;
  readonly spin: Locator;
  readonly table: Locator;
  readonly track: Locator;
  readonly layouts: Locator;
  readonly wheel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.spin = page.getByRole("button", { name: "Spin", exact: true });
    this.table = page.getByRole("group", { name: "Betting table" });
    this.track = page.getByRole("group", { name: "Racetrack", exact: true });
    this.layouts = page.getByRole("dialog", { name: "Saved layouts" });
    this.wheel = page.getByRole("img", { name: /^Roulette wheel/ });
  }

  async open(): Promise<void> {
    await this.page.goto("/game/roulette");
    await expect(this.spin).toBeVisible();
    await expectLive(this.page);
  }

  chip(amount: string): Locator {
    return this.page.getByRole("radio", { name: amount, exact: true });
  }

  /** Returns a place on the cloth by its name: "17, black", "Split 17–20", "Red", "Dozen 2". */
  spot(words: string): Locator {
    return this.table.getByRole("button", { name: new RegExp(`^${words}, pays `) });
  }

  action(name: "Undo" | "Double" | "Clear" | "Repeat last bet" | "Saved layouts"): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async expectTotal(amount: string): Promise<void> {
    await expect(this.page.locator("dl", { hasText: "Total bet" }).getByRole("definition")).toHaveText(amount);
  }

  /** Spins by `press`, and returns the house's answer while the wheel still turns. */
  async spinBy(press: () => Promise<void>) {
    const answer = this.page.waitForResponse((response) => response.url().endsWith("/api/games/roulette/bets"));
    await press();
    const { bet } = placedBet.parse(await (await answer).json());
    return { bet, pocket: pocketOutcome.parse(bet.outcome).pocket, payout: bet.payout ?? 0 };
  }

  /** Waits until the ball rests in this pocket. */
  async expectRest(pocket: number): Promise<void> {
    await expect(this.wheel).toHaveAccessibleName(new RegExp(`: ${pocket} (Red|Black|Green)$`));
  }
}
