import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { CashOutPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { Locator } from "@playwright/test";
import { goal } from "../rules/goal.ts";
import type { Size } from "../rules/pitches.ts";

/** The goal page as players see it. Rows and columns are counted from 0. */
export class GoalPage extends CashOutPage {
  readonly path = "/game/goal";
  readonly size = this.page.getByRole("region", { name: "Your bet" }).getByRole("combobox", { name: "Pitch" });
  /** The columns in words, as far as they are known. */
  readonly sheet = this.page.getByRole("list", { name: "What is known of the columns" }).getByRole("listitem");

  spot(column: number, row: number): Locator {
    return this.page.getByRole("button", { name: `Column ${column + 1}, row ${row + 1}`, exact: true });
  }

  /** Plays the ball through a row of a column, once that column can be played. */
  async kick(column: number, row: number): Promise<void> {
    await this.spot(column, row).and(this.page.locator(":not([aria-disabled])")).click();
  }
}

/** Rotates the player to seeds under which the first hands start with the wanted keepers, given by hand and column. */
export function chooseKeepers(player: Player, size: Size, ...hands: readonly (readonly number[])[]): Promise<void> {
  return rotateTo(player, (chanceOf) =>
    hands.every((keepers, nonce) => {
      const { state } = goal.deal({ amount: 1_000, size }, chanceOf(nonce));
      return keepers.every((row, column) => state.keepers[column] === row);
    }),
  );
}
