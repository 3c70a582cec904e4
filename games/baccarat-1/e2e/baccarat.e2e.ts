import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { dialogOf, expectEnd, replay } from "@fairhouse/tests/e2e/page/replay-page.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect, type Page } from "@playwright/test";
import { type Coup, totalOfHand } from "../../shared/rules/baccarat/coup.ts";
import { BaccaratPage, chooseDeals, totals } from "./baccarat-page.ts";

const START = 1_000_000;

/** Returns true if the Player draws, the Banker then stands, and the Player wins without a pair. */
const playerDrawsAndWins = ({ player, banker, winner, playerPair, bankerPair }: Coup) =>
  winner === "player" && player.length === 3 && banker.length === 2 && !playerPair && !bankerPair;
/** Returns true if the Player wins without a pair. */
const playerWins = ({ winner, playerPair, bankerPair }: Coup) => winner === "player" && !playerPair && !bankerPair;
const winAndLoss = (first: Coup, second: Coup) => playerDrawsAndWins(first) && playerWins(second);

test("baccarat by mouse: a win and a loss predicted from the seeds; balance, ledger, roads and proof agree", async ({
  page,
  player,
}) => {
  const { first, second } = await chooseDeals(player, winAndLoss);
  const baccarat = new BaccaratPage(page);
  await baccarat.open();
  await expect(baccarat.deal).toHaveAttribute("aria-disabled", "true");
  await baccarat.field("Player").click();
  await baccarat.field("Tie").click();
  await baccarat.field("Tie").click();
  await baccarat.expectTotal("3,000");
  await baccarat.button("Undo").click();
  await baccarat.button("Undo").click();
  await baccarat.button("Double").click();
  await expect(baccarat.field("Player")).toHaveAccessibleName("Player, pays 1 : 1, 2,000 placed");

  const won = await baccarat.dealBy(() => baccarat.deal.click());
  expect(won).toMatchObject({ stake: 2_000, payout: 4_000 });
  await expect(
    page.getByText(`Player has ${totalOfHand(first.player.slice(0, 2))} and draws: always on 0 to 5.`, { exact: true }),
  ).toBeVisible();
  await baccarat.expectEnd(`Player wins, ${totals(first)}. Won: 2.00×, 4,000`);
  await expect(
    page.getByText(
      /^Banker has \d(, Player’s third card counts \d: Banker stands \(draws on .+\)| and stands: never draws on 7)\.$/,
    ),
  ).toBeVisible();
  await expect(baccarat.hand("Player")).toHaveAccessibleName(
    new RegExp(`^Player: .+, .+, .+, total ${totalOfHand(first.player)}$`),
  );
  await expectBalance(page, START + 2_000);

  await baccarat.button("Clear").click();
  await baccarat.field("Banker").click();
  const lost = await baccarat.dealBy(() => baccarat.deal.click());
  await baccarat.expectEnd(`Player wins, ${totals(second)}. Lost: 1,000`);
  expect(lost).toMatchObject({ stake: 1_000, payout: 0 });
  await expectBalance(page, START + 1_000);
  expect(await player.balance()).toBe(START + 1_000);
  await page.reload();
  await expect(page.getByRole("img", { name: "Big road. Player 2, Banker 0, Tie 0" })).toBeVisible();

  await player.rotate();
  await page.goto(`/bet/${won.id}`);
  await expect(page.getByRole("img", { name: `Player wins, ${totals(first)}.` })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  const rows = page.getByRole("table", { name: "From bytes to cards" }).getByRole("row");
  await expect(rows).toHaveCount(1 + 6);
  await expect(rows.last()).toContainText("not needed");
  await expect(page.getByText("2,000 × 2 = 4,000")).toBeVisible();
});

test("baccarat by keyboard alone", { tag: "@long" }, async ({ page, player }) => {
  const baccarat = new BaccaratPage(page);
  await baccarat.open();
  await tabTo(page, baccarat.field("Player"));
  await page.keyboard.press("ArrowRight");
  await expect(baccarat.field("Banker")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await expect(baccarat.field("Banker")).toHaveAccessibleName("Banker, pays 0.95 : 1");
  await page.keyboard.press("ArrowUp");
  await expect(baccarat.field("Banker pair")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(baccarat.field("Tie")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(page, baccarat.deal, "Shift+Tab");
  const bet = await baccarat.dealBy(() => page.keyboard.press("Enter"));
  expect(bet.stake).toBe(2_000);
  await expect(baccarat.deal).toBeEnabled();
  await expectBalance(page, await player.balance());
});

test("cards can be squeezed by their edge, by keys, or turned all at once, and the balance waits for them", {
  tag: "@long",
}, async ({ page, player }) => {
  const { first } = await chooseDeals(player, playerDrawsAndWins);
  const baccarat = new BaccaratPage(page);
  await baccarat.open();
  await page.getByRole("switch", { name: "Squeeze cards" }).check();
  await baccarat.field("Player").click();
  await baccarat.dealBy(() => baccarat.deal.click());

  await expect(baccarat.squeezed).toHaveAccessibleName("Squeeze Player, second card");
  await liftEdge(page, baccarat, 0.3);
  await expect(baccarat.squeezed, "lifted a little, it falls back").toHaveAccessibleName("Squeeze Player, second card");
  // Until the card is flat again, its edge is not where a hand would take it. Once it has turned, the next one is left.
  await expect(async () => {
    const name = await baccarat.squeezed.getAttribute("aria-label", { timeout: 1_000 }).catch(() => null);
    if (name === "Squeeze Player, second card") await liftEdge(page, baccarat, 0.8);
    await expect(baccarat.squeezed).toHaveAccessibleName("Squeeze Banker, second card", { timeout: 1_000 });
  }).toPass();

  await expectBalance(page, START - 1_000);
  await baccarat.squeezed.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowUp");
  await expect(baccarat.squeezed).toHaveAccessibleName("Squeeze Player, third card");
  await page.keyboard.press("w");
  await baccarat.expectEnd(`Player wins, ${totals(first)}. Won: 2.00×, 2,000`);
  await expectBalance(page, START + 1_000);
});

/** Drags the lower edge of the card upwards by a share of its height, and releases it. */
async function liftEdge(page: Page, baccarat: BaccaratPage, share: number): Promise<void> {
  const card = await baccarat.squeezed.boundingBox();
  if (card === null) throw new Error("no card to squeeze");
  const middle = card.x + card.width / 2;
  await page.mouse.move(middle, card.y + card.height - 4);
  await page.mouse.down();
  await page.mouse.move(middle, card.y + card.height * (1 - share), { steps: 6 });
  await page.mouse.up();
}

test("baccarat: automatic deals repeat the layout", { tag: "@long" }, async ({ page, player }) => {
  await playFast(page);
  const baccarat = new BaccaratPage(page);
  await baccarat.open();
  await baccarat.field("Banker").click();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 3 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  expect(await player.bets("baccarat-1")).toHaveLength(3);
  await expectBalance(page, await player.balance());
});

test("baccarat: a deal is replayed card by card", { tag: "@long" }, async ({ page, player }) => {
  const { first } = await chooseDeals(player, playerWins);
  await player.post("/games/baccarat-1/bets", { bet: { chips: [{ on: "player", amount: 1_000 }] } });
  const [bet] = await player.bets("baccarat-1");
  await replay(page, bet?.id ?? "");
  await expectEnd(page);
  await expect(dialogOf(page).getByRole("img", { name: `Player wins, ${totals(first)}.` })).toBeVisible();
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a win and a loss fit without scrolling sideways, and axe finds nothing", { tag: "@long" }, async ({
    page,
    player,
  }) => {
    const { first, second } = await chooseDeals(player, winAndLoss);
    const baccarat = new BaccaratPage(page);
    await baccarat.open();
    await baccarat.field("Player").tap();
    for (const name of ["Player", "Banker", "Tie", "Player pair", "Banker pair"] as const) {
      const box = await baccarat.field(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThan(44);
      await expect(baccarat.field(name)).toBeInViewport({ ratio: 0.99 });
    }
    await baccarat.deal.tap();
    await baccarat.expectEnd(`Player wins, ${totals(first)}. Won: 2.00×, 2,000`);
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await expectAccessible(page, "a deal that is over");
    await baccarat.button("Clear").tap();
    await baccarat.field("Banker").tap();
    await baccarat.deal.tap();
    await baccarat.expectEnd(`Player wins, ${totals(second)}. Lost: 1,000`);
    await expectBalance(page, await player.balance());
  });
});
