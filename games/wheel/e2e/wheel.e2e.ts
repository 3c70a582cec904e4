import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { coins, expectBalance, noteTexts, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect, type Page } from "@playwright/test";
import { wheel } from "../rules/wheel.ts";

const START = 1_000_000;

const segmentAt = (chance: Chance) => wheel.play({ amount: 1, risk: "high", segments: 10 }, chance).outcome.segment;

async function choose(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Risk" }).selectOption("High");
  await page.getByRole("combobox", { name: "Segments" }).selectOption("10");
}

test("plays the wheel by mouse: a win and a loss follow the seeds and verify", async ({ page, player }) => {
  await rotateTo(player, (chanceOf) => segmentAt(chanceOf(0)) === 9 && segmentAt(chanceOf(1)) === 4);
  await page.goto("/game/wheel");
  await choose(page);
  const legend = page.getByRole("list", { name: "Multipliers of this wheel" }).getByRole("listitem");
  await expect(legend).toHaveText(["0×90%", "9.90×10%"]);
  const balances = await noteTexts(page.getByRole("group", { name: "Balance" }));
  await page.locator(playButton).click();
  await expect(page.getByRole("img", { name: "Stopped at 9.90×" })).toBeVisible();
  await expectBalance(page, START + 8_900);
  // The house has already paid; the player sees it once the wheel is at rest.
  expect((await balances()).some((text) => text.startsWith(coins(START - 1_000)))).toBe(true);
  await page.locator(playButton).click();
  await expect(page.getByRole("img", { name: "Stopped at 0×" })).toBeVisible();
  await expectBalance(page, START + 7_900);
  const [lost, won] = await player.newestTwo("wheel");
  expect([won.payout, lost.payout]).toEqual([9_900, 0]);

  await player.rotate();
  await page.goto(`/bet/${won.id}`);
  const told = "High risk, 10 segments: the wheel stopped at segment 10, which pays 9.90×.";
  await expect(page.getByRole("img", { name: told })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByText("1,000 × 9.90× = 9,900")).toBeVisible();
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("plays the wheel by keyboard on a fitting page and keeps the segments across a reload", {
    tag: "@long",
  }, async ({ page, player }) => {
    await rotateTo(player, (chanceOf) => segmentAt(chanceOf(0)) === 9);
    await page.goto("/game/wheel");
    await choose(page);
    await page.reload();
    await expect(page.getByRole("img", { name: "Wheel of 10 segments" })).toBeVisible();
    await page.locator(playButton).focus();
    await page.keyboard.press("Enter");
    await expectBalance(page, START + 8_900);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
  });
});
