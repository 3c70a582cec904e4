import { expect, type Page } from "@playwright/test";
import { isLong } from "../../form.ts";
import { test } from "../page/fixture.ts";

/** Widths between phones and desktops, at which a dialog may be wider than the window. */
const WIDTHS = isLong ? [600, 700, 900, 1_024] : [600, 1_024];
const HEIGHT = 800;
/** The panels to try; the legal texts share one dialog. */
const PANELS = ["wallet", "promotions", "profile", "support", "terms"];

/** Navigates without a new document. */
function go(page: Page, path: string): Promise<unknown> {
  return page.evaluate(`history.pushState({}, "", "${path}"), dispatchEvent(new PopStateEvent("popstate"))`);
}

/** Expects the open dialog inside the window at every width, in both directions. */
async function expectInside(page: Page, name: string): Promise<void> {
  const dialog = page.locator("[role=dialog][data-open], [role=alertdialog][data-open]").last();
  await expect(dialog, name).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const direction of ["rtl", "ltr"]) {
      await page.evaluate(`document.documentElement.dir = "${direction}"`);
      const outside = () =>
        dialog.evaluate((element, height) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const room = element.ownerDocument.documentElement.clientWidth;
          return left < 0 || right > room || top < 0 || bottom > height ? [left, right, top, bottom] : [];
        }, HEIGHT);
      await expect.poll(outside, `${name} at ${width}, ${direction}`).toEqual([]);
    }
  }
}

test("every dialog lies inside windows of 600 to 1,024 px, in both directions", async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 1_000 }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1_024, height: HEIGHT });
  await page.goto("/fairness");
  await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
  const opened = page.locator("[role=dialog][data-open]");
  for (const query of [...PANELS.map((panel) => `panel=${panel}`), `bet=${id}`]) {
    await go(page, `/fairness?${query}`);
    await expectInside(page, query);
    await go(page, "/fairness");
    await expect(opened).toHaveCount(0);
  }
  await page.keyboard.press("Control+k");
  await expectInside(page, "search");
  await page.keyboard.press("Escape");
  await page.goto("/game/mine");
  for (const name of ["Provably fair", "Rules"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expectInside(page, name);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
  }
});

test("the sign-in dialog and the age question lie inside them too", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1_024, height: HEIGHT });
  await page.goto("/game/mine");
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await expectInside(page, "sign-in");
  await page.keyboard.press("Escape");
  await page.locator("[data-play-button]").click();
  await expectInside(page, "age");
});
