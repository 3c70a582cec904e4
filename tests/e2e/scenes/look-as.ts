import { expect, type Page } from "@playwright/test";
import { type Look, storing } from "./looks.ts";

/** Sets window and settings of a look, without motion. Must be called before the page is opened. */
export async function lookAs(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(storing(look));
}

/**
 * Switches the open page to another look, as it would follow another tab. Nothing is loaded or played again, which is
 * the largest cost of a look at a page; the next page that is opened has the first look again.
 */
export async function turnInto(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.evaluate(`${storing(look)}
    for (const key of ["settings", "language"]) dispatchEvent(new StorageEvent("storage", { key }));`);
  await expect(page.locator(`html[lang=${look.language}]`)).toBeAttached();
  // While the words of the language are still loading, the page is hidden.
  await expect(page.locator("main h1").first()).toBeVisible();
}
