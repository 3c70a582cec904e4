import { expect } from "@playwright/test";
import { coins, expectBalance, noteTexts, tabTo, test } from "./fixture.ts";
import { RoulettePage } from "./roulette-page.ts";

const START = 1_000_000;

test("roulette by mouse: chips, undo, double, clear, repeat, spin", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await expect(roulette.spin).toHaveAttribute("aria-disabled", "true");
  const places = [
    "Straight 17",
    "Split 8–11",
    "Street 22–23–24",
    "Corner 1–2–4–5",
    "Six line 31–32–33–34–35–36",
    "Dozen 2",
    "Column 3",
    "Red",
    "Odd",
    "19 to 36",
  ];
  for (const place of places) await roulette.spot(place).click();
  await roulette.expectTotal("10,000");
  await roulette.chip("5,000").click();
  await roulette.spot("Black").click();
  await expect(roulette.spot("Black")).toHaveAccessibleName("Black, pays 1 to 1, 5,000 placed");
  await roulette.expectTotal("15,000");
  await roulette.action("Undo").click();
  await roulette.expectTotal("10,000");
  await expect(roulette.spot("Black")).toHaveAccessibleName("Black, pays 1 to 1");
  await roulette.action("Double").click();
  await roulette.expectTotal("20,000");
  await expect(roulette.spot("Straight 17")).toHaveAccessibleName("Straight 17, pays 35 to 1, 2,000 placed");
  await roulette.action("Clear").click();
  await roulette.expectTotal("0");

  await roulette.spot("Red").click();
  await roulette.spot("Black").click();
  await roulette.spot("Straight 0").click();
  const shown = await noteTexts(page.getByRole("group", { name: "Balance" }));
  const first = await roulette.spinBy(() => roulette.spin.click());
  expect(first.bet.stake).toBe(15_000);
  expect(first.payout).toBeGreaterThan(0);
  await roulette.expectRest(first.pocket);
  // The house had paid; the player saw it when the ball lay still.
  expect((await shown()).some((text) => text.startsWith(coins(START - 15_000)))).toBe(true);
  await expectBalance(page, START - 15_000 + first.payout);

  await roulette.action("Clear").click();
  await roulette.action("Repeat last bet").click();
  await roulette.expectTotal("15,000");
  const second = await roulette.spinBy(() => roulette.spin.click());
  await roulette.expectRest(second.pocket);
  await expectBalance(page, START - 30_000 + first.payout + second.payout);
  expect(await player.balance()).toBe(START - 30_000 + first.payout + second.payout);
  const recent = page.getByRole("list", { name: "Your last results" }).getByRole("listitem");
  await expect(recent).toHaveText([String(second.pocket), String(first.pocket)]);
  await expect(page.getByRole("table", { name: "My bets" }).getByRole("row").filter({ hasText: "15,000" })).toHaveCount(
    2,
  );
});

test("the cloth refuses chips above the largest bet, and says so", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.chip("100,000").click();
  await roulette.spot("Even").click();
  await roulette.spot("Odd").click();
  await expect(page.getByRole("alert")).toHaveText("The largest bet is 100,000");
  await roulette.expectTotal("100,000");
  expect(await player.bets("roulette")).toHaveLength(0);
});

test("roulette by keyboard alone", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await tabTo(page, roulette.spot("Straight 0"));
  for (let steps = 0; steps < 40 && !(await focusedName(page)).startsWith("Straight 17,"); steps += 1) {
    await page.keyboard.press("ArrowRight");
  }
  expect(await focusedName(page)).toMatch(/^Straight 17,/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await roulette.expectTotal("2,000");
  await page.keyboard.press("Delete");
  await roulette.expectTotal("0");
  await page.keyboard.press("ArrowDown");
  const below = await focusedName(page);
  expect(below).toMatch(/\b1[67]\b/);
  await page.keyboard.press("Enter");
  await tabTo(page, roulette.action("Double"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await roulette.expectTotal("2,000");
  await tabTo(page, roulette.spin, "Shift+Tab");
  const { pocket, payout } = await roulette.spinBy(() => page.keyboard.press("Enter"));
  await roulette.expectRest(pocket);
  await expectBalance(page, START - 2_000 + payout);
  expect(await player.bets("roulette")).toHaveLength(1);
});

test("the space bar spins what lies on the cloth", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.spot("Dozen 1").click();
  await roulette.spot("Dozen 1").blur();
  const { pocket } = await roulette.spinBy(() => page.keyboard.press("Space"));
  await roulette.expectRest(pocket);
  expect(await player.bets("roulette")).toHaveLength(1);
});

function focusedName(page: RoulettePage["page"]): Promise<string> {
  return page.evaluate<string>("document.activeElement?.getAttribute('aria-label') ?? ''");
}
