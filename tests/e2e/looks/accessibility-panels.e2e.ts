import { expect } from "@playwright/test";
import { isLong } from "../../form.ts";
import { test } from "../page/fixture.ts";
import {
  CORNERS,
  DIALOG,
  expectAccessible,
  expectAccessibleInCorners,
  expectAccessibleInLooks,
  openAtRest,
} from "../scenes/axe.ts";
import { lookAs, turnInto } from "../scenes/look-as.ts";
import { arrived } from "../scenes/scene.ts";

test.describe("axe over the pages", () => {
  test.describe.configure({ timeout: 240_000 });
  test.beforeEach(({ page }) => lookAs(page, CORNERS[0]));

  for (const panel of ["terms", "privacy", "licensing", "support", "wallet", "promotions", "profile"]) {
    // The legal texts are one dialog with another text, and players' panels have a test of their own.
    const details = ["terms", "support"].includes(panel) ? {} : { tag: "@long" };
    test(`panel ${panel} of a visitor`, details, async ({ page }) => {
      await openAtRest(page, `/home?panel=${panel}`);
      await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
      await expectAccessibleInLooks(page, `${panel} of a visitor`, DIALOG);
    });
  }

  test("panels of players", async ({ page, player }) => {
    await player.spin([{ on: "red", amount: 2_000 }]);
    await player.openMines(1_000, 3);
    await openAtRest(page, "/home?panel=promotions");
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
    await expectAccessibleInCorners(page, "promotions", DIALOG);
    for (const panel of ["wallet", "profile"]) {
      await openAtRest(page, `/home?panel=${panel}`);
      const tabs = page.getByRole("dialog").getByRole("tab");
      await expect(tabs.first()).toBeVisible();
      // The other parts of the profile are those of its page.
      const all = await tabs.all();
      for (const tab of panel === "profile" && !isLong ? all.slice(0, 1) : all) {
        await tab.click();
        await arrived(page);
        await expectAccessibleInCorners(page, `${panel}, ${await tab.textContent()}`, DIALOG);
      }
    }
  });

  test("every part of the profile", async ({ page, player }) => {
    await player.spin([{ on: "red", amount: 2_000 }]);
    await openAtRest(page, "/profile");
    const tabs = page.getByRole("main").getByRole("tab");
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) {
      await tab.click();
      await arrived(page);
      await expectAccessibleInCorners(page, `profile, ${await tab.textContent()}`, "main");
    }
  });

  test("search: every place, hits, nothing; settings", async ({ page }) => {
    await openAtRest(page, "/home");
    await page.keyboard.press("Control+k");
    const query = page.getByRole("dialog").getByRole("combobox");
    for (const corner of CORNERS) {
      await turnInto(page, corner);
      for (const text of ["", "ra", "nowhere to be found"]) {
        await query.fill(text);
        await expectAccessible(page, `search for "${text}", ${corner.name}`, DIALOG);
      }
    }
    await page.keyboard.press("Escape");
    await expect(query).toBeHidden();
    const buttons = page.getByRole("banner").locator("button[aria-haspopup=dialog]:not([popovertarget]):visible");
    await buttons.last().click();
    await expect(page.getByRole("dialog").getByRole("switch").first()).toBeVisible();
    await expectAccessibleInCorners(page, "settings", DIALOG);
  });
});
