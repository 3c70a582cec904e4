import { expect, type Page } from "@playwright/test";
import { playFast } from "../page/auto-page.ts";
import { holdRequests, test } from "../page/fixture.ts";
import { playButton } from "../scenes/scene.ts";

/** Opens a game with instant bets and counts the bets that the page sends from then on. */
async function openInstantly(page: Page, path: string): Promise<() => number> {
  await playFast(page);
  return openCounting(page, path);
}

async function openCounting(page: Page, path: string): Promise<() => number> {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/bets")) sent += 1;
  });
  await page.goto(path);
  await expect(page.locator(playButton)).toBeVisible();
  return () => sent;
}

for (const way of ["the button", "Enter", "the space bar"] as const) {
  test(`bets follow each other while ${way} is held, and one press is one bet again afterwards`, async ({
    page,
    player,
  }) => {
    const sent = await openInstantly(page, "/game/dice");
    const button = page.locator(playButton);
    const key = way === "Enter" ? "Enter" : "Space";
    if (way === "Enter") await button.focus();
    if (way === "the button") {
      await button.hover();
      await page.mouse.down();
    }
    // A held key repeats: each further `down` without an `up` between counts as a repetition.
    await expect
      .poll(async () => {
        if (way !== "the button") await page.keyboard.down(key);
        return sent();
      })
      .toBeGreaterThan(4);
    if (way === "the button") await page.mouse.up();
    else await page.keyboard.up(key);
    await expect(button).not.toHaveAttribute("style", /translate/);
    const before = sent();

    await button.click();
    await expect.poll(sent).toBe(before + 1);
    await expect(async () => expect((await player.bets("dice")).length).toBe(before + 1)).toPass();
    expect(sent()).toBe(before + 1);
  });
}

test("tickets that open themselves follow each other while the button is held", async ({ page, player }) => {
  const sent = await openInstantly(page, "/game/tickets");
  const button = page.locator(playButton);
  await button.hover();
  await page.mouse.down();
  await expect.poll(sent).toBeGreaterThan(3);
  await page.mouse.up();
  await expect(async () => expect((await player.bets("tickets")).length).toBe(sent())).toPass();
});

test("tickets that players open wait for them, though the key is held", async ({ page, player: _ }) => {
  const sent = await openCounting(page, "/game/tickets");
  await page.locator(playButton).focus();
  // The second one counts as a repetition.
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  const reveal = page.getByRole("button", { name: "Reveal all" });
  await reveal.click();
  await expect(reveal).toBeHidden();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  expect(sent()).toBe(1);
});

test("a press during a bet is kept for its end, one of many", async ({ page, player }) => {
  const sent = await openInstantly(page, "/game/dice");
  const release = await holdRequests(page, "**/api/games/dice/bets");
  const button = page.locator(playButton);
  await button.click();
  await expect.poll(sent).toBe(1);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("Space");
  release();
  await expect.poll(sent).toBe(2);
  await expect(async () => expect((await player.bets("dice")).length).toBe(2)).toPass();
  expect(sent()).toBe(2);
});

for (const way of ["the mouse", "Enter"] as const) {
  test(`a button that ${way} lets go while the house is slow bets no more`, async ({ page, player }) => {
    const sent = await openInstantly(page, "/game/dice");
    const release = await holdRequests(page, "**/api/games/dice/bets");
    const button = page.locator(playButton);
    if (way === "the mouse") {
      await button.hover();
      await page.mouse.down();
    } else {
      await button.focus();
      // The second one counts as a repetition.
      await page.keyboard.down("Enter");
      await page.keyboard.down("Enter");
    }
    // The button says that it waits, and cannot be pressed.
    await expect(button).toHaveAttribute("aria-disabled", "true");
    if (way === "the mouse") await page.mouse.up();
    else {
      await expect(button).toBeFocused();
      await page.keyboard.up("Enter");
    }
    release();
    await expect(button).not.toHaveAttribute("aria-disabled");
    await page.keyboard.press("Space");
    await expect.poll(sent).toBe(2);
    await expect(async () => expect((await player.bets("dice")).length).toBe(2)).toPass();
    expect(sent()).toBe(2);
  });
}
