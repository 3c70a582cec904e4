import { AutoPanel, playFast } from "@fairhouse/tests/e2e/auto-page.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/axe.ts";
import { expectBalance, noteTexts, test } from "@fairhouse/tests/e2e/fixture.ts";
import { expectEnd, replay } from "@fairhouse/tests/e2e/replay-page.ts";
import { expect, type Page } from "@playwright/test";
import { FlowerPokerPage } from "./flower-poker-page.ts";

const START = 1_000_000;

/** Bets until one is won and one is lost; 40 of a kind come once in a million million. */
async function winAndLose(flowers: FlowerPokerPage, press: () => Promise<void>) {
  const bets = [];
  while (new Set(bets.map(({ payout }) => payout)).size < 2 && bets.length < 40) bets.push(await flowers.betBy(press));
  return bets;
}

/**
 * A visitor's own book, as their browser keeps it, with these seeds: the first bet meets a black flower, then a tie, and is
 * won; the second is lost.
 */
async function keepKnownSeeds(page: Page): Promise<void> {
  const book = {
    version: 1,
    changes: 0,
    coins: START,
    adultAt: "2026-01-01T00:00:00.000Z",
    active: { serverSeed: "f10e".repeat(16), clientSeed: "flowers 464", nonce: 0 },
    next: "0".repeat(64),
    revealed: [],
    bets: [],
  };
  await page.goto("/api/house");
  await page.evaluate(`new Promise((done, failed) => {
    const asked = indexedDB.open("fairhouse-guest", 1);
    asked.onerror = failed;
    asked.onupgradeneeded = () => asked.result.createObjectStore("book");
    asked.onsuccess = () => {
      const writing = asked.result.transaction("book", "readwrite");
      writing.objectStore("book").put(${JSON.stringify(book)}, "book");
      writing.oncomplete = () => { asked.result.close(); done(); };
    };
  })`);
}

test("flower poker with known seeds: a black flower, a tie, a win and a loss, planted one by one", async ({ page }) => {
  await keepKnownSeeds(page);
  const flowers = new FlowerPokerPage(page);
  await flowers.open();
  const status = page.getByRole("status");
  // It passes by: every text is noted.
  const said = await noteTexts(status.first());
  const named = await noteTexts(page.locator("[data-bed=player]"));
  await flowers.bet.click();
  await flowers.expectEnd("won");
  expect(await flowers.flowers(flowers.own)).toEqual([
    "Mixed flower",
    "Red tulip",
    "Mixed flower",
    "Blue periwinkle",
    "Blue periwinkle",
  ]);
  expect(await said()).toEqual(expect.arrayContaining(["Black or white: planted again", "A tie: planted again"]));
  expect((await named()).slice(-3), "its name grows with the hand").toEqual(
    expect.arrayContaining(["YouPair", "YouTwo pair"]),
  );
  await expect(page.locator("[data-bed=host]")).toContainText("Pair");
  await expect(flowers.past).toHaveText([/Planting 2\. You: Pair, host: Pair/, /Planting 1\..* Black or white/]);
  await expect(status.filter({ hasText: "You: Two pair, host: Pair. Won: 1.95×, 1,950" })).toBeAttached();
  await expectBalance(page, START + 950);

  await flowers.bet.click();
  await flowers.expectEnd("lost");
  await expect(flowers.past).toHaveCount(0);
  await expect(status.filter({ hasText: "You: Two pair, host: Three of a kind. Lost: 1,000" })).toBeAttached();
  await expectBalance(page, START - 50);
});

test("flower poker by mouse: balance, history and proof are the house's", async ({ page, player }) => {
  await playFast(page);
  const flowers = new FlowerPokerPage(page);
  await flowers.open();
  const bets = await winAndLose(flowers, () => flowers.bet.click());
  const balance = bets.reduce((sum, { stake, payout }) => sum - stake + (payout ?? 0), START);
  expect(bets.map(({ payout }) => payout)).toEqual(expect.arrayContaining([0, 1_950]));
  await expectBalance(page, balance);
  expect(await player.balance()).toBe(balance);

  await player.rotate();
  const won = bets.find(({ payout }) => payout === 1_950);
  await page.goto(`/bet/${won?.id}`);
  await expect(
    page.getByRole("img", { name: /^Player: .+, host: .+\. The player wins, after \d+ plantings?\.$/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "Planting 1, from bytes to flowers" }).getByRole("row")).toHaveCount(11);
  await expect(page.getByText("1,000 × 1.95× = 1,950")).toBeVisible();
});

test("flower poker by keyboard alone", async ({ page, player }) => {
  const flowers = new FlowerPokerPage(page);
  await flowers.open();
  await page.keyboard.press("s");
  await expect(page.getByRole("textbox", { name: "Bet amount" })).toHaveValue("2,000");
  await winAndLose(flowers, async () => {
    await page.keyboard.press("Space");
    await expect(flowers.showAll).toBeVisible();
    await page.keyboard.press("f");
  });
  for (const { stake } of await player.bets("flower-poker")) expect(stake).toBe(2_000);
  await expectBalance(page, await player.balance());
});

test("automatic bets of flower poker run to their end", async ({ page, player }) => {
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

test("a bet of flower poker is replayed to its end", async ({ page, player }) => {
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

  test("a win and a loss fit without scrolling, a tap on the beds shows all, and axe finds nothing", async ({
    page,
    player,
  }) => {
    const flowers = new FlowerPokerPage(page);
    await flowers.open();
    await winAndLose(flowers, async () => {
      await flowers.bet.tap();
      await expect(flowers.showAll).toBeVisible();
      await page.locator(".flower-garden").tap();
    });
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    for (const part of [flowers.own.first(), flowers.host.last(), flowers.bet, page.getByRole("switch").first()]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, "a bet that is over");
    await expectBalance(page, await player.balance());
  });
});
