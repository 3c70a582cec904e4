import { catalog } from "@fairhouse/games/catalog.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { type Look, phoneLight, smallPhoneLight, storing } from "./looks.ts";
import { looksOfGames } from "./looks-of-games.ts";
import { Player } from "./player.ts";

const phoneDark: Look = { ...phoneLight, language: "en", settings: { themeMode: "dark" } };
const shortGames = looksOfGames.filter(({ tall }) => tall !== true).map(({ game }) => game.path);
const visitorPages = ["/auth/jwt/login", "/auth/jwt/register", "/404"];
const phoneSizes = [phoneLight.viewport, smallPhoneLight.viewport, { width: 360, height: 800 }];

async function look(page: Page, { viewport, ...rest }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(storing({ viewport, ...rest }));
}

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
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
}

async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
  for (const { viewport } of [phoneLight, smallPhoneLight]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate<string[]>(TOO_WIDE);
    expect(wide, `${path} scrolls sideways at ${viewport.width}`).toEqual([]);
    await page.evaluate("scrollTo(-9999, 0); scrollTo(9999, 0)");
    expect(await page.evaluate("scrollX"), `${path} scrolls sideways at ${viewport.width}`).toBe(0);
  }
}

/** On a machine that is busy; otherwise four. */
const SECONDS_A_GAME = 20;

for (const [name, phone] of Object.entries({ dark: phoneDark, "light, right to left": phoneLight })) {
  test(`phones: no page scrolls sideways, and what a game needs is in the first window, ${name}`, async ({
    page,
    player,
    complaints,
  }) => {
    test.setTimeout(looksOfGames.length * SECONDS_A_GAME * 1_000);
    complaints.expect(/status of 404/);
    await look(page, phone);
    const bet = await player.spin([{ on: "red", amount: 5_000 }]);
    await player.playMines(100_000, 1, [0]);
    await player.rotate();
    for (const { game, tall } of looksOfGames) {
      await page.setViewportSize(phone.viewport);
      await openWhole(page, game.path);
      await expectMainButton(page, game.path);
      if (tall !== true) await expectFrameOnPhones(page, game.path);
      await expectNoSidewaysScrolling(page, game.path);
    }
    for (const path of ["/home", "/profile", "/fairness", `/bet/${bet.id}`]) {
      await openWhole(page, path);
      await expectNoSidewaysScrolling(page, path);
    }
    await page.context().clearCookies();
    await page.evaluate("sessionStorage.clear()");
    for (const path of ["/home", "/profile", catalog[0].path, ...visitorPages]) {
      await openWhole(page, path);
      await expectNoSidewaysScrolling(page, path);
    }
  });
}

async function expectMainButton(page: Page, path: string): Promise<void> {
  await expect(page.locator("[data-play-button]").first()).toBeInViewport({ ratio: 1 });
  // Where rounds go on by themselves the button changes now and then, and for a moment there is none.
  await expect(() => expectUncovered(page, path)).toPass({ timeout: 30_000 });
}

/** Panel, stage and bar are seen without scrolling, above the navigation. */
async function expectFrameOnPhones(page: Page, path: string): Promise<void> {
  for (const size of phoneSizes) {
    await page.setViewportSize(size);
    const what = `${path}, ${size.width} × ${size.height}`;
    const { y } = await boxOf(page.getByRole("navigation").last());
    await expect.poll(() => bottomOf(page.locator("[role=toolbar]").first()), what).toBeLessThanOrEqual(y);
    expect((await boxOf(page.locator("[data-stage]"))).height, what).toBeGreaterThan(230);
  }
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

test("touch targets of a phone are large enough", async ({ browser, baseURL, complaints }) => {
  const context = await browser.newContext({
    viewport: phoneDark.viewport,
    hasTouch: true,
    isMobile: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  complaints.watch(context);
  await Player.register(context.request);
  const page = await context.newPage();
  for (const path of ["/home", ...shortGames]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const small = await page.evaluate<string[]>(SMALL_TARGETS);
    expect(small, `${path}: targets below 44 px`).toEqual([]);
  }
  await context.close();
});
