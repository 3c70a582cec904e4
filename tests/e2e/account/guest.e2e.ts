import { randomUUID } from "node:crypto";
import { MinesPage } from "@fairhouse/games/mines/e2e/mines-page.ts";
import { RoulettePage } from "@fairhouse/games/roulette/e2e/roulette-page.ts";
import { expect, type Page } from "@playwright/test";
import { AutoPanel, playFast } from "../page/auto-page.ts";
import { expectBalance, expectLive, test } from "../page/fixture.ts";
import { PASSWORD } from "../page/player.ts";

const START = 1_000_000;

/** Requests that a guest's bet must never send. */
const SOLO = /\/api\/(games|hands|fairness\/(seeds|rotate)|account\/age|bets\?scope=mine)/;

function soloRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => SOLO.test(request.url()) && sent.push(request.url()));
  return sent;
}

const ageQuestion = (page: Page) => page.getByRole("alertdialog", { name: "Are you 18 or older?" });

async function confirmAge(page: Page): Promise<void> {
  await ageQuestion(page).getByRole("button", { name: "I am 18 or older" }).click();
  await expect(ageQuestion(page)).toBeHidden();
}

const ownRows = (page: Page) => page.getByRole("table", { name: "My bets" }).getByRole("row");

/** The balance in the top bar, at rest or not. */
async function shownBalance(page: Page): Promise<number> {
  const text = await page.getByRole("group", { name: "Balance" }).textContent();
  return Number((text ?? "").replace(/\D/g, ""));
}

/** Opens a hand with a gem under the first tile. Answers the balance with the hand open. */
async function openHand(page: Page, mines: MinesPage): Promise<number> {
  await mines.choose(1_000, 1);
  await mines.bet.click();
  await confirmAge(page);
  await expect(mines.cashOut).toBeVisible();
  for (let lost = 0; ; lost += 1) {
    if ((await mines.reveal(0)) === "gem") return START - 1_000 * (lost + 1);
    await expect(mines.bet).toBeEnabled();
    await mines.start();
  }
}

async function register(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByRole("textbox", { name: "First name" }).fill("Ada");
  await dialog.getByRole("textbox", { name: "Last name" }).fill("Byron");
  await dialog.getByRole("textbox", { name: "Email address" }).fill(`${randomUUID()}@house.test`);
  await dialog.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog).toBeHidden();
  await confirmAge(page);
}

test("a guest's coins are shown above a game before the first bet, and before the first input", {
  tag: "@long",
}, async ({ page }) => {
  // The page has no timer that could run out.
  await page.clock.install();
  await page.goto("/game/mine");
  await page.clock.runFor(1_000);
  await expect(page.getByRole("group", { name: "Balance" })).toHaveText(/^1,000,000Guest coins/);
});

test("a guest plays roulette at once, with coins of the browser and without a request", async ({ page }) => {
  const sent = soloRequests(page);
  const roulette = new RoulettePage(page);
  await roulette.open();
  await expect(page.getByRole("group", { name: "Balance" })).toHaveText(/^1,000,000Guest coins/);
  await expect(page.getByText("Total bet · Guest coins")).toBeVisible();
  await expect(page.getByText("You are playing as a guest with coins kept in this browser")).toBeVisible();

  await roulette.field("Red").click();
  await roulette.spin.click();
  await ageQuestion(page).getByRole("button", { name: "Not yet" }).click();
  await expect(ageQuestion(page)).toBeHidden();
  await expectBalance(page, START);
  await roulette.spin.click();
  await confirmAge(page);
  await expect(roulette.wheel).toHaveAccessibleName(/: \d+ (Red|Black|Green)$/);
  const won = /Red$/.test((await roulette.wheel.getAttribute("aria-label")) ?? "");
  await expectBalance(page, won ? START + 1_000 : START - 1_000);
  await expect(ownRows(page)).toHaveCount(2);
  await expect(ownRows(page).last()).toContainText(won ? "2.00×" : "0×");

  await page.goto("/game/mine");

  await expectLive(page);
  await expectBalance(page, won ? START + 1_000 : START - 1_000);
  expect(sent).toEqual([]);

  // Guests see events as everybody does.
  await page.goto("/sports");
  await expect(page.getByRole("button", { name: /: Draw: / }).first()).toBeVisible();
});

test("a guest's hand survives a reload, and the coins are on the home page", async ({ page }) => {
  const sent = soloRequests(page);
  const mines = new MinesPage(page);
  await mines.open();
  const balance = await openHand(page, mines);
  await page.reload();
  await expectLive(page);
  await expect(mines.tile(0)).toHaveAccessibleName(/: gem$/);
  await expectBalance(page, balance);
  await page.goto("/home");
  await expectLive(page);
  await expectBalance(page, balance);
  await page.goto("/game/mine");
  await expectLive(page);
  await mines.cashOut.click();
  await expect(mines.bet).toBeEnabled();
  await expectBalance(page, balance + 1_031);
  expect(sent).toEqual([]);
});

test("guests verify their bet, and read what that proves", { tag: "@long" }, async ({ page }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await page.getByRole("button", { name: "Provably fair" }).click();
  const view = page.getByRole("dialog", { name: "Provably fair" });
  const fact = (name: RegExp) => view.locator("div", { hasText: name }).last().getByRole("definition");
  await expect(view.getByText("These seeds are made and kept on this device.")).toBeVisible();
  const hash = await fact(/^Active server seed \(hash\)/).textContent();
  await view.getByRole("button", { name: "Close" }).click();
  await roulette.field("Black").click();
  await roulette.spin.click();
  await confirmAge(page);
  await expect(roulette.wheel).toHaveAccessibleName(/: \d+ (Red|Black|Green)$/);

  await page.getByRole("button", { name: "Provably fair" }).click();
  await view.getByRole("textbox", { name: "New client seed" }).fill("my own words");
  await view.getByRole("button", { name: "Rotate" }).click();
  await expect(view.getByText("The server seed is revealed.")).toBeVisible();
  await expect(fact(/^Its hash, as published/), "the hash that was shown before the bet").toHaveText(hash ?? "");
  await view.getByRole("tab", { name: "Verify" }).click();
  await view.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(view.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
  await expect(
    view.getByText("The check proves the mathematics of the bet, not the honesty of the house."),
  ).toBeVisible();
  const id = await view.getByRole("textbox", { name: "Bet number" }).inputValue();

  await page.goto(`/bet/${id}`);

  await expectLive(page);
  await expect(page.getByText("You, as a guest").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" }), "nobody else can open it").toBeHidden();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
  await page.goto("/bet/guest-00000000-0000-4000-8000-000000000000");
  await expectLive(page);
  await expect(page.getByText("Guest bets stay in the browser that made them")).toBeVisible();
});

test("registering starts the account; the guest's coins and hand stay behind, and are back after signing out", async ({
  page,
}) => {
  const mines = new MinesPage(page);
  await mines.open();
  const balance = await openHand(page, mines);
  await page.getByRole("note").getByRole("button", { name: "Create an account" }).click();
  // It goes again by itself, perhaps before a busy machine has confirmed the age.
  const told = page.getByText("Your open guest hand (Mines) is waiting in this browser").waitFor();
  await register(page);
  await told;
  await expectBalance(page, 1_000_000);
  await expect(page.getByRole("group", { name: "Balance" })).not.toContainText("Guest coins");
  await expect(page.getByText("You are playing as a guest")).toBeHidden();
  await expect(mines.tile(0)).not.toHaveAccessibleName(/: gem$/);
  await expect(mines.bet).toBeEnabled();
  await expect(page.getByText("No bets yet")).toBeVisible();

  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expectBalance(page, balance);
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("Guest coins");
  await expect(mines.tile(0)).toHaveAccessibleName(/: gem$/);
  await mines.cashOut.click();
  await expectBalance(page, balance + 1_031);
});

test("automatic bets of a guest in two tabs at once are all counted, none twice", { tag: "@long" }, async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await playFast(tab);
    const roulette = new RoulettePage(tab);
    await roulette.open();
    await roulette.field("Red").click();
  }
  await page.bringToFront();
  const roulette = new RoulettePage(page);
  await roulette.spin.click();
  await confirmAge(page);
  await expect(ownRows(page)).toHaveCount(2);
  for (const tab of tabs) {
    const auto = new AutoPanel(tab);
    await auto.open();
    await auto.set({ bets: 5 });
  }
  for (const tab of tabs) {
    const auto = new AutoPanel(tab);
    await auto.start.click();
  }
  for (const tab of tabs) await new AutoPanel(tab).expectEnd("All bets have been placed.");
  await page.reload();
  await expectLive(page);
  await expect(ownRows(page)).toHaveCount(12);
  const texts = await ownRows(page).allTextContents();
  const won = texts.filter((text) => text.includes("2.00×")).length;
  await expectBalance(page, START + 1_000 * won - 1_000 * (11 - won));
  await expect.poll(() => shownBalance(tabs[1] ?? page), "the other tab hears of it").toBe(await shownBalance(page));
});

test("a guest's hand is the same in all tabs: each shows the moves and the end of the other", { tag: "@long" }, async ({
  page,
  context,
}) => {
  const [here, there] = [new MinesPage(page), new MinesPage(await context.newPage())];
  await here.open();
  await there.open();
  const balance = await openHand(page, here);
  await expect(there.tile(0)).toHaveAccessibleName(/: gem$/);
  await there.cashOut.click();
  await expectBalance(there.page, balance + 1_031);
  await expect(here.bet).toBeEnabled();
  await expectBalance(page, balance + 1_031);
});

test("a guest without coins gets new ones", { tag: "@long" }, async ({ page }) => {
  const mines = new MinesPage(page);
  await mines.open();
  await page.evaluate(`new Promise((done) => {
    indexedDB.open("fairhouse-guest").onsuccess = ({ target }) => {
      const transaction = target.result.transaction("book", "readwrite");
      const book = transaction.objectStore("book");
      book.get("book").onsuccess = ({ target }) => book.put({ ...target.result, coins: 500 }, "book");
      transaction.oncomplete = done;
    };
  })`);
  await page.reload();
  await expectLive(page);
  await expectBalance(page, 500);
  await expect(mines.bet).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Get 1,000,000 again" }).click();
  await expectBalance(page, START);
  await expect(page.getByRole("button", { name: "Get 1,000,000 again" })).toBeHidden();
  await expect(mines.bet).toBeEnabled();
});
