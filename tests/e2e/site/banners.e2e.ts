import { expect, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { notePassing } from "../page/notes.ts";
import { PASSWORD } from "../page/player.ts";

const bannersOf = (page: Page) => page.getByRole("region", { name: "Rewards and races" });
const titles = ["Seven days in a row pay more", "Earn free coins", "The weekly race"];

async function expectBanner(page: Page, place: number): Promise<void> {
  const dot = bannersOf(page).getByRole("button", { name: `Show banner ${place}: ${titles[place - 1]}` });
  await expect(dot).toHaveAttribute("aria-current", "true");
  await expect(bannersOf(page).getByText(titles[place - 1] ?? "", { exact: true })).toBeInViewport({ ratio: 1 });
}

test("the banners are turned by keyboard, from both ends", { tag: "@long" }, async ({ page }) => {
  // Without reduced motion they move by themselves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/home");
  await expectBanner(page, 1);
  await bannersOf(page).getByRole("button", { name: "Next banner" }).focus();
  await page.keyboard.press("Enter");
  await expectBanner(page, 2);
  await page.keyboard.press("ArrowRight");
  await expectBanner(page, 3);
  await page.keyboard.press("ArrowRight");
  await expectBanner(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectBanner(page, 3);
});

test("the banners move by themselves until they are paused", { tag: "@long" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  await expectBanner(page, 1);
  await page.clock.runFor(8_000);
  await expectBanner(page, 2);
  await bannersOf(page).getByRole("button", { name: "Pause the banners" }).click();
  await page.mouse.move(5, 5);
  await page.getByRole("link", { name: "Home", exact: true }).first().focus();
  await page.clock.runFor(60_000);
  await expectBanner(page, 2);
  await bannersOf(page).getByRole("button", { name: "Play the banners" }).click();
  await page.clock.runFor(60_000);
  await expectBanner(page, 2);
  await page.mouse.move(5, 5);
  await page.getByRole("link", { name: "Home", exact: true }).first().focus();
  await page.clock.runFor(8_000);
  await expectBanner(page, 3);
});

test("with less motion nothing moves by itself, and there is nothing to pause", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/home");
  await expectBanner(page, 1);
  await expect(bannersOf(page).getByRole("button", { name: "Pause the banners" })).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expectBanner(page, 1);
});

test("a visitor who wants a reward registers and arrives at the rewards", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/home");
  await bannersOf(page)
    .getByRole("link", { name: /^Seven days/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Last name").fill("Byron");
  await dialog.getByLabel("Email address").fill(`banner-${crypto.randomUUID()}@house.test`);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const landings = await notePassing(page, "[data-coin-landing]");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(page).toHaveURL("/home?panel=promotions");
  await expect(page.getByRole("dialog", { name: "Promotion Rewards" })).toContainText("Daily reward");
  // The starting coins are shown, and do not fly with less motion.
  await expect.poll(landings).toContainEqual(expect.stringContaining("1,000,000"));
  await expect(page.locator("[data-coin]")).toHaveCount(0);
});

test("a player's banners say what is ready, and lead to rewards and race", async ({ page, player }) => {
  expect(player.username).not.toBe("");
  await page.goto("/home");
  const banners = bannersOf(page);
  await expect(banners.getByRole("link", { name: /^Seven days/ })).toContainText("Day 1 is ready: 10,000");
  await banners.getByRole("link", { name: /^Earn free coins/ }).click();
  const panel = page.getByRole("dialog", { name: "Promotion Rewards" });
  await expect(panel.getByRole("heading", { name: "Free coins" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home");
  await banners.getByRole("link", { name: /^The weekly race/ }).click();
  await expect(panel.getByRole("heading", { name: "Weekly race" })).toBeInViewport({ ratio: 1 });
});
