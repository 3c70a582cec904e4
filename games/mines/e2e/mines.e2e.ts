import { multiplierOf } from "@fairhouse/games/mines/rules/multipliers.ts";
import { payoutOf } from "@fairhouse/kernel/money.ts";
import { coins, expectBalance, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { lookAs } from "@fairhouse/tests/e2e/scenes/look-as.ts";
import { lookOf } from "@fairhouse/tests/e2e/scenes/looks.ts";
import { expect } from "@playwright/test";
import { MinesPage } from "./mines-page.ts";

const START = 1_000_000;

test("plays mines by mouse: start, reveal, cash out; balance, history and proof agree", async ({ page, player }) => {
  const mines = new MinesPage(page);
  await mines.open();
  const lost = await mines.startWithGem(2_000, 12);
  const before = START - 2_000 * (lost + 1);
  await expectBalance(page, before);
  const payout = payoutOf(2_000, multiplierOf(1, 1));
  await expect(mines.cashOut).toHaveText(`Cash out ${coins(payout)}+${payout - 2_000} · next 1.076×`);
  // The second press of a double click lands on the bet button, and does nothing.
  await mines.cashOut.dblclick();

  await expectBalance(page, before + payout);
  await expect(mines.bet).toBeEnabled();
  await expect(page.getByRole("status").filter({ hasText: `Won: 1.031×, ${coins(payout)}` })).toBeAttached();
  expect(await player.balance()).toBe(before + payout);
  const [bet] = await player.bets("mines");
  expect(bet).toMatchObject({ stake: 2_000, payout });

  const row = page
    .getByRole("table", { name: "My bets" })
    .getByRole("row")
    .filter({ hasText: `+${payout - 2_000}` });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("2,000");
  await player.rotate();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(`/game/mine?bet=${bet?.id}`);
  await expect(page.getByRole("dialog", { name: "Bet on Mines" })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});

test("keeps an invalid amount visible with a message, and never bets it", async ({ page, player }) => {
  const mines = new MinesPage(page);
  await mines.open();
  // Shown under the field, and as the reason why the button is disabled.
  const said = page.getByText("Whole coins only: digits, without a decimal point").first();
  for (const slip of ["1.5", "2e3", "1,5", "-2000"]) {
    await mines.amount.fill("");
    await mines.amount.pressSequentially(slip);
    await expect(mines.amount).toHaveValue(slip);
    await expect(said).toBeVisible();
    await mines.amount.blur();
    await expect(mines.amount, "leaving the field changes nothing").toHaveValue(slip);
    await expect(mines.bet).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Space");
  }
  await page.getByRole("button", { name: "2× Double the amount" }).click();
  await expect(mines.amount).toHaveValue("1,000");
  await expect(said).toBeHidden();
  await mines.amount.fill("");
  await mines.amount.pressSequentially("٢٥٠٠");
  await expect(mines.amount).toHaveValue("2,500");
  expect(await player.bets("mines")).toEqual([]);
  await mines.start();
  expect((await player.bets("mines"))[0]?.stake).toBe(2_500);
});

test("shows the game alone in full screen, with the volume slider inside the card", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const mines = new MinesPage(page);
  await mines.open();
  await expectBalance(page, await player.balance());
  const card = page.getByRole("region", { name: "Mines" }).first();
  await page.getByRole("button", { name: "Sound volume" }).click();
  const slider = page.locator("[popover]:popover-open");
  await expect(async () => {
    const [inner, outer] = [await slider.boundingBox(), await card.boundingBox()];
    if (inner === null || outer === null) throw new Error("both are to be seen");
    expect(inner.x).toBeGreaterThan(outer.x);
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
  }).toPass();
  await page.keyboard.press("Escape");
  const fullScreen = page.getByRole("button", { name: "Full screen" });
  await fullScreen.click();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect.poll(() => card.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await mines.start();
  await fullScreen.click();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("takes the stake on a mine and shows the field", async ({ page, player }) => {
  const mines = new MinesPage(page);
  await mines.open();
  await mines.choose(3_000, 24);
  let expected = START;
  for (;;) {
    await mines.start();
    if ((await mines.reveal(7)) === "mine") break;
    // The only gem of the board: the hand pays on its own.
    expected += payoutOf(3_000, multiplierOf(24, 1)) - 3_000;
    await expectBalance(page, expected);
    await expect(mines.bet).toBeEnabled();
  }
  await expectBalance(page, expected - 3_000);
  await expect(mines.board.getByRole("button", { name: /: mine$/ })).toHaveCount(23);
  await expect(mines.board.getByRole("button", { name: /: gem$/ })).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Lost: 3,000" })).toBeAttached();
  expect(await player.balance()).toBe(expected - 3_000);
});

test("plays mines by keyboard alone", async ({ page, player }) => {
  const mines = new MinesPage(page);
  await mines.open();
  await page.keyboard.press("s");
  await expect(mines.amount).toHaveValue("2,000");
  await page.keyboard.press("a");
  await expect(mines.amount).toHaveValue("1,000");
  await page.keyboard.press("d");
  await expect(mines.amount).toHaveValue("100,000");
  expect(await player.bets("mines"), "D sets the largest amount and never bets").toHaveLength(0);

  await tabTo(page, mines.mines);
  for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expect(mines.mines).toHaveValue("1");
  await tabTo(page, mines.bet);
  for (let found = "mine"; found === "mine"; ) {
    await tabTo(page, mines.bet, "Shift+Tab");
    // A mine, as in one hand of 25, lays the whole board open before the next bet.
    await expect(mines.bet).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(mines.cashOut, "the focus goes on to what the button has become").toBeFocused();
    // The board is one tab stop; from its corner the arrows lead to the second tile of the second row.
    await tabTo(page, mines.board.locator("[tabindex='0']"));
    for (const key of ["Home", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    await expect(mines.tile(6)).toBeFocused();
    await page.keyboard.press("Enter");
    found = await mines.found(6);
  }
  await page.keyboard.press("c");
  await expect(mines.bet).toBeEnabled();
  const [bet] = await player.bets("mines");
  expect(bet?.payout).toBe(payoutOf(100_000, multiplierOf(1, 1)));
  await expectBalance(page, await player.balance());
});

test("bets with the space bar and opens a tile with Q, but neither while the player types", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const mines = new MinesPage(page);
  await mines.open();
  await mines.amount.focus();
  await page.keyboard.press("s");
  await page.keyboard.press("Space");
  await expect(mines.amount, "what is typed belongs to the field").toHaveValue("1,000s ");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(mines.amount).toHaveValue("1,000");
  await mines.amount.blur();
  await page.keyboard.press("Space");
  await expect(mines.cashOut).toBeVisible();
  await page.keyboard.press("s");
  await expect(mines.amount, "bet keys rest while a hand is open").toHaveValue("1,000");
  await page.keyboard.press("q");
  await expect(mines.board.getByRole("button", { name: /: (gem|mine, exploded)$/ }).first()).toBeVisible();
  expect(await player.bets("mines")).toHaveLength(1);
});

test("keeps an open hand across a reload, in the lobby, and on another device", async ({
  page,
  player,
  secondDevice,
}) => {
  const mines = new MinesPage(page);
  await mines.open();
  await mines.startWithGem(1_000, 3);
  await page.reload();
  await expect(mines.tile(3)).toHaveAccessibleName(/: gem$/);
  await expect(mines.cashOut).toBeEnabled();

  await page.goto("/home");
  await expect(page.getByText("An open hand is waiting")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(mines.tile(3)).toHaveAccessibleName(/: gem$/);

  const second = new MinesPage(secondDevice);
  await second.open();
  await expect(second.tile(3)).toHaveAccessibleName(/: gem$/);
  await second.cashOut.click();
  await expect(second.bet).toBeEnabled();
  await expect(mines.bet, "the first device follows").toBeEnabled();
  await expectBalance(page, await player.balance());
  await expectBalance(secondDevice, await player.balance());
});

test("follows a hand on a second device move by move", async ({ page, player, secondDevice }) => {
  const first = new MinesPage(page);
  const second = new MinesPage(secondDevice);
  await first.open();
  await second.open();
  await first.startWithGem(1_000, 20);
  await expect(second.tile(20)).toHaveAccessibleName(/: gem$/);
  await expect(second.cashOut).toBeEnabled();
  await expectBalance(secondDevice, await player.balance());
});

test("keeps the button and the whole board of an open hand in the first viewport of a phone", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await lookAs(page, lookOf(390, "dark", "ltr"));
  await player.openMines(1_000, 3);
  await page.goto("/game/mine");
  await expect(page.getByRole("button", { name: /^Cash out/ })).toBeInViewport({ ratio: 1 });
  for (const tile of ["Row 1, column 1", "Row 5, column 5"]) {
    await expect(page.getByRole("button", { name: tile })).toBeInViewport({ ratio: 1 });
  }
});
