import { expect, type Locator, type Page } from "@playwright/test";
import type { Player } from "./player.ts";

export interface AutoSettings {
  /** The number of bets; 0 is endless. */
  readonly bets: number;
  readonly stopOnProfit?: number;
  readonly stopOnLoss?: number;
  readonly stopOnSingleWin?: number;
  /** Percentage by which the amount grows after a win or a loss. */
  readonly onWin?: number;
  readonly onLoss?: number;
}

/** Shortens reveals and turns sounds off, for tests that make many bets. Must be called before the page is opened. */
export async function playFast(page: Page): Promise<void> {
  const settings = JSON.stringify({ instantBet: true, soundVolume: 0 });
  await page.addInitScript(`localStorage.setItem("gameSettings", ${JSON.stringify(settings)})`);
}

/** The automatic half of a bet panel. */
export class AutoPanel {
  readonly page: Page;
  readonly start: Locator;
  readonly stop: Locator;

  constructor(page: Page) {
    this.page = page;
    this.start = page.getByRole("button", { name: "Start auto" });
    this.stop = page.getByRole("button", { name: "Stop auto" });
  }

  async open(): Promise<void> {
    await this.page.getByRole("radio", { name: "Auto" }).check();
    await expect(this.start).toBeVisible();
  }

  async set(settings: AutoSettings): Promise<void> {
    await this.#fill("Number of bets", settings.bets);
    await this.#fill("Stop on profit", settings.stopOnProfit);
    await this.#fill("Stop on loss", settings.stopOnLoss);
    await this.#fill("Stop on a win of", settings.stopOnSingleWin);
    await this.#fill("On win: increase by percent", settings.onWin);
    await this.#fill("On loss: increase by percent", settings.onLoss);
  }

  /** Waits for the end of the run and the displayed reason. */
  async expectEnd(reason: string): Promise<void> {
    const ended = this.page.getByRole("status").filter({ hasText: "Auto play has ended" });
    await expect(ended).toContainText(reason, { timeout: 45_000 });
    await expect(this.start).toBeVisible();
  }

  async #fill(label: string, value: number | undefined): Promise<void> {
    if (value === undefined) return;
    await this.page.getByRole("textbox", { name: label, exact: true }).fill(String(value));
  }
}

/** The largest growth that a progression accepts: everything goes into the next bet. */
export const ALL_IN_PERCENT = 10_000;

/** The loss of one bet on the whole cloth with this much on each number: 1/37 of its stake, whatever is drawn. */
const COVER = 2_700;

/** Loses until this much is left: in small certain steps, at last with one bet that hardly ever wins. */
export async function spendAllBut(player: Player, left: number): Promise<void> {
  const whole = Array.from({ length: 37 }, (_, number) => ({ on: `straight-${number}`, amount: COVER }));
  for (let over = (await player.balance()) - left; over > 0; over = (await player.balance()) - left) {
    const steps = Math.min(20, Math.floor((over - 100_000) / COVER) + 1);
    if (over <= 100_000) await player.playMines(over, 24, [0]);
    else await Promise.all(Array.from({ length: steps }, () => player.spin(whole)));
  }
}

/** The profits and losses of all bets of a game, in order. */
export const profits = async (player: Player, game: string) =>
  (await player.bets(game)).map(({ payout, stake }) => (payout ?? 0) - stake).reverse();
