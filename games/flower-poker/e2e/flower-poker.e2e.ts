import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { coins, expectBalance, noteTexts, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectEnd, replay } from "@fairhouse/tests/e2e/page/replay-page.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import { flowerPoker } from "../rules/flower-poker.ts";
import { verdictOf } from "../rules/hands.ts";
import { FlowerPokerPage } from "./flower-poker-page.ts";

const START = 1_000_000;

/** Rotates to seeds under which the next bet wins and the one after it loses. */
const winAndLose = (player: Player) =>
  rotateTo(player, (chanceOf) => verdicts(chanceOf(0)) === "player" && verdicts(chanceOf(1)) === "host");

/** Returns the verdicts of a bet's plantings: "rare tie player". */
function verdicts(chance: Chance): string {
  return flowerPoker.play({ amount: 1 }, chance).outcome.plantings.map(verdictOf).join(" ");
}

test("plays flower poker by mouse: a black or white flower, a tie, a win and a loss, and their proof", async ({
  page,
  player,
}) => {
  await rotateTo(player, (chanceOf) => verdicts(chanceOf(0)) === "rare tie player" && verdicts(chanceOf(1)) === "host");
  const flowers = new FlowerPokerPage(page);
  await flowers.open();
  const status = page.getByRole("region", { name: "Flower Poker" }).getByRole("status").first();
  // The text is transient, so every change is noted.
  const shown = await noteTexts(page.getByRole("group", { name: "Balance" }));
  const won = await flowers.betBy(() => flowers.bet.click());
  expect(won).toMatchObject({ stake: 1_000, payout: 1_950 });
  await expect(flowers.past).toHaveText([/Planting 2\. .* A tie/, /Planting 1\. .* Black or white/]);
  await expect(status).toHaveText(/^You: .+, host: .+\. Won: 1\.95×, 1,950$/);
  // The house has already paid; the player sees it once all flowers stand.
  expect((await shown()).some((text) => text.startsWith(coins(START - 1_000)))).toBe(true);
  await expectBalance(page, START + 950);

  const lost = await flowers.betBy(() => flowers.bet.click());
  expect(lost).toMatchObject({ stake: 1_000, payout: 0 });
  await expect(flowers.past).toHaveCount(0);
  await expect(status).toHaveText(/^You: .+, host: .+\. Lost: 1,000$/);
  await expectBalance(page, START - 50);
  expect(await player.balance()).toBe(START - 50);

  await player.rotate();
  await page.goto(`/bet/${won.id}`);
  await expect(
    page.getByRole("img", { name: /^Player: .+, host: .+\. The player wins, after 3 plantings\.$/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  for (const n of [1, 2, 3]) {
    const table = page.getByRole("table", { name: `Planting ${n}, from bytes to flowers` });
    await expect(table.getByRole("row")).toHaveCount(11);
  }
  await expect(page.getByText("1,000 × 1.95× = 1,950")).toBeVisible();
});

test("plays flower poker by keyboard alone: a win and a loss", { tag: "@long" }, async ({ page, player }) => {
  await winAndLose(player);
  const flowers = new FlowerPokerPage(page);
  await flowers.open();
  await page.keyboard.press("s");
  await expect(page.getByRole("textbox", { name: "Bet amount" })).toHaveValue("2,000");
  for (const payout of [3_900, 0]) {
    const bet = await flowers.betBy(async () => {
      await page.keyboard.press("Space");
      await expect(flowers.showAll).toBeVisible();
      await page.keyboard.press("f");
    });
    expect(bet).toMatchObject({ stake: 2_000, payout });
  }
  await expectBalance(page, await player.balance());
});

test("automatic bets of flower poker run to their end", { tag: "@long" }, async ({ page, player }) => {
  await playFast(page);
  const flowers = new FlowerPokerPage(page);
  await flowers.open();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 4, onLoss: 100 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  expect(await player.bets("flower-poker")).toHaveLength(4);
  await expectBalance(page, await player.balance());
});

test("a bet of flower poker is replayed to its end", { tag: "@long" }, async ({ page, player }) => {
  await playFast(page);
  const flowers = new FlowerPokerPage(page);
  await flowers.open();
  const { id } = await flowers.betBy(() => flowers.bet.click());
  await replay(page, id);
  await expectEnd(page);
  await expect(page.getByRole("dialog").locator(".flower-garden[data-over] .flower-plant")).toHaveCount(10);
  expect(await player.bets("flower-poker")).toHaveLength(1);
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("fits a win and a loss without scrolling, shows all on a tap on the beds, and passes axe", {
    tag: "@long",
  }, async ({ page, player }) => {
    await winAndLose(player);
    const flowers = new FlowerPokerPage(page);
    await flowers.open();
    for (const payout of [1_950, 0]) {
      const bet = await flowers.betBy(async () => {
        await flowers.bet.tap();
        await expect(flowers.showAll).toBeVisible();
        await page.locator(".flower-garden").tap();
      });
      expect(bet.payout).toBe(payout);
    }
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    for (const part of [flowers.own.first(), flowers.host.last(), flowers.bet]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, "a bet that is over");
    await expectBalance(page, await player.balance());
  });
});
