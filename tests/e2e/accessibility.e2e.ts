import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { expect, type Page } from "@playwright/test";
import { DIALOG, expectAccessible, lookAs, openAtRest, violations } from "./axe.ts";
import { CrashPage, FLIGHT_MS, flights } from "./crash-page.ts";
import { test } from "./fixture.ts";
import { desktopDark, phoneLight } from "./looks.ts";
import { Player } from "./player.ts";

async function someBets(player: Player): Promise<string> {
  await player.playMines(2_000, 2, [1, 2]);
  await player.spin([{ on: "red", amount: 2_000 }]);
  const { id } = await player.spin([{ on: "black", amount: 2_000 }]);
  return id;
}

const playButton = "[data-play-button]";

/** The round that is in the air, or null. */
async function flight(page: Page): Promise<string | null> {
  const answer = await page.request.get("/api/tables/crash");
  const { round } = tableSnapshot.parse(await answer.json());
  return round?.phase === "running" ? round.id : null;
}

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
        "/game/mine",
        "/game/hilo1",
      ];
      for (const path of paths) {
        await openAtRest(page, path);
        await expectAccessible(page, path);
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
      await expectAccessible(page, "home with an open hand and live bets");
      await openAtRest(page, "/fairness");
      await expectAccessible(page, "fairness with an open hand");
      await openAtRest(page, `/bet/${id}`);
      await expectAccessible(page, "bet, not revealed");
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

    test("mines: idle, open, lost, automatic, rules, fairness", async ({ page, player }) => {
      await player.playMines(2_000, 2, [1, 2]);
      await openAtRest(page, "/game/mine");
      await expectAccessible(page, "mines idle");
      await page.locator("section[data-compact] select").selectOption("24");
      await page.locator(playButton).click();
      const board = page.locator(".mines-board button");
      await expect(board.nth(12)).not.toHaveAttribute("aria-disabled", "true");
      await expectAccessible(page, "mines open");
      await board.nth(12).click();
      await expect(page.locator(".mines-board [data-face^=spared]").first()).toBeVisible();
      await expectAccessible(page, "mines over");
      await page.locator("input[type=radio][value=auto]").check();
      await expectAccessible(page, "mines automatic");
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

    test("roulette: idle, with chips, at rest", async ({ page, player }) => {
      expect(await player.balance()).toBe(1_000_000);
      await openAtRest(page, "/game/roulette");
      await expectAccessible(page, "roulette idle");
      for (const spot of [0, 17, 60, 120]) await page.locator(".roulette-spot").nth(spot).click();
      await expectAccessible(page, "roulette with chips");
      await page.locator("input[value=track], .roulette-corner button").first().click();
      await expectAccessible(page, "racetrack");
      await page.getByRole("button", { name: /^(Saved layouts|توزيعات محفوظة)$/ }).click();
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
      await expectAccessible(page, "saved layouts", DIALOG);
      await page.keyboard.press("Escape");
      await page.locator(playButton).click();
      await expect(page.getByRole("list").getByRole("listitem").getByRole("button").first()).toBeVisible();
      await expectAccessible(page, "roulette at rest");
    });

    test("crash: betting and flying", flights, async ({ page, player }) => {
      test.setTimeout(5 * FLIGHT_MS);
      expect(await player.balance()).toBe(1_000_000);
      await openAtRest(page, "/game/crash");
      await expectAccessible(page, "crash");
      // A bet on this round or the next: its flight shows the way out.
      await page.locator(playButton).click();
      await expect(page.locator(playButton)).toHaveText(/^(Take back|تراجع عن الرهان)$/, { timeout: FLIGHT_MS });
      await expectAccessible(page, "crash with a bet");
      // A flight that ends while axe looks is no flight.
      await expect(async () => {
        await expect.poll(() => flight(page), { timeout: FLIGHT_MS }).not.toBeNull();
        const before = await flight(page);
        await expectAccessible(page, "crash in flight");
        expect(await flight(page), "the flight lasted").toBe(before);
      }).toPass({ timeout: 2 * FLIGHT_MS });
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

    test("question: token", async ({ page, context, player }) => {
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

test("crash can be watched by ear", flights, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const crash = new CrashPage(page);
  await crash.open();
  await expect(page.getByRole("status").filter({ hasText: /The flight has started|Crashed at/ })).toBeAttached({
    timeout: FLIGHT_MS,
  });
});
