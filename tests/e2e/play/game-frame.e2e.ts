import { catalog } from "@fairhouse/games/catalog.ts";
import { someFlight } from "@fairhouse/games/samples.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { openAtRest } from "../scenes/axe.ts";
import { playButton } from "../scenes/scene.ts";

/** Runs after the script of the fixture, so that this browser knows no keys at its first page. */
const FORGET_KEYS_ONCE = `if (!sessionStorage.getItem("asked")) localStorage.removeItem("play:stake-keys");
  sessionStorage.setItem("asked", "1")`;

const card = (page: Page) => page.getByRole("region", { name: "Live statistics" });

async function spotOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error("the card is not shown");
  return box;
}

test("cards float over the stage, can be dragged and moved by keys, keep their place, and stay in the window", async ({
  page,
  player,
}) => {
  expect(await player.balance()).toBe(1_000_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtRest(page, catalog[0].path);
  const stage = page.locator("[data-stage]");
  const before = await spotOf(stage);
  const button = page.getByRole("button", { name: "Live statistics" });
  await button.click();
  const grip = card(page).getByRole("button", { name: /^Move Live statistics/ });
  const { x, y } = await spotOf(grip);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 320, 330, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await spotOf(grip)).x).toBeCloseTo(x + 300, -1);
  const dragged = await spotOf(card(page));
  await expect.poll(() => spotOf(stage)).toEqual(before);

  await grip.focus();
  await grip.press("ArrowRight");
  await grip.press("Shift+ArrowUp");
  const walkedBy = async () => {
    const box = await spotOf(card(page));
    return [box.x - dragged.x, box.y - dragged.y].map(Math.round);
  };
  await expect.poll(walkedBy).toEqual([16, -64]);
  const walked = await spotOf(card(page));
  await page.reload();
  await expect.poll(async () => Math.round((await spotOf(card(page))).x)).toBe(Math.round(walked.x));

  await page.setViewportSize({ width: 900, height: 600 });
  await expect
    .poll(async () => {
      const box = await spotOf(card(page));
      return box.x >= 0 && box.x + box.width <= 900 && box.y >= 0 && box.y + box.height <= 600;
    })
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();
  await button.click();
  await card(page).getByRole("button", { name: "Close" }).click();
  await expect(card(page)).toBeHidden();
});

test("cards open in the bet panel: neither over what one watches, nor over the navigation, nor over the button that bets", async ({
  page,
  player,
}) => {
  expect(await player.balance()).toBe(1_000_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const outside = async (opened: Locator, kept: Locator) => {
    const [box, other] = [await spotOf(opened), await spotOf(kept)];
    return (
      box.x + box.width <= other.x ||
      box.x >= other.x + other.width ||
      box.y + box.height <= other.y ||
      box.y >= other.y + other.height
    );
  };
  const past = page.getByRole("region", { name: "Past rounds" });
  for (const [width, height] of [
    [1_440, 900],
    [1_024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAtRest(page, someFlight.entry.path);
    if (!(await card(page).isVisible())) await page.getByRole("button", { name: "Live statistics" }).click();
    await page.getByRole("button", { name: "Past rounds" }).click();
    const kept = [
      page.locator("[data-stage]"),
      page.getByRole("navigation").first(),
      page.locator("[data-play-button]"),
    ];
    for (const opened of [card(page), past]) {
      for (const one of kept) await expect.poll(() => outside(opened, one)).toBe(true);
    }
    await past.getByRole("button", { name: "Close" }).click();
  }
});

test("a card in the bet panel is as wide as the panel, also when the panel changes and the window does not", {
  tag: "@long",
}, async ({ page, player }) => {
  expect(await player.balance()).toBe(1_000_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAtRest(page, catalog[0].path);
  await page.getByRole("button", { name: "Live statistics" }).click();
  const widthOfPanel = (width: string) =>
    page.evaluate(`document.querySelector("[data-frame-panel]").style.width = ${JSON.stringify(width)}`);
  // From the start it is open before the panel is there.
  await page.reload();
  await expect(page.locator(playButton)).toBeVisible();
  const { width } = await spotOf(card(page));
  await widthOfPanel("200px");
  await expect.poll(async () => (await spotOf(card(page))).width).toBeLessThan(200);
  await widthOfPanel("");
  await expect.poll(async () => (await spotOf(card(page))).width).toBe(width);
});

test("the large button of a live game shows a press in the next frame", async ({ page, player }) => {
  expect(await player.balance()).toBe(1_000_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtRest(page, someFlight.entry.path);
  await expect(page.getByRole("button", { name: /^Bet/ })).toBeEnabled();
  const shown = await page.evaluate<boolean>(`new Promise((done) => {
    const button = document.querySelector("[data-play-button]");
    const before = button.textContent;
    button.click();
    requestAnimationFrame(() => done(button.getAnimations().length > 0 || button.textContent !== before));
  })`);
  expect(shown).toBe(true);
});

test("on phones cards are a sheet above the navigation", { tag: "@long" }, async ({ page, player }) => {
  expect(await player.balance()).toBe(1_000_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(catalog[0].path);
  await page.getByRole("button", { name: "Live statistics" }).click();
  const place = async () => {
    const [sheet, navigation] = [await spotOf(card(page)), await spotOf(page.getByRole("navigation").last())];
    return [sheet.x, sheet.width, navigation.y - sheet.y - sheet.height];
  };
  await expect.poll(place).toEqual([0, 390, 0]);
});

test("the first key that would change a stake asks if keys are meant, and keeps the answer", async ({
  page,
  player,
}) => {
  await page.addInitScript(FORGET_KEYS_ONCE);
  await page.goto("/game/dice");
  const amount = page.getByLabel("Bet amount");
  const question = page.getByRole("alertdialog", { name: "Change the stake with keys?" });
  await expect(page.locator(playButton)).toBeVisible();
  await page.keyboard.press("s");
  await expect(question).toBeVisible();
  await expect(amount).toHaveValue("1,000");
  await question.getByRole("button", { name: "Use the keys" }).click();
  await expect(amount).toHaveValue("2,000");
  await expect(question).toHaveCount(0);
  await page.keyboard.press("s");
  await expect(amount).toHaveValue("4,000");
  await page.reload();
  await expect(page.locator(playButton)).toBeVisible();
  await page.keyboard.press("a");
  await expect(amount).toHaveValue("2,000");
  await expect(question).toHaveCount(0);

  await page.evaluate("localStorage.removeItem('play:stake-keys'); sessionStorage.removeItem('asked')");
  await page.reload();
  await expect(page.locator(playButton)).toBeVisible();
  await page.keyboard.press("d");
  await question.getByRole("button", { name: "Turn the keys off" }).click();
  await page.keyboard.press("d");
  await expect(amount).toHaveValue("2,000");
  await expect(question).toBeHidden();
  expect(await player.bets("dice")).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a symbol of the bar says its name when it is used first", { tag: "@long" }, async ({ page, player }) => {
    expect(player.username).not.toBe("");
    await page.goto("/game/dice");
    const bar = page.getByRole("toolbar", { name: "Settings of this game" });
    const fast = bar.getByRole("button", { name: "Fast bet" });
    const name = page.getByRole("tooltip").filter({ hasText: "Fast bet" });
    await fast.tap();
    await expect(name).toBeVisible();
    await expect(name).toBeHidden();
    await fast.tap();
    await expect(fast).toHaveAttribute("aria-pressed", "false");
    // A name that is told hides by itself, so that waiting for it to be hidden could not fail.
    expect(await name.isVisible()).toBe(false);

    // Each symbol remembers its own use, over a reload.
    await bar.getByRole("button", { name: "Animations" }).tap();
    await expect(page.getByRole("tooltip").filter({ hasText: "Animations" })).toBeVisible();
    await page.reload();
    await fast.tap();
    await expect(fast).toHaveAttribute("aria-pressed", "true");
    expect(await name.isVisible()).toBe(false);
  });
});
