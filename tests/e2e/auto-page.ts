import { expect, type Locator, type Page } from "@playwright/test";

export interface AutoSettings {
  /** 0 is endless. */
  readonly bets: number;
  readonly stopOnProfit?: number;
  readonly stopOnLoss?: number;
  readonly stopOnSingleWin?: number;
  /** Percent by which the amount grows after a win or a loss. */
  readonly onWin?: number;
  readonly onLoss?: number;
}

/** Reveals shortened, sounds off: for tests that make many bets. Call it before the page is opened. */
export async function playFast(page: Page): Promise<void> {
  const settings = JSON.stringify({ instantBet: true, soundVolume: 0 });
  await page.addInitScript(`localStorage.setItem("gameSettings", ${JSON.stringify(settings)})`);
}

/** The automatic half of any bet panel. */
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
    await this.#fill("Stop on a single win of", settings.stopOnSingleWin);
    await this.#fill("On win: increase by percent", settings.onWin);
    await this.#fill("On loss: increase by percent", settings.onLoss);
  }

  /** Waits for the end of the run and the reason that is given for it. */
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
