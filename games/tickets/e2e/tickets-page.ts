import { GamePage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { expect } from "@playwright/test";

/** The page of scratch tickets as players see it. */
export class TicketsPage extends GamePage {
  readonly path = "/game/tickets";
  readonly buy = this.page.getByRole("button", { name: /^Buy/ });
  readonly ready = this.buy;
  readonly revealTicket = this.page.getByRole("button", { name: "Reveal ticket" });
  readonly revealAll = this.page.getByRole("button", { name: "Reveal all" });
  /** Cells of the ticket on top; their names reveal their prizes once they are open. */
  readonly cells = this.page.getByRole("group", { name: "Cells of the ticket" }).getByRole("button");
  /** The cells as they are printed, in sight only where foil is scratched off. */
  readonly prints = this.page.locator(".ticket-cell");
  readonly marks = this.page.getByRole("list", { name: "Tickets of the stack" }).getByRole("listitem");

  /** Buys by `press` and waits until there is something to scratch. @returns the house's answer. */
  async buyBy(press: () => Promise<void>) {
    const bet = await this.answerTo("tickets", press);
    await expect(this.page.locator(".ticket-field[data-scratch]")).toBeVisible();
    return bet;
  }

  /** Returns the middle of a ticket in the row of the stack, from 0. */
  async middleOfMark(n: number): Promise<[x: number, y: number]> {
    const box = await this.marks.nth(n).boundingBox();
    if (box === null) throw new Error(`there is no ticket ${n}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Scratches a row of cells, from 0, in one stroke back and forth. */
  async scratchRow(row: number): Promise<void> {
    const box = await this.page.locator(".ticket-field").first().boundingBox();
    if (box === null) throw new Error("there is no ticket");
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + (box.height * (row + y)) / 3] as const;
    const { mouse } = this.page;
    await mouse.move(...at(0.02, 0.15));
    await mouse.down();
    for (const [x, y] of [
      [0.98, 0.15],
      [0.98, 0.4],
      [0.02, 0.4],
      [0.02, 0.65],
      [0.98, 0.65],
      [0.98, 0.88],
      [0.02, 0.88],
    ] as const) {
      await mouse.move(...at(x, y), { steps: 2 });
    }
    await mouse.up();
  }

  /** Reloads the page. @returns every text that the balance shows from its first moment on. */
  async reloadNotingBalances(): Promise<() => Promise<readonly string[]>> {
    await this.page.addInitScript(`
      window.seenBalances = [];
      new MutationObserver(() => {
        const text = document.querySelector('[role=group][aria-label="Balance"]')?.textContent ?? "";
        if (text !== "" && window.seenBalances.at(-1) !== text) window.seenBalances.push(text);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    `);
    await this.page.reload();
    return () => this.page.evaluate<readonly string[]>("window.seenBalances");
  }

  /** Waits until everything is open and the next tickets can be bought. */
  async expectEnd(): Promise<void> {
    await expect(this.cells.filter({ hasNot: this.page.locator("[aria-label$=covered]") })).toHaveCount(9);
    await expect(this.buy).toBeEnabled();
  }
}
