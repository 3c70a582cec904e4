import { coins, expectBalance, noteTexts, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expect } from "@playwright/test";
import { RoulettePage } from "./roulette-page.ts";

const START = 1_000_000;

test("roulette by mouse: chips, undo, double, clear, repeat, spin", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await expect(roulette.spin).toHaveAttribute("aria-disabled", "true");
  const places = [
    "17, black",
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
  for (const place of places) await roulette.field(place).click();
  await roulette.expectTotal("10,000");
  await roulette.chip("5,000").click();
  await roulette.field("Black").click();
  await expect(roulette.field("Black")).toHaveAccessibleName("Black, pays 1 to 1, 5,000 placed");
  await roulette.expectTotal("15,000");
  await roulette.button("Undo").click();
  await roulette.expectTotal("10,000");
  await expect(roulette.field("Black")).toHaveAccessibleName("Black, pays 1 to 1");
  await roulette.button("Double").click();
  await roulette.expectTotal("20,000");
  await expect(roulette.field("17, black")).toHaveAccessibleName("17, black, pays 35 to 1, 2,000 placed");
  await roulette.button("Clear").click();
  await roulette.expectTotal("0");

  await roulette.field("Red").click();
  await roulette.field("Black").click();
  await roulette.field("0, green").click();
  const shown = await noteTexts(page.getByRole("group", { name: "Balance" }));
  const first = await roulette.spinBy(() => roulette.spin.click());
  expect(first.bet.stake).toBe(15_000);
  expect(first.payout).toBeGreaterThan(0);
  await roulette.expectRest(first.pocket);
  // The house had already paid; the player saw it only when the ball was at rest.
  expect((await shown()).some((text) => text.startsWith(coins(START - 15_000)))).toBe(true);
  await expectBalance(page, START - 15_000 + first.payout);

  await roulette.button("Clear").click();
  await roulette.button("Repeat last bet").click();
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

test("refuses chips above the largest bet on the cloth, and says so", { tag: "@long" }, async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.chip("100,000").click();
  await roulette.field("Even").click();
  await roulette.field("Odd").click();
  await expect(page.getByRole("alert")).toHaveText("The largest bet is 100,000");
  await roulette.expectTotal("100,000");
  expect(await player.bets("roulette")).toHaveLength(0);
});

test("roulette by keyboard alone", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await tabTo(page, roulette.field("0, green"));
  for (let steps = 0; steps < 40 && !(await focusedName(page)).startsWith("17,"); steps += 1) {
    await page.keyboard.press("ArrowRight");
  }
  expect(await focusedName(page)).toMatch(/^17, black,/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await roulette.expectTotal("2,000");
  await page.keyboard.press("Delete");
  await roulette.expectTotal("0");
  await page.keyboard.press("ArrowDown");
  const below = await focusedName(page);
  expect(below).toMatch(/\b1[67]\b/);
  await page.keyboard.press("Enter");
  await tabTo(page, roulette.button("Double"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await roulette.expectTotal("2,000");
  await tabTo(page, roulette.spin, "Shift+Tab");
  const { pocket, payout } = await roulette.spinBy(() => page.keyboard.press("Enter"));
  await roulette.expectRest(pocket);
  await expectBalance(page, START - 2_000 + payout);
  expect(await player.bets("roulette")).toHaveLength(1);
});

test("spins the chips on the cloth with the space bar", { tag: "@long" }, async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.field("Dozen 1").click();
  await roulette.field("Dozen 1").blur();
  const { pocket } = await roulette.spinBy(() => page.keyboard.press("Space"));
  await roulette.expectRest(pocket);
  expect(await player.bets("roulette")).toHaveLength(1);
});

test("bets neighbours and series on the racetrack, and keeps a layout until it is deleted, or longer", {
  tag: "@long",
}, async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await page.getByRole("radio", { name: "Racetrack" }).check();
  await roulette.track.getByRole("button", { name: "17, black, and 2 on each side, 5 chips, 5,000" }).click();
  await roulette.expectTotal("5,000");
  await page.getByRole("button", { name: "Fewer neighbours" }).click();
  await page.keyboard.press("Tab");
  await roulette.track.getByRole("button", { name: "17, black, and 1 on each side, 3 chips, 3,000" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await focusedName(page)).toBe("34, red, and 1 on each side, 3 chips, 3,000");
  await page.keyboard.press("Enter");
  await roulette.expectTotal("8,000");
  await roulette.track.getByRole("button", { name: "Voisins du zéro, 9 chips, 9,000" }).click();
  await roulette.expectTotal("17,000");
  await roulette.button("Undo").click();
  await roulette.expectTotal("8,000");
  await roulette.chip("100,000").click();
  await roulette.track.getByRole("button", { name: "Tiers du cylindre, 6 chips, 600,000" }).click();
  await expect(page.getByRole("alert")).toHaveText("The largest bet is 100,000");
  await roulette.expectTotal("8,000");

  const { layouts } = roulette;
  await roulette.button("Saved layouts").click();
  await layouts.getByRole("textbox", { name: "Name for the chips on the table" }).fill("Round 17");
  await layouts.getByRole("button", { name: "Save", exact: true }).click();
  await layouts.getByRole("button", { name: "Rename Round 17" }).click();
  await expect(layouts.getByRole("textbox", { name: "New name" })).toBeFocused();
  await page.keyboard.type("Evening");
  await page.keyboard.press("Enter");
  await expect(layouts.getByRole("button", { name: "Rename Evening" })).toBeFocused();
  await layouts.getByRole("button", { name: "Delete Evening" }).click();
  await expect(layouts.getByText("“Evening” deleted.")).toBeVisible();
  await layouts.getByRole("button", { name: "Undo" }).click();
  await expect(layouts.getByRole("listitem")).toContainText("Evening");

  await expect.poll(async () => player.get("/account/layouts/roulette")).toMatchObject({ list: [{ name: "Evening" }] });
  await page.reload();
  await expect(roulette.track, "the view is remembered").toBeVisible();
  await roulette.button("Saved layouts").click();
  await layouts.getByRole("button", { name: "Place Evening" }).click();
  await expect(layouts).toBeHidden();
  await roulette.expectTotal("8,000");
  const { bet } = await roulette.spinBy(() => roulette.spin.click());
  expect(bet.stake).toBe(8_000);
  expect(await player.bets("roulette")).toHaveLength(1);

  await page.getByRole("button", { name: "Hot and cold numbers" }).click();
  const heat = page.getByRole("dialog", { name: "Hot and cold numbers" });
  await expect(heat.getByText("Past spins predict nothing.")).toBeVisible();
  await expect(heat.getByText("Your last spin.")).toBeVisible();
});

/** Smallest side of a cell in pixels, and in windows too low for it. */
const LEAST_CELL = 34;
const LEAST_LOW_CELL = 31;

test("shows the whole table, large enough, with wheel and tools at every window size", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  expect(await player.bets("roulette")).toHaveLength(0);
  const bar = page.getByRole("toolbar", { name: "Settings of this game" });
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1180, 820],
    [1024, 768],
    [900, 900],
    [390, 844],
    [360, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of ["0, green", "17, black", "36, red", "1 to 18", "19 to 36", "Column 1", "Column 3"]) {
      // A resized window redraws its table.
      const smallerSide = async () => {
        const box = await roulette.field(place).boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      };
      await expect
        .poll(smallerSide, { message: `${place} at ${width}` })
        .toBeGreaterThan(height < 800 && width < 900 ? LEAST_LOW_CELL : LEAST_CELL);
      await expect(roulette.field(place), `${place} at ${width}`).toBeInViewport({ ratio: 0.99 });
    }
    await expect(page.getByRole("radio", { name: "Auto" }), `${width}`).toBeInViewport({ ratio: 0.99 });
    await expect(roulette.button("Undo"), `${width}`).toBeInViewport({ ratio: 0.99 });
    if (height > 800 && width < 900) await expect(bar, `${width}`).toBeInViewport({ ratio: 0.99 });
    if (width >= 1024) await expect(roulette.wheel, `${width}`).toBeInViewport({ ratio: 0.99 });
  }
});

function focusedName(page: RoulettePage["page"]): Promise<string> {
  return page.evaluate<string>("document.activeElement?.getAttribute('aria-label') ?? ''");
}
