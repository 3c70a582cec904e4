import { catalog } from "@fairhouse/games/catalog.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { lookAs, turnInto } from "./look-as.ts";
import { lookOf, phoneLight, smallPhoneLight } from "./looks.ts";
import { looksOfGames } from "./looks-of-games.ts";

const phoneDark = lookOf(phoneLight.viewport.width, "dark", "ltr");
const looks = [phoneDark, phoneLight];
const visitorPages = ["/auth/jwt/login", "/auth/jwt/register", "/404"];
const phoneSizes = [phoneLight.viewport, smallPhoneLight.viewport, { width: 360, height: 800 }];

/** Names what is wider than the window. */
const TOO_WIDE = `(() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room && document.body.scrollWidth <= room) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > room + 1 || element.getBoundingClientRect().left < -1)
    .map((element) => element.tagName + "." + element.className)
    .concat("document " + document.documentElement.scrollWidth);
})()`;

async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phoneDark.viewport);
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
}

async function expectNoSidewaysScrolling(page: Page, what: string): Promise<void> {
  // A window that has just become another one is drawn anew.
  await expect.poll(() => page.evaluate<string[]>(TOO_WIDE), `${what} scrolls sideways`).toEqual([]);
}

/** On a machine that is busy; otherwise five. */
const SECONDS_A_GAME = 30;

test.describe("phones", () => {
  // As phones are: what can be touched is larger there.
  test.use({ viewport: phoneDark.viewport, hasTouch: true, isMobile: true });
  test.beforeEach(({ page }) => lookAs(page, phoneDark));

  test("no game scrolls sideways, and what it needs is in the first window and large enough", async ({
    page,
    player,
  }) => {
    test.setTimeout(looksOfGames.length * SECONDS_A_GAME * 1_000);
    expect(await player.balance()).toBe(1_000_000);
    for (const { game, tall } of looksOfGames) {
      await openWhole(page, game.path);
      for (const look of looks) {
        await turnInto(page, look);
        await expectMainButton(page, `${game.path}, ${look.name}`);
        if (tall !== true) await expectLargeTargets(page, `${game.path}, ${look.name}`);
        for (const size of phoneSizes) {
          await page.setViewportSize(size);
          const what = `${game.path}, ${look.name} at ${size.width} × ${size.height}`;
          if (tall !== true) await expectFrame(page, what);
          await expectNoSidewaysScrolling(page, what);
        }
      }
    }
  });

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

async function expectMainButton(page: Page, path: string): Promise<void> {
  await expect(page.locator("[data-play-button]").first()).toBeInViewport({ ratio: 1 });
  // Where rounds go on by themselves the button changes now and then, and for a moment there is none.
  await expect(() => expectUncovered(page, path)).toPass({ timeout: 30_000 });
}

/** Panel, stage and bar are seen without scrolling, above the navigation. */
async function expectFrame(page: Page, what: string): Promise<void> {
  const below = async () => {
    const { y } = await boxOf(page.getByRole("navigation").last());
    return (await bottomOf(page.locator("[role=toolbar]").first())) - y;
  };
  await expect.poll(below, what).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await boxOf(page.locator("[data-stage]"))).height, what).toBeGreaterThan(230);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error("it is not shown");
  return box;
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = await boxOf(target);
  return y + height;
}

/** The bottom navigation lies over the page: what it covers is not visible. */
async function expectUncovered(page: Page, path: string): Promise<void> {
  const box = await page.locator("[data-play-button]").first().boundingBox();
  if (box === null) throw new Error(`${path}: no main button`);
  const hit = await page.evaluate<boolean>(`[${box.y + 2}, ${box.y + box.height - 2}].every((y) =>
    document.elementFromPoint(${box.x + box.width / 2}, y)?.closest("[data-play-button]") != null)`);
  expect(hit, `${path}: the main button is covered`).toBe(true);
}

/** What can be touched and is smaller than 44 px, itself or with the invisible margin that some carry. */
const SMALL_TARGETS = `[...document.querySelectorAll("button, nav a, select")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((element) => {
    const box = element.getBoundingClientRect();
    const margin = getComputedStyle(element, "::before");
    const grown = margin.content !== "none" && margin.position === "absolute" ? margin : { width: "0", height: "0" };
    const width = Math.max(box.width, parseFloat(grown.width));
    const height = Math.max(box.height, parseFloat(grown.height));
    const name = element.getAttribute("aria-label") ?? element.textContent;
    return { width, height, text: name + " " + Math.round(width) + " × " + Math.round(height) };
  })
  .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
  .map(({ text }) => text)`;

async function expectLargeTargets(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate<string[]>(SMALL_TARGETS), `${path}: targets below 44 px`).toEqual([]);
}
