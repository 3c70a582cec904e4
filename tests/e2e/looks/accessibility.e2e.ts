import { catalog } from "@fairhouse/games/catalog.ts";
import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { Player } from "../page/player.ts";
import {
  CORNERS,
  DIALOG,
  expectAccessible,
  expectAccessibleInCorners,
  expectAccessibleInLooks,
  openAtRest,
  violations,
} from "../scenes/axe.ts";
import { lookAs } from "../scenes/look-as.ts";

async function someBets(player: Player): Promise<string> {
  await player.playMines(2_000, 2, [1, 2]);
  await player.spin([{ on: "red", amount: 2_000 }]);
  const { id } = await player.spin([{ on: "black", amount: 2_000 }]);
  return id;
}

const playButton = "[data-play-button]";

test.describe("axe", () => {
  test.describe.configure({ timeout: 240_000 });
  test.beforeEach(({ page }) => lookAs(page, CORNERS[0]));

  const pagesOfVisitors = [
    "/home",
    "/fairness",
    "/auth/jwt/login",
    "/auth/jwt/register",
    "/auth/jwt/forgot-password",
    "/auth/jwt/new-password",
    "/404",
    "/claim?token=none",
  ];
  // Players' views of these pages are checked as well; visitors are told the same at every game of a kind.
  const alsoPagesOfPlayers = ["/profile", someHand.entry.path, someInstant.entry.path];
  for (const path of [...pagesOfVisitors, ...alsoPagesOfPlayers]) {
    const details = alsoPagesOfPlayers.includes(path) ? { tag: "@long" } : {};
    test(`${path} of a visitor`, details, async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      await openAtRest(page, path);
      await expectAccessibleInLooks(page, path);
    });
  }

  test("a bet that does not exist", { tag: "@long" }, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await openAtRest(page, "/bet/00000000-0000-4000-8000-000000000000");
    await expectAccessibleInCorners(page, "a bet that does not exist");
  });

  test("forms with everything wrong, and the dialog", async ({ page }) => {
    for (const path of ["/auth/jwt/login", "/auth/jwt/register"]) {
      await openAtRest(page, path);
      await page.locator("button[type=submit]").click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectAccessibleInCorners(page, `${path} with errors`);
    }
    await openAtRest(page, "/home");
    await page.getByRole("banner").getByRole("button").last().click();
    await expect(page.getByRole("dialog").filter({ has: page.getByRole("heading") })).toBeVisible();
    await expectAccessibleInCorners(page, "sign-in dialog", DIALOG);
  });

  test("home with an open hand and live bets", async ({ page, player }) => {
    await someBets(player);
    await player.openMines(1_000, 3);
    await openAtRest(page, "/home");
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(page.getByRole("table").first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessibleInLooks(page, "home with an open hand and live bets");
  });

  for (const path of ["/profile", "/fairness"]) {
    test(`${path} with an open hand`, async ({ page, player }) => {
      await someBets(player);
      await player.openMines(1_000, 3);
      await openAtRest(page, path);
      await expectAccessibleInLooks(page, `${path} with an open hand`);
    });
  }

  test("bet, not revealed", async ({ page, player }) => {
    await openAtRest(page, `/bet/${await someBets(player)}`);
    await expectAccessibleInLooks(page, "bet, not revealed");
  });

  test("seeds, proof and verdict", async ({ page, player }) => {
    const id = await someBets(player);
    await player.rotate();
    await openAtRest(page, "/fairness");
    await expectAccessibleInCorners(page, "fairness");
    await openAtRest(page, `/bet/${id}`);
    await page.locator("details > summary").click();
    await page.locator("section[aria-labelledby=proof] [aria-live] > button").click();
    await expect(page.locator("section[aria-labelledby=proof]").getByRole("status")).toBeVisible();
    await expectAccessibleInCorners(page, "bet, verified");
  });

  test("question: age", async ({ page, context }) => {
    await Player.register(context.request, { adult: false });
    await openAtRest(page, someHand.entry.path);
    await page.locator(playButton).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessibleInCorners(page, "18 or older", "[role=alertdialog]");
  });

  test("question: token", async ({ page, context, player, complaints }) => {
    // The page's request is refused at this moment, which is how it learns that the session is over.
    complaints.expect(/status of 401/);
    expect(await player.balance()).toBe(1_000_000);
    await page.clock.install();
    await openAtRest(page, "/profile");
    await context.clearCookies();
    await page.clock.fastForward(15 * 60 * 1000);
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessibleInCorners(page, "token expired", "[role=alertdialog]");
  });

  test("finds a picture without a text, as it should", async ({ page }) => {
    await page.setContent(
      "<!doctype html><html lang='en'><title>Pictures</title><main><h1>Pictures</h1><img src='data:,'></main></html>",
    );
    expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: /)]);
  });
});

// Parts that are made differently for phones are opened there.
for (const corner of CORNERS) {
  test.describe(`axe, ${corner.name}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.beforeEach(({ page }) => lookAs(page, corner));

    test("the surroundings of a game: rules and fairness", async ({ page, player }) => {
      expect(await player.balance()).toBe(1_000_000);
      await openAtRest(page, catalog[0].path);
      await page.getByRole("toolbar").getByRole("button").last().click();
      // A dialog on phones, a card over the page on other screens.
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
      await expect(buttons).not.toHaveCount(0);
      for (const button of await buttons.all()) {
        await button.click();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expectAccessible(page, "popover of the top bar", "header", "[popover]:popover-open");
        await page.keyboard.press("Escape");
      }
      // Only phones have the sheet.
      if (corner.viewport.width > 640) return;
      await page.getByRole("navigation").locator("button[aria-haspopup=dialog]:visible").first().click();
      await expect(page.getByRole("dialog").filter({ has: page.getByRole("list") })).toBeVisible();
      await expectAccessible(page, "sheet of games", DIALOG);
    });

    test("the router's error screen", corner === CORNERS[0] ? {} : { tag: "@long" }, async ({ page, complaints }) => {
      complaints.expect(/ERR_FAILED|dynamically imported module|error loading route|React Router/i);
      await page.route("**/assets/fairness-*.js", (route) => route.abort());
      await page.goto("/fairness");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page, "error screen");
    });
  });
}
