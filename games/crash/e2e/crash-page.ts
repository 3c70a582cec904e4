import { RoundPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { nextBetting, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import { expect } from "@playwright/test";

/** A flight is over before forty frames on a machine that draws few in a second. */
const WATCH_MS = 1_500;

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

  /**
   * Returns the amounts that stage and button show of the flying bet in each of the next frames, fewer of them on a slow
   * machine, while each reading of the time takes as long as in a frame with much to draw.
   */
  async amountsOfFrames(frames: number): Promise<readonly (readonly [stage: string, button: string])[]> {
    const [stage, button] = [this.page.getByText(/^your bet /), this.cashOut];
    await stage.evaluate((line) => line.setAttribute("data-stage-amount", ""));
    await button.evaluate((press) => press.setAttribute("data-button-amount", ""));
    return this.page.evaluate<[string, string][]>(`(async () => {
      const now = performance.now.bind(performance);
      performance.now = () => {
        for (const until = now() + 2; now() < until; );
        return now();
      };
      const seen = [];
      for (const end = now() + ${WATCH_MS}; seen.length < ${frames} && (seen.length === 0 || now() < end); ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const textOf = (name) => document.querySelector("[data-" + name + "-amount]").textContent;
        seen.push([textOf("stage").split("→ ")[1], textOf("button").replace("Cash out ", "")]);
      }
      performance.now = now;
      return seen;
    })()`);
  }
}
