import { coins, expectBalance, expectLive, holdRequests, holdSocket, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectNoClosing, expectNoOpening, PRESS_MS, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import type { SeenBalance } from "@fairhouse/tests/e2e/page/notes.ts";
import { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect, type Page } from "@playwright/test";
import { noteSlides, SlidePage } from "./slide-page.ts";

const START = 1_000_000;
/** Time for a press in each of two browsers, on a busy machine. */
const PRESSES_MS = 6_000;

/** Returns the newest of `count` bets, once its round has settled it. */
async function settledBet(player: Player, count: number) {
  const newest = async () => {
    const bets = await player.bets("slide");
    return bets.length === count ? bets[0] : undefined;
  };
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: ROUNDS_MS }).not.toBeNull();
  const bet = await newest();
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  return { ...bet, payout: bet.payout };
}

/** Requests that tell a page who is signed in: with a token that it has kept, or without. */
const ACCOUNT = /\/api\/auth\/(me|refresh)$/;
/** Rounds within which a page is loaded in the middle of a slide, even on a busy machine. */
const TRIES = 8;
/** Time for so many rounds, and for what a busy machine adds. */
const TRIES_MS = 420_000;
/** A page knows the time of the house to within half the way of a request, and may tell a result so much early. */
const CLOCK_MS = 500;

/**
 * Bets, and acts in the middle of the slide. `prepare` is called before each bet. On a busy machine the act may outlast the slide; then it is repeated in
 * the next round.
 * @returns the player's balance while the strip moved and afterwards, and a time shortly before it stopped.
 */
async function actDuringSlide(slide: SlidePage, player: Player, act: () => Promise<void>, prepare = async () => {}) {
  test.setTimeout(TRIES_MS);
  for (let bets = 1; ; bets += 1) {
    await prepare();
    const during = (await player.balance()) - 1_000;
    // Queued, so that it is placed when betting opens: a late bet would leave the balance unchanged until the result.
    await expectNoOpening(slide.page, "slide", PRESS_MS);
    await slide.betNext.click();
    await expectBalance(slide.page, during);
    await slide.untilMoving();
    const shownAt = (await slide.shownAt()) - CLOCK_MS;
    await act();
    const inTime = Date.now() < shownAt;
    const { payout } = await settledBet(player, bets);
    expect(payout).toBe(1_010);
    if (inTime) return { during, after: during + payout, shownAt };
    expect(bets, "rounds that were over before the page was there").toBeLessThan(TRIES);
    await expectBalance(slide.page, during + payout);
  }
}

/** Returns the highest balance that a page showed before a time, and before its stage showed a result. */
function highestBefore(time: number, seen: readonly SeenBalance[]): number {
  return Math.max(...seen.filter(({ at, told }) => !told && at < time).map(({ balance }) => balance));
}

async function openAs(page: Page, target: string): Promise<SlidePage> {
  const slide = new SlidePage(page);
  await slide.open();
  await expectLive(page);
  await slide.target.fill(target);
  return slide;
}

test("two players in one round: one target is reached, one is not, and no balance gives away the result before the strip stops", async ({
  page,
  player,
  browser,
  baseURL,
  complaints,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  complaints.watch(context);
  const other = await Player.register(context.request);
  const otherPage = await context.newPage();
  const seen = await noteSlides(page);
  const slide = await openAs(page, "1.01");
  const greedy = await openAs(otherPage, "1000000");
  await slide.amount.fill("3000");

  await expectNoClosing(page, "slide", PRESSES_MS);
  await Promise.all([slide.betSoon.click(), greedy.betSoon.click()]);
  await expectBalance(page, START - 3_000);
  await slide.untilMoving();
  // The bet itself may be listed there, but not its result.
  const rows = page.getByRole("table", { name: "My bets" }).getByRole("row");
  await expect(rows.filter({ hasText: /[+−]\d/ })).toHaveCount(0);
  await slide.landed.waitFor({ state: "attached" });
  const { stake, payout, round } = await settledBet(player, 1);
  expect(payout).toBe(3_030);
  const end = START - stake + payout;
  await expectBalance(page, end);
  await expectBalance(otherPage, START - 1_000);
  // From the stake on: the strip stopped before the balance gave away the result.
  const balances = await seen();
  const waiting = balances.slice(balances.findIndex(({ balance }) => balance === START - stake));
  const until = waiting.slice(0, 1 + waiting.findIndex(({ balance }) => balance === end));
  expect(
    until.some(({ told }) => told),
    "the balance told the result while the strip was moving",
  ).toBe(true);
  expect(await other.bets("slide")).toMatchObject([{ payout: 0, round }]);

  const row = page.getByRole("table", { name: "My bets" }).getByRole("row").filter({ hasText: "+30" });
  await row.getByRole("link").click();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  const verdict = page.getByRole("status").filter({ hasText: "Verified" });
  await expect(verdict).toContainText("The link leads to the published first link of its chain");
  await context.close();
});

test("a reload in the middle of a slide resumes it and reveals nothing early", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const seen = await noteSlides(page);
  const slide = await openAs(page, "1.01");
  const { during, after, shownAt } = await actDuringSlide(slide, player, async () => {
    await page.reload({ waitUntil: "commit" });
    await expect(slide.moving).toBeAttached();
    await expect(page.getByRole("group", { name: "Balance" })).toContainText(/\d/);
  });
  await expectBalance(page, after);
  expect(highestBefore(shownAt, await seen())).toBe(during);
});

test("a page that learns who is signed in during a slide reveals nothing early", async ({ page, player }) => {
  const slide = await openAs(page, "1.01");
  const tab = await page.context().newPage();
  const seen = await noteSlides(tab);
  const available = tab.getByText("Available").locator("..");
  let learn = () => {};
  const prepare = async () => {
    // The page has all of its files, and learns who is signed in when it matters: a slide is over before a busy machine
    // has loaded a page.
    const account = await holdRequests(tab, ACCOUNT);
    const socket = await holdSocket(tab);
    learn = () => {
      account();
      socket();
    };
    await tab.bringToFront();
    const asked = tab.waitForRequest(ACCOUNT);
    await tab.goto("/home?panel=wallet", { waitUntil: "commit" });
    await asked;
    await page.bringToFront();
  };
  let told = "";
  const act = async () => {
    await tab.bringToFront();
    learn();
    await expect(available).toBeVisible();
    told = (await available.textContent()) ?? "";
    await page.bringToFront();
  };
  const { during, after, shownAt } = await actDuringSlide(slide, player, act, prepare);
  await expect(available).toContainText(coins(after));
  expect(told).toContain(coins(during));
  expect(highestBefore(shownAt, await seen())).toBe(during);
});

test("on a phone: a bet during a slide waits for the next round, and is taken back there", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const slide = await openAs(page, "2.00");
  // At the start of a slide, so that the next round does not open between two presses.
  await expectNoOpening(page, "slide", 2 * PRESS_MS);
  const below = async () => (await slide.amount.boundingBox())?.y;
  const before = await below();
  await slide.betNext.click();
  await expect(page.getByText("Your bet goes into the next round.")).toBeAttached();
  await expect(slide.cancelNext).toBeVisible();
  expect(await below(), "the panel stands still").toBe(before);
  await slide.cancelNext.click();
  await slide.betNext.click();
  await slide.takeBack.click({ timeout: ROUNDS_MS });
  await expect(slide.betSoon).toBeVisible();
  await expectBalance(page, START);
  expect(await player.bets("slide")).toMatchObject([{ stake: 1_000, payout: 1_000, ended: "taken_back" }]);
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await expectAccessible(page, "slide on a phone");
});

test("automatic bets run from round to round, and without motion the result is shown at once", async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const slide = await openAs(page, "1.01");
  await page.getByRole("radio", { name: "Auto" }).check({ force: true });
  await page.getByRole("textbox", { name: "Number of bets" }).fill("2");
  await page.getByRole("button", { name: "Start auto" }).click();
  await expect(page.getByText("All bets have been placed.")).toBeVisible({ timeout: ROUNDS_MS });
  await expect(slide.moving).toHaveCount(0);
  // The house reports the last one after it has been shown to everybody.
  await settledBet(player, 2);
  const bets = await player.bets("slide");
  await expectBalance(
    page,
    bets.reduce((sum, { stake, payout }) => sum - stake + (payout ?? 0), START),
  );
});

test("one press takes a target with its chance, where the panel has room for them", { tag: "@long" }, async ({
  page,
  player,
}) => {
  expect(await player.balance()).toBe(START);
  await page.setViewportSize({ width: 1_440, height: 900 });
  await new SlidePage(page).open();
  const quick = page.getByRole("group", { name: "Quick targets" });
  await quick.getByRole("button", { name: /^5.00×\s?19.6%$/ }).click();
  await expect(page.getByRole("textbox", { name: "Target" })).toHaveValue("5.00");
  await page.setViewportSize({ width: 1_280, height: 800 });
  await expect(quick).toBeHidden();
});
