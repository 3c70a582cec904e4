import { CashOutPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { expect, type Locator } from "@playwright/test";

/** The mines page as players see it. Tiles are counted from 0, row by row. */
export class MinesPage extends CashOutPage {
  readonly path = "/game/mine";
  readonly randomTile = this.page.getByRole("button", { name: "Pick random tile" });
  readonly mines = this.page.getByRole("region", { name: "Your bet" }).getByRole("combobox", { name: "Mines" });
  readonly board = this.page.getByRole("group", { name: "Board of mines, five by five" });

  override async open(): Promise<void> {
    await super.open();
    await expect(this.ready).toBeEnabled();
  }

  tile(tile: number): Locator {
    const place = `Row ${Math.floor(tile / 5) + 1}, column ${(tile % 5) + 1}: `;
    return this.board.getByRole("button", { name: place });
  }

  async choose(amount: number, mines: number): Promise<void> {
    await this.amount.fill(String(amount));
    await this.mines.selectOption(String(mines));
  }

  async start(): Promise<void> {
    await this.bet.click();
    await expect(this.cashOut).toBeVisible();
  }

  /** Opens a tile. @returns what lay under it. */
  async reveal(tile: number): Promise<"gem" | "mine"> {
    await this.tile(tile).click();
    return this.found(tile);
  }

  /** Waits until a tile is open. @returns what it shows. */
  async found(tile: number): Promise<"gem" | "mine"> {
    const button = this.tile(tile);
    await expect(button).toHaveAccessibleName(/: (gem|mine, exploded)$/);
    const mine = /exploded$/.test((await button.getAttribute("aria-label")) ?? "");
    return mine ? "mine" : "gem";
  }

  /**
   * Starts hands with one mine until a tile shows a gem; the first tile ends one hand in 25. @returns the hands lost on
   * the way.
   */
  async startWithGem(amount: number, tile: number): Promise<number> {
    await this.choose(amount, 1);
    for (let lost = 0; ; lost += 1) {
      await this.start();
      if ((await this.reveal(tile)) === "gem") return lost;
      await expect(this.bet).toBeEnabled();
    }
  }
}
