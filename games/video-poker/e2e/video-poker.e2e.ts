import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { letMove } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect } from "@playwright/test";
import { DECK } from "../../shared/rules/cards.ts";
import { drawn } from "../rules/hand.ts";
import { bestHold, cardsHeld } from "../rules/holds.ts";
import { handOf, PAYS, type PokerHand } from "../rules/poker-hands.ts";
import { VideoPokerPage } from "./video-poker-page.ts";

const START = 1_000_000;

test.beforeEach(({ page }) => playFast(page));

interface KnownHand {
  readonly held: readonly boolean[];
  readonly makes: PokerHand;
}

/** Plays a hand with best play. */
function bestOf(chance: Chance): KnownHand {
  const cards = chance.splice(DECK, 10);
  const held = cardsHeld(bestHold(cards.slice(0, 5)));
  return { held, makes: handOf(drawn(cards, held)) };
}

const cardsKept = ({ held }: KnownHand) => held.filter((kept) => kept).length;

/** Rotates to two hands for best play: first a drawn three of a kind or better, then one that pays nothing. */
async function winThenLose(player: Player): Promise<readonly [won: KnownHand, lost: KnownHand]> {
  let hands: readonly KnownHand[] = [];
  await rotateTo(player, (chanceOf) => {
    hands = [0, 1].map((nonce) => bestOf(chanceOf(nonce)));
    const [won, lost] = hands;
    if (won === undefined || lost === undefined) return false;
    return (
      PAYS[won.makes] >= 3 &&
      cardsKept(won) > 0 &&
      cardsKept(won) < 5 &&
      lost.makes === "nothing" &&
      cardsKept(lost) > 0
    );
  });
  const [won, lost] = hands;
  if (won === undefined || lost === undefined) throw new Error("no hands");
  return [won, lost];
}

test("plays video poker by mouse: a win and a loss follow the seeds; balance, history and proof agree", async ({
  page,
  player,
}) => {
  const [won, lost] = await winThenLose(player);
  const poker = new VideoPokerPage(page);
  await poker.open();
  await expect(page.getByRole("region", { name: "Your bet" })).toContainText("Royal flush800,000");
  await poker.start();
  await expectBalance(page, START - 1_000);
  const dealt = await poker.names();
  for (const [at, kept] of won.held.entries()) if (kept) await poker.cards.nth(at).click();
  await expect.poll(() => poker.held()).toEqual(won.held);
  await poker.draw.click();
  await poker.ended();
  const paid = 1_000 * PAYS[won.makes];
  await expectBalance(page, START - 1_000 + paid);
  await expect(page.getByRole("status").filter({ hasText: "Won: " })).toBeAttached();
  await expect(poker.lit).toHaveCount(1);
  const after = await poker.names();
  for (const [at, kept] of won.held.entries()) expect(after[at] === dealt[at]).toBe(kept);

  await poker.start();
  for (const [at, kept] of lost.held.entries()) if (kept) await poker.cards.nth(at).click();
  await poker.draw.click();
  await poker.ended();
  await expect(page.getByRole("status").filter({ hasText: "No winning hand. Lost: 1,000" })).toBeAttached();
  await expect(poker.lit).toHaveCount(0);
  await expectBalance(page, START - 2_000 + paid);
  expect(await player.balance()).toBe(START - 2_000 + paid);

  const [second, first] = await player.newestTwo("video-poker");
  expect([first, second]).toMatchObject([
    { stake: 1_000, payout: paid, outcome: { held: won.held, makes: won.makes } },
    { stake: 1_000, payout: 0, outcome: { held: lost.held, makes: "nothing" } },
  ]);
  await player.rotate();
  await page.goto(`/bet/${first.id}`);
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "From bytes to cards" }).getByRole("row")).toHaveCount(11);
  await expect(page.getByText(`1,000 × ${PAYS[won.makes]} = ${paid.toLocaleString("en")}`)).toBeVisible();
});

test("plays video poker by keyboard alone: space deals and draws, 1 to 5 hold, H and B hint", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const [won] = await winThenLose(player);
  const poker = new VideoPokerPage(page);
  await poker.open();
  await page.keyboard.press("s");
  await expect(poker.amount).toHaveValue("2,000");
  await poker.start(() => page.keyboard.press("Space"));
  await page.keyboard.press("3");
  await expect.poll(() => poker.held()).toEqual([false, false, true, false, false]);
  await page.keyboard.press("3");
  await page.keyboard.press("b");
  expect(await poker.held(), "no hint without asking").not.toContain(true);
  await page.keyboard.press("h");
  await expect(page.getByText("Best hold", { exact: true })).toBeVisible();
  await page.keyboard.press("b");
  await expect.poll(() => poker.held()).toEqual(won.held);
  await page.keyboard.press("Space");
  await poker.ended();
  const [bet] = await player.bets("video-poker");
  expect(bet).toMatchObject({ stake: 2_000, payout: 2_000 * PAYS[won.makes] });
  await expectBalance(page, await player.balance());
});

test("shows the value of the hold in the hint, which is off at first", { tag: "@long" }, async ({ page, player }) => {
  await rotateTo(player, (chanceOf) => {
    const { held } = bestOf(chanceOf(0));
    return held.filter((kept) => kept).length === 2;
  });
  const poker = new VideoPokerPage(page);
  await poker.open();
  await poker.start();
  await expect(page.getByText("Your hold", { exact: true })).toBeHidden();
  await poker.hint.click();
  const value = (name: string) => page.getByRole("definition").nth(name === "Your hold" ? 0 : 1);
  await expect(value("Your hold")).toHaveText(/^0\.\d{4}×$/);
  expect(await value("Your hold").textContent()).not.toBe(await value("Best hold").textContent());
  await poker.holdBest.click();
  await expect(value("Your hold")).toHaveText((await value("Best hold").textContent()) ?? "");
  await page.reload();
  await expect(page.getByText("Best hold", { exact: true }), "the setting stays").toBeVisible();
});

test("keeps a hand open across a reload and on another device", { tag: "@long" }, async ({
  page,
  player,
  secondDevice,
}) => {
  const poker = new VideoPokerPage(page);
  await poker.open();
  await poker.start();
  const dealt = await poker.names();
  await page.reload();
  await expect(poker.draw).toBeEnabled();
  await expect.poll(() => poker.names()).toEqual(dealt);

  const second = new VideoPokerPage(secondDevice);
  await second.open();
  await expect(second.draw).toBeEnabled();
  await expect.poll(() => second.names()).toEqual(dealt);
  await second.draw.click();
  await second.ended();
  await poker.ended();
  await expect.poll(() => poker.names(), "the first device follows").toEqual(await second.names());
  await expectBalance(page, await player.balance());
});

test("plays automatic hands with the best hold", { tag: "@long" }, async ({ page, player }) => {
  let expected = 0;
  await rotateTo(player, (chanceOf) => {
    const hands = [0, 1, 2].map((nonce) => bestOf(chanceOf(nonce)));
    expected = hands.reduce((sum, { makes }) => sum + 1_000 * PAYS[makes], 0);
    return expected > 3_000;
  });
  const poker = new VideoPokerPage(page);
  await poker.open();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 3 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  await expectBalance(page, START - 3_000 + expected);
  expect(await player.bets("video-poker")).toHaveLength(3);
});

/** Longer than between the taps of a double tap. */
const DOUBLE_TAP_MS = 700;

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("fits a win and a loss without scrolling, and passes axe", { tag: "@long" }, async ({ page, player }) => {
    const [won, lost] = await winThenLose(player);
    const poker = new VideoPokerPage(page);
    await poker.open();
    await poker.start();
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await poker.hint.tap();
    for (const part of [poker.cards.first(), poker.cards.last(), poker.draw, poker.hint]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, "an open hand with its hint");
    await poker.holdBest.tap();
    await expect.poll(() => poker.held()).toEqual(won.held);
    await poker.draw.tap();
    await poker.ended();
    // Two taps within a moment are a double tap, whose second one never presses a button that says something else.
    await letMove(page, DOUBLE_TAP_MS);
    await poker.start(() => poker.deal.tap());
    for (const [at, kept] of lost.held.entries()) if (kept) await poker.cards.nth(at).tap();
    await poker.draw.tap();
    await poker.ended();
    await expectBalance(page, START - 2_000 + 1_000 * PAYS[won.makes]);
  });
});
