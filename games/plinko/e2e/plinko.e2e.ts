import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { coins, expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect, type Page } from "@playwright/test";
import { plinko } from "../rules/plinko.ts";
import { bucketOf, type Rows } from "../rules/tables.ts";

const START = 1_000_000;

const bucketAt = (chance: Chance, rows: Rows) =>
  bucketOf(plinko.play({ amount: 1, risk: "high", rows }, chance).outcome.path);
const litBucket = (page: Page, bucket: number) => page.locator(`.plinko-buckets > :nth-child(${bucket + 1})[data-lit]`);

async function choose(page: Page, rows: number): Promise<void> {
  await page.getByRole("combobox", { name: "Risk" }).selectOption("High");
  await page.getByRole("combobox", { name: "Rows" }).selectOption(String(rows));
}

/** Slows falling balls down or back to normal: two presses take a busy machine longer than one fall. */
async function slowDown(page: Page): Promise<(isSlow: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  return async (isSlow) => {
    await devtools.send("Animation.setPlaybackRate", { playbackRate: isSlow ? 0.05 : 1 });
  };
}

/** Lets the first ball land, while the second one hangs in the air. */
const FIRST_LANDS = `for (const motion of document.querySelector(".plinko-ball").getAnimations({ subtree: true })) motion.finish()`;

test("plays plinko by mouse: concurrent balls pay as they land, follow the seeds and verify", async ({
  page,
  player,
}) => {
  // They pay 4.00 and 0.20. This board has the longest falls of all.
  await rotateTo(player, (chanceOf) => bucketAt(chanceOf(0), 16) === 4 && bucketAt(chanceOf(1), 16) === 8);
  await page.goto("/game/plinko");
  await choose(page, 16);
  const slow = await slowDown(page);
  await slow(true);
  await page.locator(playButton).click();
  await expect(page.locator(".plinko-ball")).toHaveCount(1);
  await page.locator(playButton).click();
  await expect(page.locator(".plinko-ball")).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Rows" })).toBeDisabled();
  // Both stakes are taken when placed, and each payout arrives with its ball. The figures roll as slowly as the balls fall.
  const balance = page.getByRole("group", { name: "Balance" });
  await expect(balance).toHaveText(new RegExp(`^${coins(START - 2_000)}`));
  await page.evaluate(FIRST_LANDS);
  await expect(litBucket(page, 4)).toBeVisible();
  await expect(balance).toHaveText(new RegExp(`^${coins(START + 2_000)}`));
  await slow(false);
  await expect(litBucket(page, 8)).toBeVisible();
  await expectBalance(page, START + 2_200);
  const [second, first] = await player.newestTwo("plinko");
  expect([first.payout, second.payout]).toEqual([4_000, 200]);

  await player.rotate();
  await page.goto(`/bet/${first.id}`);
  const told = "High risk, 16 rows: the ball landed in bucket 5 from the left, which pays 4.00×.";
  await expect(page.getByRole("img", { name: told })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "The path" }).getByRole("row")).toHaveCount(17);
  await expect(page.getByText("1,000 × 4.00× = 4,000")).toBeVisible();
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("plays plinko by keyboard on a fitting page and keeps the board across a reload", { tag: "@long" }, async ({
    page,
    player,
  }) => {
    await rotateTo(player, (chanceOf) => bucketAt(chanceOf(0), 8) === 7);
    await page.goto("/game/plinko");
    await choose(page, 8);
    await page.reload();
    await expect(page.getByRole("img", { name: "High risk, 8 rows" })).toBeVisible();
    await page.locator(playButton).focus();
    await page.keyboard.press("Enter");
    await expect(litBucket(page, 7)).toBeVisible();
    await expectBalance(page, START + 2_990);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
  });
});
