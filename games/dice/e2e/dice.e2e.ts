import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { coins, expectBalance, noteTexts, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { notePassing } from "@fairhouse/tests/e2e/page/notes.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectNoSidewaysScrolling } from "@fairhouse/tests/e2e/scenes/phone-faults.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect, type Page } from "@playwright/test";
import { rollText } from "../drawing/roll-text.ts";
import { dice } from "../rules/dice.ts";

const START = 1_000_000;

const rollOf = (chance: Chance) => dice.play(dice.sampleBet(1), chance).outcome.roll;

/** Rotates to seeds whose first roll is over 75.00 and whose second is not. @returns both rolls. */
async function winAndLose(player: Player): Promise<readonly number[]> {
  let rolls: readonly number[] = [];
  await rotateTo(player, (chanceOf) => {
    rolls = [rollOf(chanceOf(0)), rollOf(chanceOf(1))];
    return rolls[0] !== undefined && rolls[0] > 7_500 && rolls[1] !== undefined && rolls[1] < 7_000;
  });
  return rolls;
}

const targetOf = (page: Page) => page.getByRole("slider", { name: "Target" });
const chanceOf = (page: Page) => page.getByRole("textbox", { name: "Win chance" });
const multiplierOf = (page: Page) => page.getByRole("textbox", { name: "Multiplier" });
const dieOf = (page: Page) => page.locator(".dice-die");

test("plays dice by mouse: sets odds by chance, multiplier and target; a win and a loss follow the seeds and verify", async ({
  page,
  player,
}) => {
  const [first = 0, second = 0] = await winAndLose(player);
  await page.goto("/game/dice");
  await chanceOf(page).fill("25");
  await expect(multiplierOf(page)).toHaveValue("3.96");
  await expect(targetOf(page)).toHaveValue("7499");
  await multiplierOf(page).fill("0.5");
  // The field says it, and so does the button.
  await expect(page.getByText("From 1.01× to 9,900.00×").first()).toBeVisible();
  // Neither the last odds nor the nearest ones are what was typed.
  await expect(page.locator(playButton)).toHaveAttribute("aria-disabled", "true");
  await page.locator(playButton).click({ force: true });
  expect(await player.bets("dice")).toEqual([]);
  await chanceOf(page).fill("99.5");
  await expect(multiplierOf(page)).toHaveValue("3.96");
  await expect(page.getByText("From 0.01% to 98%").first()).toBeVisible();
  await page.locator(playButton).click({ force: true });
  expect(await player.bets("dice")).toEqual([]);
  await chanceOf(page).fill("25");
  await page.getByRole("radio", { name: "Under 25.00" }).check({ force: true });
  await expect(multiplierOf(page)).toHaveValue("3.96");
  await page.getByRole("radio", { name: "Over 74.99" }).check({ force: true });

  const balances = await noteTexts(page.getByRole("group", { name: "Balance" }));
  // The celebration goes again by itself.
  const celebrations = await notePassing(page, '[data-win-size="2"]');
  await page.locator(playButton).click();
  await expect(dieOf(page)).toHaveText(rollText(first));
  await expectBalance(page, START + 2_960);
  // The house has already paid; the player sees it once the die is at rest.
  expect((await balances()).some((text) => text.startsWith(coins(START - 1_000)))).toBe(true);
  // It ends at the next press at the latest, and a loss has none.
  await expect.poll(async () => (await celebrations()).length).toBeGreaterThan(0);
  await page.locator(playButton).click();
  await expect(page.locator("[data-win-size]")).toHaveCount(0, { timeout: 500 });
  await expect(dieOf(page)).toHaveText(rollText(second));
  await expectBalance(page, START + 1_960);
  const [lost, won] = await player.newestTwo("dice");
  expect(lost).toMatchObject({ stake: 1_000, payout: 0 });
  expect(won).toMatchObject({ stake: 1_000, payout: 3_960 });
  expect(await player.balance()).toBe(START + 1_960);

  await player.rotate();
  await page.goto(`/bet/${won.id}`);
  await expect(
    page.getByRole("img", { name: `The bet was Over 74.99, and the roll ${rollText(first)}.` }),
  ).toBeVisible();
  // The die stands at the end of its track, which moves with it.
  await expectNoSidewaysScrolling(page, "a bet of dice");
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "The roll" }).getByRole("row")).toHaveCount(2);
  await expect(page.getByText("1,000 × 99 ÷ 25.00 = 3,960")).toBeVisible();
});

test("keeps the die on the stage at both ends of the scale", { tag: "@long" }, async ({ page, player }) => {
  expect(await player.balance()).toBe(START);
  for (const [width, height] of [
    [1_440, 900],
    [1_280, 800],
    [1_024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/game/dice");
    const [stage, rail, die] = await Promise.all(
      ["[data-stage]", ".dice-rail", ".dice-die"].map((part) => page.locator(part).boundingBox()),
    );
    if (!stage || !rail || !die) throw new Error("the scale is not shown");
    // The middle of the die is on the rail, from one end to the other.
    expect(rail.x - die.width / 2, `${width} wide`).toBeGreaterThanOrEqual(stage.x);
    expect(rail.x + rail.width + die.width / 2, `${width} wide`).toBeLessThanOrEqual(stage.x + stage.width);
  }
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("plays dice by keyboard and touch: moves the target and keeps the choice across a reload", {
    tag: "@long",
  }, async ({ page, player }) => {
    const [first = 0] = await winAndLose(player);
    await page.goto("/game/dice");
    await targetOf(page).focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowRight");
    await expect(targetOf(page)).toHaveValue("5079");
    await page.reload();
    await expect(targetOf(page)).toHaveValue("5079");
    await page.locator(playButton).tap();
    await expect(dieOf(page)).toHaveText(rollText(first));
    const [bet] = await player.bets("dice");
    // 4,920 of 10,000 rolls win.
    expect(bet).toMatchObject({ stake: 1_000, payout: 2_012 });
    await expectBalance(page, START + 1_012);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
  });
});
