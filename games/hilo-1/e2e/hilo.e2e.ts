import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect } from "@playwright/test";
import { HiloPage } from "./hilo-page.ts";

const START = 1_000_000;

test.beforeEach(({ page }) => playFast(page));

test("plays hilo by mouse: guess, skip, cash out; balance, history and proof agree", async ({ page, player }) => {
  const hilo = new HiloPage(page);
  await hilo.open();
  const buttonTop = async () => (await page.locator(playButton).boundingBox())?.y;
  const top = await buttonTop();
  const lost = await hilo.startWithRight();
  expect(await buttonTop(), "the payout so far has had its line since before the hand").toBe(top);
  const before = START - 1_000 * (lost + 1);
  await expectBalance(page, before);
  const offered = await hilo.offered();
  await hilo.skip.click();
  await expect(hilo.ladder).toHaveCount(3);
  await expect(hilo.ladder.last()).toContainText("Skip");
  await expect.poll(() => hilo.offered(), "a skip costs nothing").toBe(offered);
  await hilo.cashOut.click();

  await expect(hilo.bet).toBeEnabled();
  await expectBalance(page, before + offered);
  await expect(page.getByRole("status").filter({ hasText: "Won: " })).toBeAttached();
  expect(await player.balance()).toBe(before + offered);
  const [bet] = await player.bets("hilo-1");
  expect(bet).toMatchObject({ stake: 1_000, payout: offered });

  await player.rotate();
  await page.goto(`/bet/${bet?.id}`);
  await expect(page.getByRole("img", { name: /^Hand of 3 cards, 1 right guesses\. Cashed out\.$/ })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "From bytes to cards" }).getByRole("row")).toHaveCount(4);
  await expect(page.getByText(` = ${offered.toLocaleString("en")} (`)).toBeVisible();
});

test("takes the stake on a wrong guess, and frees the table for the next hand", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const hilo = new HiloPage(page);
  await hilo.open();
  await hilo.start();
  while ((await hilo.guess("bolder")) === "right") await expect(hilo.choices.first()).toBeEnabled();
  await expect(page.getByRole("status").filter({ hasText: "A wrong guess. Lost: 1,000" })).toBeAttached();
  await expect(hilo.bet).toBeEnabled();
  await expectBalance(page, START - 1_000);
  expect(await player.balance()).toBe(START - 1_000);
  await hilo.start();
});

test("changes the first card, and starts the hand with it", { tag: "@long" }, async ({ page, player }) => {
  const hilo = new HiloPage(page);
  await hilo.open();
  const card = page.locator(".hilo-pile").getByRole("img");
  const before = await card.getAttribute("aria-label");
  await page.getByRole("button", { name: "Another first card" }).click();
  await expect(card).not.toHaveAccessibleName(before ?? "");
  const chosen = (await card.getAttribute("aria-label")) ?? "";
  await hilo.start();
  await expect(hilo.ladder.first()).toContainText(`${chosen}, Start`);
  const [bet] = await player.bets("hilo-1");
  expect(bet?.bet).toMatchObject({ amount: 1_000, start: expect.stringMatching(/^(10|[2-9JQKA])-/) });
});

test("plays hilo by keyboard alone", { tag: "@long" }, async ({ page, player }) => {
  const hilo = new HiloPage(page);
  await hilo.open();
  const keys = (side: 0 | 1) => page.keyboard.press(side === 0 ? "q" : "w");
  await page.keyboard.press("s");
  await expect(hilo.amount).toHaveValue("2,000");
  for (let right = false; !right; ) {
    await page.keyboard.press("Space");
    await expect(hilo.skip).toBeEnabled();
    await page.keyboard.press("e");
    await expect(hilo.ladder).toHaveCount(2);
    right = (await hilo.guess("likelier", keys)) === "right";
    if (!right) await expect(hilo.bet).toBeEnabled();
  }
  const offered = await hilo.offered();
  await page.keyboard.press("c");
  await expect(hilo.bet).toBeEnabled();
  const [bet] = await player.bets("hilo-1");
  expect(bet).toMatchObject({ stake: 2_000, payout: offered });
  await expectBalance(page, await player.balance());
});

test("keeps a hand open across a reload and on another device", { tag: "@long" }, async ({
  page,
  player,
  secondDevice,
}) => {
  const hilo = new HiloPage(page);
  await hilo.open();
  await hilo.startWithRight();
  const offered = await hilo.offered();
  await page.reload();
  await expect(hilo.ladder).toHaveCount(2);
  await expect(hilo.cashOut).toBeEnabled();
  await expect.poll(() => hilo.offered()).toBe(offered);

  const second = new HiloPage(secondDevice);
  await second.open();
  await expect(second.ladder).toHaveCount(2);
  await second.cashOut.click();
  await expect(second.bet).toBeEnabled();
  await expect(hilo.bet, "the first device follows").toBeEnabled();
  await expectBalance(page, await player.balance());
});

test("guesses automatic hands on the chosen side and cashes out at the target", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const hilo = new HiloPage(page);
  await hilo.open();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 3 });
  await page.getByRole("textbox", { name: "Cash out from" }).fill("1.50");
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  const bets = await player.bets("hilo-1");
  expect(bets).toHaveLength(3);
  for (const { stake, payout } of bets) expect(payout === 0 || (payout ?? 0) >= stake * 1.5).toBe(true);
  await expectBalance(page, await player.balance());
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("fits a win and a loss without scrolling, and passes axe", { tag: "@long" }, async ({ page, player }) => {
    const hilo = new HiloPage(page);
    await hilo.open();
    await hilo.startWithRight();
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    for (const part of [hilo.choices.first(), hilo.choices.last(), hilo.cashOut, hilo.skip, hilo.ladder.first()]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, "an open hand");
    await hilo.cashOut.click();
    await expect(hilo.bet).toBeEnabled();
    await hilo.start();
    while ((await hilo.guess("bolder")) === "right") await expect(hilo.choices.first()).toBeEnabled();
    await expect(hilo.bet).toBeEnabled();
    await expectBalance(page, await player.balance());
  });
});
