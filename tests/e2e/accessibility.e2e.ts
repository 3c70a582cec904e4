import { catalog } from "@fairhouse/games/catalog.ts";
import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { expect } from "@playwright/test";
import {
  ABOVE,
  DIALOG,
  expectAccessible,
  expectAccessibleInBothModes,
  GAME,
  lookAs,
  openAtRest,
  violations,
} from "./axe.ts";
import { test } from "./fixture.ts";
import { desktopDark, phoneLight } from "./looks.ts";
import { looksOfGames } from "./looks-of-games.ts";
import { Player } from "./player.ts";

async function someBets(player: Player): Promise<string> {
  await player.playMines(2_000, 2, [1, 2]);
  await player.spin([{ on: "red", amount: 2_000 }]);
  const { id } = await player.spin([{ on: "black", amount: 2_000 }]);
  return id;
}

const playButton = "[data-play-button]";

for (const corner of [desktopDark, phoneLight]) {
  test.describe(`axe, ${corner.name}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.beforeEach(({ page }) => lookAs(page, corner));

    test("pages of visitors", async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      const paths = [
        "/home",
        "/profile",
        "/fairness",
        "/auth/jwt/login",
        "/auth/jwt/register",
        "/auth/jwt/forgot-password",
        "/auth/jwt/new-password",
        "/404",
        "/claim?token=none",
        // What a visitor is told there is the same at every game of a kind.
        someHand.entry.path,
        someInstant.entry.path,
      ];
      for (const path of paths) {
        await openAtRest(page, path);
        await expectAccessibleInBothModes(page, path);
      }
      await openAtRest(page, "/bet/00000000-0000-4000-8000-000000000000");
      await expectAccessible(page, "a bet that does not exist");
    });

    test("forms with everything wrong, and the dialog", async ({ page }) => {
      for (const path of ["/auth/jwt/login", "/auth/jwt/register"]) {
        await openAtRest(page, path);
        await page.locator("button[type=submit]").click();
        await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
        await expectAccessible(page, `${path} with errors`);
      }
      await openAtRest(page, "/home");
      await page.getByRole("banner").getByRole("button").last().click();
      await expect(page.getByRole("dialog").filter({ has: page.getByRole("heading") })).toBeVisible();
      await expectAccessible(page, "sign-in dialog", DIALOG);
    });

    test("pages of players", async ({ page, player }) => {
      const id = await someBets(player);
      await player.openMines(1_000, 3);
      await openAtRest(page, "/home");
      await expect(async () => {
        await page.mouse.wheel(0, 2_000);
        await expect(page.getByRole("table").first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expectAccessibleInBothModes(page, "home with an open hand and live bets");
      await openAtRest(page, "/profile");
      await expectAccessibleInBothModes(page, "profile with an open hand");
      await openAtRest(page, "/fairness");
      await expectAccessibleInBothModes(page, "fairness with an open hand");
      await openAtRest(page, `/bet/${id}`);
      await expectAccessibleInBothModes(page, "bet, not revealed");
    });

    test("seeds, proof and verdict", async ({ page, player }) => {
      const id = await someBets(player);
      await player.rotate();
      await openAtRest(page, "/fairness");
      await expectAccessible(page, "fairness");
      await openAtRest(page, `/bet/${id}`);
      await page.locator("details > summary").click();
      await page.locator("section[aria-labelledby=proof] [aria-live] > button").click();
      await expect(page.locator("section[aria-labelledby=proof]").getByRole("status")).toBeVisible();
      await expectAccessible(page, "bet, verified");
    });

    for (const { game, scenes } of looksOfGames) {
      test(`scenes of ${game.id}`, async ({ page, player, complaints }) => {
        const lasting = scenes.filter(({ passing, visitor }) => !passing && !visitor);
        for (const [place, { name, show, provokes, whole }] of lasting.entries()) {
          if (provokes) complaints.expect(provokes);
          await show(page, player);
          if (place === 0) await expectAccessibleInBothModes(page, name);
          // The page around a game is the same in each of its scenes.
          else await expectAccessible(page, name, ...(whole ? [] : [GAME, ABOVE]));
          // Nothing is left of it for the next one but what its scripts set at every start: a hint that is turned on.
          await page.evaluate("localStorage.clear()");
          await player.endHands();
        }
      });
    }

    test("what is around a game: rules and fairness", async ({ page, player }) => {
      expect(await player.balance()).toBe(1_000_000);
      await openAtRest(page, catalog[0].path);
      await page.getByRole("toolbar").getByRole("button").last().click();
      // A dialog on phones, a card over the page elsewhere.
      const rules = `:is(${DIALOG}, [data-floating-card]):has(h2)`;
      await expect(page.locator(rules)).toBeVisible();
      await expectAccessible(page, "rules", rules);
      await page.keyboard.press("Escape");
      await page.getByRole("toolbar").locator("~ button, ~ * button").last().click();
      await expect(page.getByRole("dialog").filter({ has: page.getByRole("tablist") })).toBeVisible();
      await expectAccessible(page, "fairness view", DIALOG);
    });

    test("popovers and menus", async ({ page, player }) => {
      expect(await player.balance()).toBe(1_000_000);
      await openAtRest(page, "/home");
      const buttons = page.getByRole("banner").locator("button[popovertarget]");
      for (const button of await buttons.all()) {
        await button.click();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expectAccessible(page, "popover of the top bar", "header", "[popover]:popover-open");
        await page.keyboard.press("Escape");
      }
      const games = page.getByRole("navigation").locator("button[aria-haspopup=dialog]:visible").first();
      if (!(await games.isVisible())) return;
      await games.click();
      await expect(page.getByRole("dialog").filter({ has: page.getByRole("list") })).toBeVisible();
      await expectAccessible(page, "sheet of games", DIALOG);
    });

    test("question: age", async ({ page, context }) => {
      await Player.register(context.request, { adult: false });
      await openAtRest(page, "/game/mine");
      await page.locator(playButton).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectAccessible(page, "18 or older", "[role=alertdialog]");
    });

    test("question: token", async ({ page, context, player, complaints }) => {
      // What the page asks at this moment is refused, which is how it learns that the session is over.
      complaints.expect(/status of 401/);
      expect(await player.balance()).toBe(1_000_000);
      await page.clock.install();
      await openAtRest(page, "/profile");
      await context.clearCookies();
      await page.clock.fastForward(15 * 60 * 1000);
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectAccessible(page, "token expired", "[role=alertdialog]");
    });
  });
}

test("axe finds what it should: a picture without a text", async ({ page }) => {
  await page.setContent(
    "<!doctype html><html lang='en'><title>Pictures</title><main><h1>Pictures</h1><img src='data:,'></main></html>",
  );
  expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: /)]);
});
