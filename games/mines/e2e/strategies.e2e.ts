import { listAnswer, listed } from "@fairhouse/protocol/lists.ts";
import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { MinesPage } from "./mines-page.ts";

test("mines: strategies open with well-known ones, of which one doubles after each loss", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await playFast(page);
  const mines = new MinesPage(page);
  await mines.open();
  await mines.choose(1_000, 24);
  const auto = new AutoPanel(page);
  await auto.open();
  await page.getByRole("radio", { name: "Random" }).check();
  await auto.set({ bets: 3 });
  await page.getByRole("button", { name: /^Strateg/ }).click();
  const dialog = page.getByRole("dialog", { name: "Strategies" });
  await dialog.getByRole("button", { name: "Use D’Alembert" }).click();
  await dialog.getByRole("tab", { name: "Conditions" }).click();
  await expect(dialog.getByRole("combobox", { name: "Then" }).first()).toHaveValue("raise");
  await dialog.getByRole("tab", { name: "Learn" }).click();
  await dialog.getByRole("button", { name: "Use Martingale" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  const bets = (await player.bets("mines")).toReversed();
  const expected = bets.map((_, made) =>
    bets.slice(0, made).reduce((stake, { payout }) => (payout === 0 ? 2 * stake : 1_000), 1_000),
  );
  expect(bets.map(({ stake }) => stake)).toEqual(expected);
});

test("mines: a strategy is created, saved, shared, pasted, tried and run", async ({ page, player }) => {
  await playFast(page);
  const mines = new MinesPage(page);
  await mines.open();
  await mines.choose(1_000, 3);
  const auto = new AutoPanel(page);
  await auto.open();
  await page.getByRole("radio", { name: "Random" }).check();
  await auto.set({ bets: 10 });

  await page.getByRole("button", { name: /^Strateg/ }).click();
  const dialog = page.getByRole("dialog", { name: "Strategies" });
  const tab = (name: string) => dialog.getByRole("tab", { name }).click();
  await tab("Conditions");
  await dialog.getByRole("button", { name: "Add a condition" }).click();
  await dialog.getByRole("combobox", { name: "When" }).selectOption("Once after");
  await dialog.getByRole("textbox", { name: "How many" }).fill("1");
  await dialog.getByRole("combobox", { name: "Of what" }).selectOption("bets");
  await dialog.getByRole("combobox", { name: "Then" }).selectOption("Set the stake to");
  await dialog.getByRole("textbox", { name: "Amount" }).fill("2000");

  await tab("Saved");
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("Evening");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByRole("listitem")).toContainText("Evening");

  await tab("Share");
  const text = dialog.getByRole("textbox", { name: "Strategy as text" });
  await expect(text).toHaveValue(/stake 1000\nbets 10\n(?:.*\n)*mines 3\nwhen after 1 bet then stake 2000$/);
  const shared = await text.inputValue();
  await text.fill(`${shared}\nwhen after 2 bets then mines 99`);
  await dialog.getByRole("button", { name: "Use this text" }).click();
  await expect(dialog.getByText(/^Line \d+: this number is none, too small or too large/)).toBeVisible();
  await text.fill(`${shared}\nwhen after 2 bets then mines 5\nwhen after 3 bets then stop`);
  await dialog.getByRole("button", { name: "Use this text" }).click();
  await expect(dialog.getByText("“Strategy” is in the panel now.")).toBeVisible();

  const told: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && told.push(request.url()));
  await tab("Trial");
  await dialog.getByRole("button", { name: "Try 1,000 bets" }).click();
  await expect(dialog.getByRole("img", { name: /^Profit over 1,000 simulated bets/ })).toBeVisible();
  await expect(dialog.getByText("How runs ended: By a condition 333×")).toBeVisible();
  expect(told, "a trial asks the house for nothing").toEqual([]);
  expect(await player.bets("mines")).toEqual([]);

  await dialog.getByRole("button", { name: "Close" }).click();
  await auto.start.click();
  await auto.expectEnd("A condition of your strategy was met.");
  const bets = (await player.bets("mines")).toReversed();
  expect(bets.map(({ stake }) => stake)).toEqual([1_000, 2_000, 1_000]);
  expect(bets.map(({ bet }) => bet)).toMatchObject([{ mines: 3 }, { mines: 3 }, { mines: 5 }]);
  await expectBalance(page, await player.balance());
  await expect(mines.mines, "the player's own choice is back").toHaveValue("3");

  await page.reload();
  await page.getByRole("radio", { name: "Auto" }).check();
  await expect(page.getByRole("button", { name: /^Strateg/ })).toContainText("3 conditions");
  await page.getByRole("button", { name: /^Strateg/ }).click();
  await tab("Saved");
  await dialog.getByRole("button", { name: "Use Evening" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^Strateg/ })).toContainText("1 condition");
});

test("mines: keeps strategies of two tabs, and says which are not saved", async ({ page, player, complaints }) => {
  complaints.expect(/status of 409 .*\/account\/strategies/);
  complaints.expect(/net::ERR_FAILED .*\/account\/strategies/);
  const openSaved = async (tab: Page) => {
    await new MinesPage(tab).open();
    await new AutoPanel(tab).open();
    await tab.getByRole("button", { name: /^Strateg/ }).click();
    await tab.getByRole("tab", { name: "Saved" }).click();
    return tab.getByRole("dialog", { name: "Strategies" });
  };
  const save = async (dialog: Locator, name: string) => {
    await dialog.getByRole("textbox", { name: /^Name/ }).fill(name);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
  };
  const names = async () => {
    const { list } = listAnswer(listed.strategies).parse(await player.get("/account/strategies/mines"));
    return list?.map(({ name }) => name);
  };
  const other = await page.context().newPage();
  const [here, there] = [await openSaved(page), await openSaved(other)];
  await save(here, "Morning");
  await expect(here.getByText("“Morning” saved.")).toBeVisible();
  await save(there, "Evening");
  await expect(there.getByRole("listitem"), "both are shown where the second was saved").toHaveCount(2);
  expect(await names()).toEqual(["Evening", "Morning"]);

  for (let place = 3; place <= 12; place++)
    await player.post("/account/strategies/mines", { put: [{ name: `${place}`, text: "of another tab" }] });
  await save(here, "Night");
  await expect(here.getByText("Not saved: the list was changed elsewhere.")).toBeVisible();
  await expect(here.getByRole("textbox", { name: /^Name/ }), "what was typed stays").toHaveValue("Night");
  expect(await names()).toHaveLength(12);

  await page.route("**/api/account/strategies/mines", (route) => route.abort());
  await here.getByRole("button", { name: "Delete Morning" }).click();
  await expect(here.getByText("Not saved. Check the connection and try again.")).toBeVisible();
  await expect(here.getByRole("listitem").filter({ hasText: "Morning" })).toBeVisible();
  await other.close();
});
