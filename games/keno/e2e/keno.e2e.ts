import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { coins, expectBalance, noteTexts, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect, type Page } from "@playwright/test";
import { keno } from "../rules/keno.ts";
import { hitsOf } from "../rules/tables.ts";

const START = 1_000_000;
const SPOTS = [4, 9, 23];

const hitsAt = (chance: Chance) => hitsOf(SPOTS, keno.play(keno.sampleBet(1), chance).outcome.drawn);
const tile = (page: Page, number: number) => page.locator(`.keno-tile:nth-of-type(${number})`);

test("plays keno by mouse: a win and a loss follow the seeds and verify", async ({ page, player }) => {
  // With three spots, two hits pay 3.08 and no hits pay nothing.
  await rotateTo(player, (chanceOf) => hitsAt(chanceOf(0)) === 2 && hitsAt(chanceOf(1)) === 0);
  await page.goto("/game/keno");
  await expect(page.getByRole("paragraph").filter({ hasText: "Choose 1 to 10 numbers" })).toBeVisible();
  for (const number of [...SPOTS, 40, 40]) await tile(page, number).click();
  await expect(page.getByRole("button", { name: "23, chosen" })).toHaveAttribute("aria-pressed", "true");
  const pays = page.getByRole("list", { name: "What hits pay" }).getByRole("listitem");
  await expect(pays).toHaveText(["1.00×1 hit", "3.08×2 hits", "10.61×3 hits"]);
  const balances = await noteTexts(page.getByRole("group", { name: "Balance" }));
  await page.locator(playButton).click();
  await expectBalance(page, START + 2_080);
  await expect(page.getByRole("button", { name: /, hit$/ })).toHaveCount(2);
  await expect(page.getByRole("button", { name: /, drawn$/ })).toHaveCount(8);
  // The house has already paid; the player sees it once the tenth number is shown.
  expect((await balances()).some((text) => text.startsWith(coins(START - 1_000)))).toBe(true);
  await page.locator(playButton).click();
  await expectBalance(page, START + 1_080);
  const [lost, won] = await player.newestTwo("keno");
  expect([won.payout, lost.payout]).toEqual([3_080, 0]);

  await player.rotate();
  await page.goto(`/bet/${won.id}`);
  await expect(page.getByRole("img", { name: /^Chosen: 4, 9, 23\. Drawn: .* Hits: 2\.$/ })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "The draw" }).getByRole("row")).toHaveCount(11);
  await expect(page.getByText("1,000 × 3.08× = 3,080")).toBeVisible();
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("plays keno by keyboard: arrows walk, numbers survive a reload, and random numbers are equally many", {
    tag: "@long",
  }, async ({ page, player }) => {
    await rotateTo(player, (chanceOf) => hitsAt(chanceOf(0)) === 3);
    await page.goto("/game/keno");
    await tile(page, 1).focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Space"]) await page.keyboard.press(key);
    await expect(tile(page, 4)).toHaveAttribute("aria-pressed", "true");
    await tile(page, 9).tap();
    await tile(page, 23).tap();
    await page.reload();
    await expect(tile(page, 9)).toHaveAttribute("aria-pressed", "true");
    await page.locator(playButton).tap();
    await expectBalance(page, START + 9_610);
    await page.getByRole("button", { name: "Random" }).tap();
    await expect(page.locator(".keno-tile[aria-pressed='true']")).toHaveCount(3);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
  });
});
