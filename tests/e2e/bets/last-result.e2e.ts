import { catalog } from "@fairhouse/games/catalog.ts";
import { dice } from "@fairhouse/games/dice/rules/dice.ts";
import { MinesPage } from "@fairhouse/games/mines/e2e/mines-page.ts";
import { TicketsPage } from "@fairhouse/games/tickets/e2e/tickets-page.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { rotateTo } from "../house/known-seeds.ts";
import { test } from "../page/fixture.ts";
import { playButton } from "../scenes/scene.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Your bet" });
/** Returns the place of a button in its page, which hovering does not change. */
const placeOf = (button: Locator) =>
  button.evaluate((shown) =>
    ["offsetLeft", "offsetTop", "offsetWidth", "offsetHeight"].map((side) => Reflect.get(shown, side)),
  );
const result = (page: Page) => panel(page).locator("[data-result]");

test("the last result stays beside the button, with sign, multiplier and colour, and moves nothing", async ({
  page,
  player,
}) => {
  await rotateTo(player, (chanceOf) => {
    const [first, second] = [0, 1].map((nonce) => dice.play(dice.sampleBet(1), chanceOf(nonce)).outcome.roll);
    return first !== undefined && first > 7_500 && second !== undefined && second < 2_500;
  });
  for (const [width, height] of [
    [1_440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/game/dice");
    const button = page.locator(playButton);
    await expect(button).toBeEnabled();
    const before = await placeOf(button);
    if (width === 1_440) {
      await expect(result(page)).toHaveCount(0);
      await button.click();
      await expect(result(page)).toHaveText(/2\.00×.*\+1,000/);
      await expect(result(page)).toHaveAttribute("data-result", "win");
      expect(await placeOf(button)).toEqual(before);
      await button.click();
    }
    await expect(result(page)).toHaveText(/0×.*−1,000/);
    await expect(result(page)).toHaveAttribute("data-result", "lose");
    expect(await placeOf(button)).toEqual(before);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the large button stays where it is while a hand opens", { tag: "@long" }, async ({ page, player }) => {
    expect(await player.balance()).toBe(1_000_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const button = page.locator(playButton).first();
    const look = async () => ({ y: (await button.boundingBox())?.y, text: await button.textContent() });
    for (const { kind, path } of catalog) {
      if (kind !== "hand") continue;
      await page.goto(path);
      await expect(button).toBeEnabled();
      const before = await look();
      // A hand that ends as it is dealt is followed by another.
      await expect(async () => {
        await button.click();
        await expect.poll(async () => (await look()).text, { timeout: 3_000 }).not.toBe(before.text);
      }, path).toPass();
      await expect.poll(async () => (await look()).y, path).toBe(before.y);
    }
  });
});

test("a covered ticket has no last result beside its button", async ({ page, player }) => {
  expect(await player.balance()).toBe(1_000_000);
  const tickets = new TicketsPage(page);
  await tickets.open();
  await tickets.buyBy(() => tickets.buy.click());
  await expect(panel(page).getByText("Last bet")).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "This visit" })).toContainText("Wagered0");
  await page.reload();
  await expect(tickets.revealAll).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await tickets.revealAll.click();
  await expect(result(page)).toBeVisible();
});

test("a panel with room shows the results of this visit, a low one less of them", { tag: "@long" }, async ({
  page,
  player,
}) => {
  expect(await player.balance()).toBe(1_000_000);
  await page.goto("/game/limbo");
  const visit = page.getByRole("region", { name: "This visit" });
  await expect(visit).toContainText("Your bets from this visit appear here");
  await page.locator(playButton).click();
  await expect(visit.getByRole("img", { name: /^Profit over 1 bets/ })).toBeVisible();
  await expect(visit).toContainText("Wagered1,000");
  await page.setViewportSize({ width: 1_280, height: 660 });
  await expect(visit.getByRole("img")).toBeHidden();
});

test("the multiplier shown times the stake is the payout shown", async ({ page, player }) => {
  expect(await player.balance()).toBe(1_000_000);
  const mines = new MinesPage(page);
  await mines.open();
  await mines.choose(1_000, 3);
  const ladder = panel(page).getByRole("table");
  await expect(ladder.getByRole("row").nth(1)).toContainText("1.125×+125");
  await expect(ladder.getByRole("row").nth(2)).toContainText("1.285×+285");
  await mines.choose(1_000_000, 3);
  await expect(ladder.getByRole("row").nth(2)).toContainText("≈1.28×+285,714");
  await page.goto("/game/goal");
  await expect(ladder.getByRole("row").last()).toContainText("7.266×+6,266");
  await expect(panel(page).getByText("7.266×")).toHaveCount(2);
});

test("the pay table of a hand is shown whole beside its button, in Arabic too", { tag: "@long" }, async ({
  page,
  player,
}) => {
  expect(await player.balance()).toBe(1_000_000);
  await page.setViewportSize({ width: 1_280, height: 800 });
  for (const language of ["en", "ar"]) {
    await page.addInitScript(`localStorage.setItem("language", "${language}")`);
    for (const path of ["/game/mine", "/game/goal"]) {
      await page.goto(path);
      const table = page.locator("[data-bet-panel] table");
      await expect(table).toBeVisible();
      const cut = () =>
        table.evaluate((shown) => {
          const box = shown.closest(".scroll-fade");
          const around = shown.parentElement;
          if (box === null || around === null) throw new Error("the table has moved");
          return [box.scrollHeight - box.clientHeight, Math.max(0, shown.offsetWidth - around.clientWidth)];
        });
      await expect.poll(cut, `${path} in ${language}`).toEqual([0, 0]);
    }
  }
});
