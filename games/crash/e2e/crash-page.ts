import { RoundPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { nextBetting, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import { expect } from "@playwright/test";

/** The game of crash as players see it. */
export class CrashPage extends RoundPage {
  readonly path = "/game/crash";
  readonly cashOut = this.page.getByRole("button", { name: /^Cash out/ });
  readonly target = this.page.getByRole("textbox", { name: "Auto cash-out" });
  readonly countdown = this.page.getByText("Next flight in");
  readonly crashed = this.page.getByText("Crashed", { exact: true });
  readonly recent = this.page.getByRole("list", { name: "Last crash points" }).getByRole("listitem");

  /** Waits for the start of the next betting, so that all of its time is left. */
  async nextBetting(): Promise<void> {
    await nextBetting(this.page, "crash");
    await expect(this.bet).toBeEnabled();
  }

  /** Waits until the bet is in flight. */
  async expectFlying(): Promise<void> {
    await this.cashOut.waitFor({ timeout: ROUNDS_MS });
  }
}
