import { catalog } from "@fairhouse/games/catalog.ts";
import { expect } from "@playwright/test";
import { DIALOG, expectAccessible, lookAs, openAtRest } from "./axe.ts";
import { test } from "./fixture.ts";
import { lookOf } from "./looks.ts";

/** The corners between those of accessibility.e2e.ts: the main pages, each in its first state. */
for (const corner of [lookOf(390, "dark", "rtl"), lookOf(1440, "light", "ltr")]) {
  test.describe(`axe, ${corner.name}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.beforeEach(({ page }) => lookAs(page, corner));

    test("main pages of players", async ({ page, player }) => {
      const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
      await player.openMines(1_000, 3);
      const games = catalog.map(({ path }) => path);
      for (const path of ["/home", "/profile", ...games, "/fairness", `/bet/${id}`]) {
        await openAtRest(page, path);
        await expectAccessible(page, path);
      }
    });

    test("main pages of visitors", async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      for (const path of ["/home", "/auth/jwt/login", "/auth/jwt/register", "/404"]) {
        await openAtRest(page, path);
        await expectAccessible(page, path);
      }
      await openAtRest(page, "/home?panel=terms");
      await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
      await expectAccessible(page, "terms", DIALOG);
    });
  });
}
