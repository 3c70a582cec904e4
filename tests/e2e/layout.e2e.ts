import { catalog } from "@fairhouse/games/catalog.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { desktopDark, type Look, phoneLight, smallPhoneLight, storing } from "./looks.ts";
import { looksOfGames } from "./looks-of-games.ts";
import { Player } from "./player.ts";

const phoneDark: Look = { ...phoneLight, language: "en", settings: { themeMode: "dark" } };
const games = looksOfGames.map(({ game }) => game.path);
const shortGames = looksOfGames.filter(({ tall }) => tall !== true).map(({ game }) => game.path);
const visitorPages = ["/auth/jwt/login", "/auth/jwt/register", "/404"];

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

async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  for (const { viewport } of [phoneLight, smallPhoneLight]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate<string[]>(TOO_WIDE);
    expect(wide, `${path} scrolls sideways at ${viewport.width}`).toEqual([]);
    await page.evaluate("scrollTo(-9999, 0); scrollTo(9999, 0)");
    expect(await page.evaluate("scrollX"), `${path} scrolls sideways at ${viewport.width}`).toBe(0);
  }
}

for (const [name, phone] of Object.entries({ dark: phoneDark, "light, right to left": phoneLight })) {
  test(`no page scrolls sideways on phones, ${name}`, async ({ page, player, complaints }) => {
    complaints.expect(/status of 404/);
    await look(page, phone);
    const bet = await player.spin([{ on: "red", amount: 5_000 }]);
    await player.playMines(100_000, 1, [0]);
    await player.rotate();
    const paths = ["/home", "/profile", ...games, "/fairness", `/bet/${bet.id}`];
    for (const path of paths) await expectNoSidewaysScrolling(page, path);
    await page.context().clearCookies();
    await page.evaluate("sessionStorage.clear()");
    for (const path of ["/home", "/profile", catalog[0].path, ...visitorPages]) {
      await expectNoSidewaysScrolling(page, path);
    }
  });
}

for (const [name, phone] of Object.entries({ dark: phoneDark, "light, right to left": phoneLight })) {
  test(`the main button of each game is in the first window of a phone, ${name}`, async ({ page, player }) => {
    expect(await player.balance()).toBe(1_000_000);
    await look(page, phone);
    for (const path of games) {
      await page.goto(path);
      const button = page.locator("[data-play-button]");
      await expect(button).toBeInViewport({ ratio: 1 });
      // Where rounds go on by themselves the button changes now and then, and for a moment there is none.
      await expect(() => expectUncovered(page, path)).toPass();
    }
  });
}

/** The bottom navigation lies over the page: what it covers is not visible. */
async function expectUncovered(page: Page, path: string): Promise<void> {
  const box = await page.locator("[data-play-button]").boundingBox();
  if (box === null) throw new Error(`${path}: no main button`);
  const hit = await page.evaluate<boolean>(`[${box.y + 2}, ${box.y + box.height - 2}].every((y) =>
    document.elementFromPoint(${box.x + box.width / 2}, y)?.closest("[data-play-button]") != null)`);
  expect(hit, `${path}: the main button is covered`).toBe(true);
}

test("at 1440 × 900 panel, stage and bar of each game are in the first window", async ({ page, context }) => {
  await Player.register(context.request);
  await look(page, desktopDark);
  for (const path of games) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Your bet" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("toolbar", { name: "Settings of this game" })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-stage]")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-play-button]")).toBeInViewport({ ratio: 1 });
  }
});

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
