import { AutoPanel } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectNoClosing, expectNoOpening, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import { baseAfter } from "../rules/base.ts";
import { baseOf, cardOf } from "../screen/facts.ts";
import { LiveHiloPage, PRESS_MS } from "./hilo-2-page.ts";

const START = 1_000_000;

/** Waits for the player's only bet that was not refunded to be settled and shown. */
async function shownBet(player: Player) {
  const played = async () => (await player.bets("hilo-2")).find(({ refunded }) => !refunded);
  await expect.poll(async () => (await played())?.payout ?? null, { timeout: ROUNDS_MS }).not.toBeNull();
  const bet = await played();
  if (bet === undefined) throw new Error("settled a moment ago, and gone");
  return { id: bet.id, payout: bet.payout ?? 0, card: cardOf(bet.outcome) };
}

test("bets on the next card by mouse across a reload and by keys on a phone, and takes bets back until then", async ({
  page,
  player,
  browser,
  baseURL,
  complaints,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  complaints.watch(context);
  const other = await Player.register(context.request);
  const phone = new LiveHiloPage(await context.newPage());
  const desk = new LiveHiloPage(page);
  await Promise.all([desk.visit(), phone.visit()]);

  await desk.field("Red").click();
  await desk.field("Black").click();
  await expectNoOpening(page, "hilo-2", PRESS_MS);
  await desk.bet.click();
  await desk.takeBack.click({ timeout: ROUNDS_MS });
  // In the rest of this betting phase, or in the next one: a late bet is refused.
  await expectNoClosing(page, "hilo-2", PRESS_MS);
  await desk.bet.click();
  await desk.takeBack.waitFor({ timeout: ROUNDS_MS });
  expect(await player.bets("hilo-2")).toMatchObject([{ refunded: false }, { refunded: true }]);
  await page.reload();
  await expect(desk.field("Red")).toHaveAccessibleName(/1,000 placed$/);

  await tabTo(phone.page, phone.field("Lo"));
  await phone.page.keyboard.press("ArrowRight");
  await expect(phone.field("Joker")).toBeFocused();
  await phone.page.keyboard.press("Enter");
  await phone.page.keyboard.press("ArrowDown");
  await phone.page.keyboard.press("Delete");
  await expect(phone.field("Joker")).toHaveAccessibleName(/1,000 placed$/);
  await tabTo(phone.page, phone.bet);
  await phone.page.keyboard.press("Enter");
  await expect(phone.back).toBeVisible();
  expect(await phone.page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);

  const [both, joker] = await Promise.all([shownBet(player), shownBet(other)]);
  expect(both.payout).toBe(both.card === "joker" ? 0 : 2_000);
  expect(joker.payout).toBe(joker.card === "joker" ? 24_000 : 0);
  await expectBalance(page, START - 2_000 + both.payout);
  await expectBalance(phone.page, START - 1_000 + joker.payout);

  await expectAccessible(phone.page, "hilo 2 on a phone");

  await page.goto(`/bet/${both.id}`);
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toContainText(
    "The link leads to the published first link of its chain",
  );
  await context.close();
});

test("places automatic bets round after round, each on the current base, until all are made", {
  tag: "@long",
}, async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const desk = new LiveHiloPage(page);
  await desk.visit();
  await desk.field("Red").click();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 2 });
  await auto.start.click();
  await expect(page.getByText("All bets have been placed.")).toBeVisible({ timeout: ROUNDS_MS });
  await expect(auto.start).toBeVisible();
  // The house reports the last one only when everybody has been shown it.
  const played = async () => (await player.bets("hilo-2")).filter(({ payout }) => payout !== null);
  await expect.poll(async () => (await played()).length, { timeout: ROUNDS_MS }).toBe(2);
  const [second, first] = await played();
  expect(second?.round?.number).toBe((first?.round?.number ?? 0) + 1);
  const [base, card] = [baseOf(first?.bet), cardOf(first?.outcome)];
  if (base === null || card === null) throw new Error("the first bet has no card");
  expect(baseOf(second?.bet)).toBe(baseAfter(base, card));
  await expectBalance(page, START - 2_000 + (first?.payout ?? 0) + (second?.payout ?? 0));
});
