import { expect, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { arrived } from "../scenes/scene.ts";

// A button that moves while it is pressed takes no press, or another button takes it. Layout shifts are summed as
// browsers score them: the share of the window that moved, times the distance. 0.1 is the most that passes as good.

const summing = `new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted = (window.shifted ?? 0) + value;
}).observe({ type: "layout-shift", buffered: true })`;

/** Delays every answer of the house, and the site's files by less, so that the parts of a page come one after the other. */
async function delayAnswers(page: Page): Promise<void> {
  for (const [files, ms] of [
    ["**/api/**", 400],
    ["**/assets/**", 100],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((passed) => setTimeout(passed, ms));
      await route.continue();
    });
  }
}

for (const [of, most] of [
  ["a bet", 0.005],
  ["fairness", 0.1],
] as const) {
  test(`the page of ${of} leaves its buttons where they are while its parts arrive`, async ({ page, player }) => {
    const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
    await page.setViewportSize({ width: 390, height: 2_600 });
    await page.addInitScript(summing);
    await delayAnswers(page);
    await page.goto(of === "a bet" ? `/bet/${id}` : "/fairness");
    await expect(page.getByText("Raw data for experts")).toBeVisible();
    await expect(page.getByText(of === "a bet" ? "In the public log" : "The public log")).toBeVisible();
    await arrived(page);
    expect(await page.evaluate<number>("window.shifted ?? 0")).toBeLessThan(most);
    await page.unrouteAll({ behavior: "wait" });
  });
}
