import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton, playSome, seeAll } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

/** Plays to an open hand with three gems, or to a lost one if luck has it. */
async function openHand(page: Page): Promise<void> {
  await page.locator("section[data-compact] select").selectOption("1");
  await page.locator(playButton).click();
  // The first tile becomes pressable once the hand has arrived; a mine under it disables the others.
  for (const tile of [6, 12, 18])
    await page
      .locator(".mines-tile")
      .nth(tile)
      .click({ force: tile > 6 });
}

/** Opens automatic hands with a strategy of two conditions, and its dialog. */
async function openStrategies(page: Page): Promise<void> {
  const conditions = ["when every 3 losses in a row then mines 5", "when profit 20000 then stop"];
  const settings = JSON.stringify({ bets: 100, onLoss: { kind: "increase", percent: 100 }, conditions });
  await page.addInitScript(`localStorage.setItem("auto:mines", ${JSON.stringify(settings)})`);
  await page.addInitScript(`localStorage.setItem("play:mines:pick", '{"value":"random"}')`);
  await open(page, "/game/mine");
  await page.locator("input[type=radio][value=auto]").click();
  await page.locator("section[data-compact] button[aria-haspopup=dialog]").click();
  await page.locator("[role=tabpanel]").waitFor();
}

/** Mines idle, in play and over. */
export const looks: GameLooks = {
  scenes: [
    { name: "mines-visitor", visitor: true, whole: true, show: (page) => open(page, "/game/mine") },
    { name: "mines-idle", show: (page) => open(page, "/game/mine") },
    {
      name: "mines-open",
      async show(page) {
        await open(page, "/game/mine");
        await openHand(page);
      },
    },
    {
      name: "mines-won",
      async show(page) {
        await open(page, "/game/mine");
        await openHand(page);
        await letMove(page, 1_000);
        await page.locator(playButton).click();
        await letMove(page, 300);
      },
    },
    {
      name: "mines-lost",
      async show(page) {
        await open(page, "/game/mine");
        await page.locator("section[data-compact] select").selectOption("24");
        await page.locator(playButton).click();
        await page.locator(".mines-tile").nth(12).click();
        await letMove(page, 1_000);
      },
    },
    {
      name: "mines-auto",
      async show(page) {
        await open(page, "/game/mine");
        await page.locator("input[type=radio][value=auto]").click();
        for (const tile of [6, 12, 18]) await page.locator(".mines-tile").nth(tile).click();
      },
    },
    { name: "mines-strategy", show: openStrategies },
    {
      name: "mines-trial",
      passing: true,
      async show(page) {
        await openStrategies(page);
        await page.getByRole("tab").nth(4).click();
        await page.locator("[role=tabpanel] button").click();
        await page.locator("[role=tabpanel] svg[role=img]").waitFor();
      },
    },
    {
      name: "mines-info",
      async show(page, player) {
        await playSome(player);
        await open(page, "/game/mine");
        await page.locator("[role=toolbar] button, [role=group] button[aria-pressed]").nth(4).click();
      },
    },
    {
      name: "mines-history",
      whole: true,
      async show(page, player) {
        await playSome(player);
        await open(page, "/game/mine");
        await seeAll(page);
      },
    },
  ],
};
