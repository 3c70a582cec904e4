import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { coins, expectBalance, noteTexts, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect } from "@playwright/test";
import { limbo } from "../rules/limbo.ts";

const START = 1_000_000;
const pointOf = (chance: Chance) => limbo.play(limbo.sampleBet(1), chance).outcome.point;

test("plays limbo by keyboard and mouse: a win and a loss follow the seeds and verify", async ({ page, player }) => {
  await rotateTo(player, (chanceOf) => pointOf(chanceOf(0)) === 412 && pointOf(chanceOf(1)) < 400);
  await page.goto("/game/limbo");
  const target = page.getByRole("textbox", { name: "Target" });
  await target.fill("1");
  await expect(page.getByText("At least 1.01×")).toBeVisible();
  await target.fill("4");
  await expect(page.getByText("Chance 24.75%")).toBeVisible();
  await target.blur();
  const balances = await noteTexts(page.getByRole("group", { name: "Balance" }));
  await expect(page.locator(".limbo-point"), "nothing was drawn yet").toHaveText("24.75%");
  await page.keyboard.press("Space");
  // Both are read at one moment, because the card goes again; without it the result is negative.
  const gap = () =>
    page.evaluate<number>(`(() => {
      const card = document.querySelector("[data-win-card]")?.getBoundingClientRect();
      const results = document.querySelector('[aria-label="Your last results"]')?.getBoundingClientRect();
      return card && results ? card.left - results.right : -1;
    })()`);
  await expect.poll(gap, "the win lies beside the results and not over them").toBeGreaterThanOrEqual(0);
  await expect(page.getByRole("img", { name: "Point 4.12×" })).toBeVisible();
  await expectBalance(page, START + 3_000);
  // The house has already paid; the player sees it once the needle is at rest.
  expect((await balances()).some((text) => text.startsWith(coins(START - 1_000)))).toBe(true);
  await page.locator(playButton).click();
  await expectBalance(page, START + 2_000);
  const [lost, won] = await player.newestTwo("limbo");
  expect([won.payout, lost.payout]).toEqual([4_000, 0]);

  await player.rotate();
  await page.goto(`/bet/${won.id}`);
  await expect(page.getByRole("img", { name: "The target was 4.00×, and the point 4.12×." })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByText("1,000 × 4.00× = 4,000")).toBeVisible();
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("limbo fits and keeps its target across a reload", { tag: "@long" }, async ({ page, player }) => {
    await rotateTo(player, (chanceOf) => pointOf(chanceOf(0)) > 250);
    await page.goto("/game/limbo");
    await page.getByRole("textbox", { name: "Target" }).fill("2.5");
    await page.reload();
    await page.locator(playButton).tap();
    await expectBalance(page, START + 1_500);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
  });
});
