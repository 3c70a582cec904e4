import { expect, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";

const stored = (page: Page) => page.evaluate<Record<string, unknown>>("JSON.parse(localStorage.getItem('settings'))");

async function openSettings(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
  return page.getByRole("dialog", { name: "Settings" });
}

test("every setting of the drawer is stored under its name and shown at once; reset reverts all of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1700, height: 1000 });
  await page.goto("/home");
  const drawer = await openSettings(page);
  const root = page.locator("html");
  for (const name of ["Light", "Bold", "Right to left", "Mini", "Orange"]) {
    await drawer.getByRole("radio", { name, exact: true }).check();
  }
  await drawer.getByRole("switch", { name: /^Stretch/ }).check();
  await drawer.getByRole("switch", { name: /^Max button/ }).uncheck();
  const chosen = {
    themeMode: "light",
    themeContrast: "bold",
    themeDirection: "rtl",
    themeLayout: "mini",
    themeStretch: true,
    themeColorPresets: "orange",
  };
  await expect.poll(() => stored(page)).toEqual(chosen);
  const attributes = { mode: "light", contrast: "bold", layout: "mini", stretch: "true", preset: "orange" };
  for (const [name, value] of Object.entries(attributes)) await expect(root).toHaveAttribute(`data-${name}`, value);
  await page.reload({ waitUntil: "commit" });
  for (const [name, value] of Object.entries(attributes)) await expect(root).toHaveAttribute(`data-${name}`, value);
  await expect(root).toHaveAttribute("dir", "rtl");

  const again = await openSettings(page);
  await again.getByRole("button", { name: "Reset all" }).click();
  await expect
    .poll(() => stored(page))
    .toEqual({
      themeMode: "dark",
      themeContrast: "default",
      themeDirection: "ltr",
      themeLayout: "vertical",
      themeStretch: false,
      themeColorPresets: "blue",
    });
  await expect(again.getByRole("switch", { name: /^Max button/ })).toBeChecked();
});

/** Notes every look of the page from the moment it has a body. */
const NOTE_LOOKS = `{
  const names = ["dir", "lang", "data-mode", "data-contrast", "data-preset", "data-layout", "data-stretch"];
  window.looks = new Set();
  new MutationObserver(() => {
    const { documentElement: root, body } = document;
    if (body !== null) window.looks.add(names.map((name) => root.getAttribute(name)).join());
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: names });
}`;

test("every stored setting applies from the first paint: the page never shows another look", async ({ page }) => {
  await page.addInitScript(NOTE_LOOKS);
  const stored = [
    {
      language: "ar",
      settings: { themeMode: "light", themeContrast: "bold", themeLayout: "mini", themeColorPresets: "cyan" },
      look: "rtl,ar,light,bold,cyan,mini,false",
    },
    {
      language: "en",
      settings: { themeDirection: "rtl", themeLayout: "horizontal", themeStretch: true, themeColorPresets: "red" },
      look: "rtl,en,dark,default,red,horizontal,true",
    },
  ];
  await page.goto("/home");
  for (const { language, settings, look } of stored) {
    const entries = JSON.stringify({ language, settings: JSON.stringify(settings) });
    await page.evaluate(`Object.assign(localStorage, ${entries})`);
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate("[...window.looks]")).toEqual([look]);
  }
});

test("each preset has an accent of its own, and bold contrast has stronger lines", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/home");
  const drawer = await openSettings(page);
  const token = (name: string) =>
    page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue("--${name}")`);
  const accents = new Set<string>();
  const presets = { Default: "default", Cyan: "cyan", Purple: "purple", Blue: "blue", Orange: "orange", Red: "red" };
  const tiles = drawer.getByRole("group", { name: "Presets" });
  for (const [name, preset] of Object.entries(presets)) {
    await tiles.getByRole("radio", { name, exact: true }).check();
    await expect(page.locator("html")).toHaveAttribute("data-preset", preset);
    accents.add(await token("accent"));
  }
  expect(accents.size).toBe(6);
  const line = await token("line");
  await drawer.getByRole("radio", { name: "Bold", exact: true }).check();
  await expect.poll(() => token("line")).not.toBe(line);
});

test("full screen is entered and left from the drawer", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home");
  const drawer = await openSettings(page);
  await drawer.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate("document.fullscreenElement !== null")).toBe(true);
  await drawer.getByRole("button", { name: "Exit full screen" }).click();
  await expect.poll(() => page.evaluate("document.fullscreenElement === null")).toBe(true);
  await expect(drawer.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
});

test("numbers, dates and direction follow the language, and a chosen direction holds", async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/bet/${id}`);
  await expect(page.getByRole("main")).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M/);
  const drawer = await openSettings(page);
  await drawer.getByRole("radio", { name: "العربية" }).check();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto("/home?panel=wallet");
  await page.getByRole("dialog").getByRole("tab").nth(1).click();
  const row = page.getByRole("dialog").getByRole("row").nth(1);
  await expect(row.getByRole("cell").nth(1)).toHaveText(/[صم]$/);
  await expect(row.getByRole("cell").nth(3)).toHaveText(/(998|1,002),000$/);

  await page.evaluate("localStorage.setItem('settings', '{\"themeDirection\":\"ltr\"}')");
  await page.goto("/home");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("stretch needs a window wider than 1600, says so, and then fills the window", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/home");
  const drawer = await openSettings(page);
  const stretch = drawer.getByRole("switch", { name: /^Stretch/ });
  await expect(stretch).toBeDisabled();
  await expect(drawer.getByText("Needs a window wider than 1600 pixels")).toBeVisible();
  const width = async () => (await page.locator("#page").boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 1601, height: 900 });
  await expect.poll(width).toBe(1280);
  await stretch.check();
  await expect.poll(width).toBe(1601 - 280);
  await page.setViewportSize({ width: 2000, height: 900 });
  await expect.poll(width).toBe(2000 - 280);
});

test("game settings of a visitor join their account at sign-in, and follow them to another device", async ({
  page,
  player,
  secondDevice,
}) => {
  await page.addInitScript("localStorage.gameSettings ??= JSON.stringify({ showGameInfo: true })");
  await page.goto("/home");
  await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
  await expect.poll(() => player.get("/account/preferences")).toEqual({ showGameInfo: true });
  const drawer = await openSettings(page);
  await expect(drawer.getByText("Kept on your account")).toBeVisible();
  await drawer.getByRole("switch", { name: /^Hotkeys/ }).uncheck();
  await expect.poll(() => player.get("/account/preferences")).toEqual({ showGameInfo: true, gameHotKeyEnabled: false });

  await secondDevice.goto("/home");
  const there = await openSettings(secondDevice);
  await expect(there.getByRole("switch", { name: /^Hotkeys/ })).not.toBeChecked();
  await expect(there.getByRole("switch", { name: /^Game information/ })).toBeChecked();
});

test("a setting that is changed before the account's settings have come stays, and reaches the account", async ({
  page,
  player,
}) => {
  await page.goto("/home");
  const maxButton = async () => (await openSettings(page)).getByRole("switch", { name: /^Max button/ });
  await (await maxButton()).uncheck();
  await expect.poll(() => player.get("/account/preferences")).toEqual({ maxBetAllow: false });

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/account/preferences", async (route) => {
    if (route.request().method() === "GET") await answered;
    await route.continue();
  });
  await page.reload();
  const max = await maxButton();
  await max.check();
  answer();
  await expect.poll(() => player.get("/account/preferences")).toEqual({ maxBetAllow: true });
  await expect(max).toBeChecked();
});
