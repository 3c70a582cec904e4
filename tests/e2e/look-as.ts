import { expect, type Page } from "@playwright/test";
import { type Look, storing } from "./looks.ts";

/** Before the page is opened: the window and the settings of a look, without motion. */
export async function lookAs(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(storing(look));
}

/**
 * The open page in another look: it follows as it follows another tab. Nothing is loaded or played once more, which is what a look at
 * a page costs most; the next page that is opened is in the first look again.
 */
export async function turnInto(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.evaluate(`${storing(look)}
    for (const key of ["settings", "language"]) dispatchEvent(new StorageEvent("storage", { key }));`);
  await expect(page.locator(`html[lang=${look.language}]`)).toBeAttached();
  // Where words are still to come, the page is away until they are there.
  await expect(page.locator("main h1").first()).toBeVisible();
}
