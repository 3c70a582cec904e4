import { someFlight } from "@fairhouse/games/samples.ts";
import { expect, type Page } from "@playwright/test";
import { switchOff, test } from "../page/fixture.ts";

const field = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Search for the games ..." });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const query = (page: Page) => dialog(page).getByRole("combobox");

test("search opens on focus, and closing clears it and gives the focus back without opening it again", async ({
  page,
}) => {
  await page.goto("/home");
  const width = async () => (await page.locator("label:has([data-search-field])").boundingBox())?.width;
  await expect.poll(width).toBe(310);
  await field(page).focus();
  await expect(query(page)).toBeFocused();
  await expect(dialog(page).getByText("Please enter keywords")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "esc Close" })).toBeVisible();
  // The dialog grows while it opens.
  const height = async () => (await dialog(page).getByRole("listbox").locator("..").boundingBox())?.height;
  await expect.poll(height).toBe(400);
  await query(page).fill(someFlight.entry.title.toLowerCase());
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("[data-search-field]")).toBeFocused();
  await page.locator("[data-search-field]").click();
  await expect(query(page)).toHaveValue("");
});

test("Ctrl+K and ⌘K toggle search", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const keys of ["Control+k", "Meta+k"]) {
    await page.keyboard.press(keys);
    await expect(query(page)).toBeFocused();
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeHidden();
  }
});

test("the shortcut works from the moment the field is visible", { tag: "@long" }, async ({ page }) => {
  // The observer is called after the change that adds the field, before the browser paints it.
  await page.addInitScript(`
    const brought = new MutationObserver(() => {
      if (document.querySelector("[data-search-field]") === null) return;
      brought.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyK", ctrlKey: true, bubbles: true }));
    });
    brought.observe(document, { childList: true, subtree: true });
  `);
  await page.goto("/home");
  await expect(query(page)).toBeFocused();
});

test("results match title and path in any case, are grouped, marked and labelled, and are chosen by keys", async ({
  page,
}) => {
  await page.goto("/home");
  await field(page).focus();
  await query(page).fill("GAME/ROU");
  const games = dialog(page).getByRole("group", { name: "Games" });
  const found = games.getByRole("option", { name: /Roulette/ });
  await expect(games.getByRole("option")).toHaveCount(1);
  await expect(found.locator("mark")).toHaveText("game/rou");
  await expect(found).toContainText("Games");
  await query(page).fill("ra");
  await expect(games.getByRole("option", { name: /Crash/ }).locator("mark")).toHaveText(["ra", "ra"]);
  await query(page).fill("e");
  await expect(dialog(page).getByRole("group", { name: "Pages" })).toBeVisible();
  const options = dialog(page).getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await query(page).fill(someFlight.entry.title.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(someFlight.entry.path);
  await expect(dialog(page)).toBeHidden();
});

test("a result with http opens a new window", { tag: "@long" }, async ({ page, context }) => {
  await page.goto("/home");
  await field(page).focus();
  await query(page).fill("api/docs");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  expect((await opened).url()).toContain("/api/docs");
  await expect(page).toHaveURL("/home");
});

test("other names and panels are found; a panel opens over the current page", async ({ page }) => {
  await page.goto("/fairness");
  await field(page).focus();
  for (const [asked, name] of [
    ["minesweeper", /^Mines/],
    ["bonus", /^Promotion Rewards/],
    ["limits", /^Support/],
    ["ألغام", /^Mines/],
    ["greyha", /^Virtual Football Greyhaven/],
    ["wallet", /^Wallet/],
  ] as const) {
    await query(page).fill(asked);
    await expect(dialog(page).getByRole("option", { name })).toBeVisible();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fairness?panel=wallet");
  await expect(page.getByRole("dialog", { name: "Wallet" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/fairness");
});

test("a game that is switched off is dimmed, says why, and cannot be chosen", { tag: "@long" }, async ({ page }) => {
  await switchOff(page, someFlight.id);
  await page.goto("/home");
  await field(page).focus();
  await query(page).fill(someFlight.entry.title.toLowerCase());
  const off = dialog(page).getByRole("option", { name: new RegExp(someFlight.entry.title) });
  await expect(off).toHaveAttribute("aria-disabled", "true");
  await expect(off).toContainText("Switched off at the moment");
  await page.keyboard.press("Enter");
  await off.click({ force: true });
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL("/home");
});

test("a search without results says so, with the query", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home");
  await field(page).focus();
  await query(page).fill("<b>poker");
  await expect(dialog(page).getByText("Not Found")).toBeVisible();
  await expect(dialog(page).getByText("No results found for")).toHaveText(/^No results found for <b>pokerTry/);
  await expect(dialog(page).getByText("Try checking for typos or using complete words.")).toBeVisible();

  const long = "z".repeat(80);
  await page.setViewportSize({ width: 360, height: 740 });
  await query(page).fill(long);
  const box = await dialog(page).getByRole("status").getByText(long).boundingBox();
  expect(box?.x, "a long query is broken").toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(360);
});
