import { catalog, type GameId } from "@fairhouse/games/catalog.ts";
import { clubs } from "@fairhouse/games/virtual/screen/club-names/en.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { lookAs, turnInto } from "../scenes/look-as.ts";
import { lookOf, phoneLight, smallPhoneLight } from "../scenes/looks.ts";
import { expectLargeTargets, expectNoSidewaysScrolling } from "../scenes/phone-faults.ts";
import { open } from "../scenes/scene.ts";

const phoneDark = lookOf(phoneLight.viewport.width, "dark", "ltr");
const looks = [phoneDark, phoneLight];
const CLUBS_OF_A_DAY = 16;
const visitorPages = ["/auth/jwt/login", "/auth/jwt/register", "/404"];

async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phoneDark.viewport);
  await open(page, path);
}

test.describe("phones", () => {
  // Touch targets are larger on phones.
  test.use({ viewport: phoneDark.viewport, hasTouch: true, isMobile: true });
  test.beforeEach(({ page }) => lookAs(page, phoneDark));

  test("no page of players scrolls sideways", async ({ page, player }) => {
    const bet = await player.spin([{ on: "red", amount: 5_000 }]);
    await player.playMines(100_000, 1, [0]);
    await player.rotate();
    await openWhole(page, "/home");
    await expectLargeTargets(page, "/home");
    for (const path of ["/home", "/profile", "/fairness", `/bet/${bet.id}`]) await expectNoneScrolls(page, path);
  });

  test("no page of visitors scrolls sideways", async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    for (const path of ["/home", "/profile", catalog[0].path, ...visitorPages]) await expectNoneScrolls(page, path);
  });
});

async function expectNoneScrolls(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  for (const look of looks) {
    await turnInto(page, look);
    for (const { viewport } of [phoneLight, smallPhoneLight]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScrolling(page, `${path}, ${look.name} at ${viewport.width}`);
    }
  }
}

test("no tile cuts its caption", async ({ page }) => {
  for (const width of [1_440, 1_024, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/home");
    await expect(page.locator("[data-caption]")).not.toHaveCount(0);
    const cut = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll("[data-caption]")]
        .filter((caption) => caption.scrollHeight > caption.clientHeight + 1 || caption.scrollWidth > caption.clientWidth)
        .map((caption) => caption.textContent)`,
    );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

function pathOf(game: GameId): string {
  return catalog.find(({ id }) => id === game)?.path ?? "";
}

test.describe("the narrowest phone", () => {
  test.use({ viewport: smallPhoneLight.viewport, hasTouch: true, isMobile: true });

  test("cuts the name of no club on the scoreboard and in the list", async ({ page }) => {
    await page.goto(pathOf("virtual"));
    await expect(page.locator("[data-club]")).toHaveCount(2 + CLUBS_OF_A_DAY);
    const cut = await page.evaluate<readonly string[]>(
      `${JSON.stringify(Object.values(clubs).flat())}.filter((name) =>
        [...document.querySelectorAll("[data-club]")].some((box) => {
          box.textContent = name;
          return box.scrollWidth > box.clientWidth;
        }))`,
    );
    expect(cut).toEqual([]);
  });

  test("shows tables of figures whole", async ({ page }) => {
    await page.goto(pathOf("crash"));
    await expect(page.locator("main table")).not.toHaveCount(0);
    const cut = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll("main table")]
        .filter((table) => table.scrollWidth > table.parentElement.clientWidth)
        .map((table) => table.caption.textContent)`,
    );
    expect(cut).toEqual([]);
  });
});
