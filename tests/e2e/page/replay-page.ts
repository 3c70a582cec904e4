import { expect, type Locator, type Page } from "@playwright/test";

/** The dialog of a bet, over any page. */
export const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: /^Bet/ });
const ended = (page: Page): Locator => dialogOf(page).getByText("The replay has ended");

/** Waits for everything that a replay loads and plays, which takes long on a busy machine. */
export const expectEnd = (page: Page) => expect(ended(page)).toBeAttached({ timeout: 90_000 });

/** Opens a bet over the home page and starts its replay. */
export async function replay(page: Page, id: string): Promise<void> {
  await page.goto(`/home?bet=${id}`);
  await dialogOf(page).getByRole("button", { name: "Replay" }).click();
}
