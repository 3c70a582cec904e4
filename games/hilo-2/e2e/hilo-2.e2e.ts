import { AutoPanel } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { LiveClothPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { expectNoClosing, PRESS_MS, ROUNDS_MS, shownBet } from "@fairhouse/tests/e2e/page/live-table.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import { readAs } from "../../shared/facts/facts.ts";
import { facts } from "../facts.ts";
import { baseAfter } from "../rules/base.ts";

const START = 1_000_000;

const cardOf = (outcome: unknown) => readAs(facts.isOutcome, outcome)?.card ?? null;
const baseOf = (bet: unknown) => readAs(facts.isBet, bet)?.base ?? null;

/** The hilo 2 page as players see it. */
class LiveHiloPage extends LiveClothPage {
  readonly path = "/game/hilo2";
  readonly table = "hilo-2";
}

test("bets on the next card by mouse across a reload and by keys on a phone, and takes bets back until then", async ({
  page,
  player,
  phone: other,
}) => {
  const phone = new LiveHiloPage(other.page);
  const desk = new LiveHiloPage(page);
  await Promise.all([desk.open(), phone.open()]);

  await desk.field("Red").click();
  await desk.field("Black").click();
  await desk.betAgain();
  expect(await player.bets("hilo-2")).toMatchObject([{ ended: null }, { ended: "taken_back" }]);
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
  await expectNoClosing(phone.page, phone.table, PRESS_MS);
  await phone.page.keyboard.press("Enter");
  await expect(phone.back).toBeVisible();
  expect(await phone.page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);

  const [both, joker] = await Promise.all([shownBet(player, "hilo-2"), shownBet(other.player, "hilo-2")]);
  expect(both.payout).toBe(cardOf(both.outcome) === "joker" ? 0 : 2_000);
  expect(joker.payout).toBe(cardOf(joker.outcome) === "joker" ? 24_000 : 0);
  await expectBalance(page, START - 2_000 + both.payout);
  await expectBalance(phone.page, START - 1_000 + joker.payout);

  // The next round opens on an empty cloth; the result stays readable beside it, and the chips can be laid again.
  await expect(desk.field("Red")).not.toHaveAccessibleName(/placed$/, { timeout: ROUNDS_MS });
  await expect(page.locator("[data-result]")).toHaveAttribute("data-result", both.payout === 0 ? "lose" : "even");
  await page.getByRole("button", { name: "Repeat last bet" }).click();
  await expect(desk.field("Red")).toHaveAccessibleName(/1,000 placed$/);

  await expectAccessible(phone.page, "hilo 2 on a phone");

  await page.goto(`/bet/${both.id}`);
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toContainText(
    "The link leads to the published first link of its chain",
  );
});

test("places automatic bets round after round, each on the current base, until all are made", {
  tag: "@long",
}, async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const desk = new LiveHiloPage(page);
  await desk.open();
  await desk.field("Red").click();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 2 });
  await expectNoClosing(page, desk.table, PRESS_MS);
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
