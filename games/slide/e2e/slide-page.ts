import { RoundPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { ROUNDS_MS, snapshotOf } from "@fairhouse/tests/e2e/page/live-table.ts";
import { noteBalances, type SeenBalance } from "@fairhouse/tests/e2e/page/notes.ts";
import type { Page } from "@playwright/test";

const LANDED = ".slide-window[data-landed=true]";

/** The game of slide as players see it. */
export class SlidePage extends RoundPage {
  readonly path = "/game/slide";
  readonly target = this.page.getByRole("textbox", { name: "Target" });
  readonly moving = this.page.locator(".slide-window[data-moving=true]");
  readonly landed = this.page.locator(LANDED);

  /** Returns when the reveal of the current round ends, in milliseconds since 1970. */
  async shownAt(): Promise<number> {
    const { round } = await snapshotOf(this.page, "slide");
    return (round?.startedAt ?? 0) + (round?.revealMs ?? 0);
  }

  /** Waits for the start of the next slide, from its first moment. */
  async untilMoving(): Promise<void> {
    await this.moving.waitFor({ state: "attached", timeout: ROUNDS_MS });
  }
}

/** Records every balance that the page ever shows. Must be called before the page is opened. */
export const noteSlides = (page: Page): Promise<() => Promise<readonly SeenBalance[]>> => noteBalances(page, LANDED);
