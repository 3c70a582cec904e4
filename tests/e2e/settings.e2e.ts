import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { desktopDark, smallPhoneLight, storing } from "./looks.ts";

const stored = (page: Page) => page.evaluate<Record<string, unknown>>("JSON.parse(localStorage.getItem('settings'))");

async function openSettings(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
  return page.getByRole("dialog", { name: "Settings" });
}

test("every setting of the drawer is stored under its name and shown at once; reset takes all back", async ({
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
  expect(await stored(page)).toEqual(chosen);
  const attributes = { mode: "light", contrast: "bold", layout: "mini", stretch: "true", preset: "orange" };
  for (const [name, value] of Object.entries(attributes)) await expect(root).toHaveAttribute(`data-${name}`, value);
  await page.reload({ waitUntil: "commit" });
  for (const [name, value] of Object.entries(attributes)) await expect(root).toHaveAttribute(`data-${name}`, value);
  await expect(root).toHaveAttribute("dir", "rtl");

  const again = await openSettings(page);
  await again.getByRole("button", { name: "Reset all" }).click();
  expect(await stored(page)).toEqual({
    themeMode: "dark",
    themeContrast: "default",
    themeDirection: "ltr",
    themeLayout: "vertical",
    themeStretch: false,
    themeColorPresets: "blue",
  });
  await expect(again.getByRole("switch", { name: /^Max button/ })).toBeChecked();
});

test("stretch needs a window wider than 1600, and says so", async ({ page }) => {
  await page.goto("/home");
  const drawer = await openSettings(page);
  await expect(drawer.getByRole("switch", { name: /^Stretch/ })).toBeDisabled();
  await expect(drawer.getByText("Needs a window wider than 1600 pixels")).toBeVisible();
});

test("game settings of a visitor join his account at sign-in, and follow him to another device", async ({
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

for (const look of [desktopDark, smallPhoneLight]) {
  test(`axe finds nothing in the settings drawer, ${look.name}`, async ({ page }) => {
    await page.setViewportSize(look.viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(storing(look));
    await page.goto("/home");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^(Settings|الإعدادات)$/ })
      .click();
    await expect(page.getByRole("dialog").getByRole("switch").first()).toBeVisible();
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))).toEqual([]);
  });
}
