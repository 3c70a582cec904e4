import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { coins, expectBalance, noteTexts, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expect } from "@playwright/test";
import { roulette } from "../../roulette/rules/roulette.ts";
import { tickets } from "../rules/tickets.ts";
import { TicketsPage } from "./tickets-page.ts";

const START = 1_000_000;

/**
 * Rotates to seeds under which the next bets, each a stack of the given size, pay the given multiples of the ticket
 * price.
 */
const rotateToPays = (player: Player, stacks: readonly { readonly tickets: number; readonly pays: number }[]) =>
  rotateTo(player, (chanceOf) =>
    stacks.every((stack, n) => tickets.play({ amount: 1, tickets: stack.tickets }, chanceOf(n)).payout === stack.pays),
  );

test("plays tickets by mouse: a win scratched row by row and told only with the last cell, a loss, and their proof", async ({
  page,
  player,
}) => {
  await rotateToPays(player, [
    { tickets: 1, pays: 5 },
    { tickets: 1, pays: 0 },
  ]);
  const game = new TicketsPage(page);
  await game.open();
  const status = page.getByRole("region", { name: "Tickets" }).getByRole("status").first();
  const balance = page.getByRole("group", { name: "Balance" });
  await page.getByRole("tab", { name: "All bets" }).click();
  const everybody = page.getByRole("table", { name: "All bets" }).getByText("You", { exact: true });
  const shown = await noteTexts(balance);
  const won = await game.buyBy(() => game.buy.click());
  expect(won).toMatchObject({ stake: 1_000, payout: 5_000 });
  await expectBalance(page, START - 1_000);
  await expect(game.cells.first()).toHaveAccessibleName("Cell 1: covered");
  await expect(game.prints, "nothing is in the page under whole foil").toHaveText(["", "", "", "", "", "", "", "", ""]);
  await expect(game.prints.locator("img")).toHaveCount(0);
  await game.scratchRow(0);
  for (const cell of [6, 7, 8]) await expect(game.prints.nth(cell)).toBeEmpty();
  for (const cell of [0, 1, 2]) await expect(game.cells.nth(cell)).toHaveAccessibleName(/^Cell \d: \w+, [\d,]+\.00×$/);
  await expect(game.cells.nth(3)).toHaveAccessibleName("Cell 4: covered");
  await game.scratchRow(1);
  // The house has already paid; nothing says so before the last cell is open.
  expect((await shown()).every((text) => text.startsWith(coins(START - 1_000)))).toBe(true);
  await expect(status).toHaveText("Your ticket is here: scratch it.");
  await expect(everybody).toHaveCount(0);
  await game.scratchRow(2);
  await game.expectEnd();
  await expect(status).toHaveText(/^Three alike: \w+, 5\.00×\. Won: 5\.00×, 5,000$/);
  await expectBalance(page, START + 4_000);
  await expect(everybody).toHaveCount(1);

  await game.buyBy(() => game.buy.click());
  await game.revealAll.click();
  await game.expectEnd();
  await expect(status).toHaveText("No three alike. Lost: 1,000");
  await expectBalance(page, START + 3_000);
  expect(await player.balance()).toBe(START + 3_000);

  await player.rotate();
  await page
    .getByRole("list", { name: "Your last results" })
    .getByRole("button", { name: /^5\.00×/ })
    .click();
  await expect(page.getByRole("img", { name: /^Three alike: \w+, 5\.00×$/ })).toBeVisible();
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.getByText("The replay has ended")).toBeAttached();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "Ticket 1, from bytes to cells" })).toContainText("pays 5.00×");
  await expect(page.getByText("1,000 × (5) = 5,000")).toBeVisible();
});

test("scratches a row of ten tickets in one sweep of the pointer", { tag: "@long" }, async ({ page, player }) => {
  await rotateToPays(player, [{ tickets: 10, pays: 7 }]);
  const game = new TicketsPage(page);
  await game.open();
  await page.getByRole("radio", { name: "10", exact: true }).check({ force: true });
  await game.buyBy(() => game.buy.click());
  await expect(game.marks.filter({ hasText: /pays/ })).toHaveCount(0);
  const [first, fifth, last] = await Promise.all([0, 4, 9].map((n) => game.middleOfMark(n)));
  if (first === undefined || fifth === undefined || last === undefined) throw new Error("no marks");
  await page.mouse.move(...first);
  await page.mouse.down();
  await page.mouse.move(...fifth, { steps: 6 });
  await expect(game.marks.filter({ hasText: /pays/ })).toHaveCount(5);
  await expectBalance(page, START - 10_000);
  await page.mouse.move(...last);
  await page.mouse.up();
  await game.expectEnd();
  await expect(game.marks.filter({ hasText: /pays/ })).toHaveCount(10);
  await expectBalance(page, START - 3_000);
});

test("opens tickets by keyboard alone: a cell, a ticket, and the rest of a stack", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await rotateToPays(player, [{ tickets: 3, pays: 2 }]);
  const game = new TicketsPage(page);
  await game.open();
  await page.getByRole("radio", { name: "3", exact: true }).focus();
  await page.keyboard.press("Space");
  await game.buy.focus();
  const bet = await game.buyBy(() => page.keyboard.press("Enter"));
  expect(bet).toMatchObject({ stake: 3_000, payout: 2_000 });
  await expect(game.marks).toHaveCount(3);
  await game.cells.first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(game.cells.nth(4)).toHaveAccessibleName(/^Cell 5: \w+, /);
  await expect(game.cells.nth(3)).toHaveAccessibleName("Cell 4: covered");
  await page.keyboard.press("t");
  await expect(page.getByRole("table", { name: "Prizes" }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "0.003%" }).first()).toBeVisible();
  await page.keyboard.press("t");
  await page.keyboard.press("f");
  await game.expectEnd();
  await expect(game.marks.filter({ hasText: /pays/ })).toHaveCount(3);
  await expectBalance(page, START - 1_000);
});

test("reveals a covered ticket on no page and in no tab until it is opened", async ({ page, context, player }) => {
  // Followed by a lost roulette bet on red.
  await rotateTo(player, (chanceOf) => {
    const { payout } = tickets.play({ amount: 1, tickets: 1 }, chanceOf(0));
    const red = roulette.play({ chips: [{ on: "red", amount: 1 }] }, chanceOf(1));
    return payout === 5 && red.payout === 0;
  });
  const game = new TicketsPage(page);
  await game.open();
  const other = await context.newPage();
  await other.goto("/game/roulette");
  await expectBalance(other, START);
  const balances = await noteTexts(other.getByRole("group", { name: "Balance" }));
  await game.buyBy(() => game.buy.click());
  await expectBalance(page, START - 1_000);
  await expectBalance(other, START - 1_000);

  await player.spin([{ on: "red", amount: 2_000 }]);
  await expectBalance(other, START - 3_000);
  await expectBalance(page, START - 3_000);
  await page.goto("/home?panel=wallet");
  const wallet = page.getByRole("dialog", { name: "Wallet" });
  await expect(wallet.getByText("1 unopened ticket:")).toBeVisible();
  // A win is one movement more than a loss: their number waits too.
  const count = wallet.getByRole("definition").last();
  await expect(count).toHaveText("–");
  // Available, in total, and after the last movement.
  await expect(wallet.getByText("997,000")).toHaveCount(3);
  await expect(wallet.getByRole("row", { name: /Tickets/ })).toHaveCount(0);
  await wallet.getByRole("tab", { name: "History" }).click();
  await expect(wallet.getByRole("row", { name: /Roulette/ })).toContainText("997,000");
  await expect(wallet.getByRole("row", { name: /Tickets/ })).toHaveCount(0);
  const told = (await balances()).filter((text) => !/^(?:1,000,000|999,000|997,000)/.test(text));
  expect(told, "the other tab has never told").toEqual([]);

  await wallet.getByRole("tab", { name: "Balances" }).click();
  await wallet.getByRole("button", { name: "Open all" }).click();
  await expect(count).toHaveText(/^\d+$/);
  await expectBalance(other, START + 2_000);
  await expect(wallet.getByText("1,002,000")).toHaveCount(3);
  await wallet.getByRole("tab", { name: "History" }).click();
  await expect(wallet.getByRole("row", { name: /Tickets/ })).toContainText("1,004,000");
});

test("runs automatic bets of tickets to their end", { tag: "@long" }, async ({ page, player }) => {
  await playFast(page);
  const game = new TicketsPage(page);
  await game.open();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 3, onLoss: 100 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  expect(await player.bets("tickets")).toHaveLength(3);
  await expectBalance(page, await player.balance());
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("opens a ticket by taps without scrolling; an abandoned one is paid, and is found as it was left", {
    tag: "@long",
  }, async ({ page, player }) => {
    await rotateToPays(player, [{ tickets: 3, pays: 2 }]);
    const game = new TicketsPage(page);
    await game.open();
    await page.getByRole("radio", { name: "3", exact: true }).tap();
    await game.buyBy(() => game.buy.tap());
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    for (const part of [game.cells.first(), game.cells.last(), game.revealTicket, game.revealAll]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    for (const cell of await game.cells.all()) await cell.tap();
    await expect(game.marks.filter({ hasText: /pays/ })).toHaveCount(1);
    await expect(game.cells.first(), "the second ticket").toHaveAccessibleName("Cell 1: covered");
    await game.cells.nth(4).tap();
    await expect(game.cells.nth(4)).toHaveAccessibleName(/^Cell 5: \w+, /);
    await expectBalance(page, START - 3_000);
    expect((await player.bets("tickets"))[0]).toMatchObject({ stake: 3_000, payout: 2_000 });

    const shown = await game.reloadNotingBalances();
    await expect(game.cells.nth(4)).toHaveAccessibleName(/^Cell 5: \w+, /);
    await expect(game.cells.nth(3)).toHaveAccessibleName("Cell 4: covered");
    await expect(game.marks.filter({ hasText: /pays/ })).toHaveCount(1);
    await expect(page.getByText("No bets yet"), "nor do one's own bets").toBeVisible();
    await expectBalance(page, START - 3_000);
    const told = (await shown()).filter((text) => !text.startsWith(coins(START - 3_000)));
    expect(told, "the balance has never told").toEqual([]);
    await game.revealAll.tap();
    await game.expectEnd();
    await expectBalance(page, START - 1_000);
  });
});
