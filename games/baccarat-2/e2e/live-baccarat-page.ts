import { LiveClothPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import type { Locator } from "@playwright/test";

/** The game of baccarat 2 as players see it. */
export class LiveBaccaratPage extends LiveClothPage {
  readonly path = "/game/baccarat2";
  readonly table = "baccarat-2";

  ask(side: "Player" | "Banker"): Locator {
    return this.page.getByRole("button", { name: new RegExp(` ${side} next: `) });
  }
}
