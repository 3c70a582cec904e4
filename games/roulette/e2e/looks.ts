import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** Roulette idle, in play and after a spin. */
export const looks: GameLooks = {
  tall: true,
  scenes: [
    {
      name: "roulette-idle",
      show: (page) => open(page, "/game/roulette"),
    },
    {
      name: "roulette-chips",
      passing: true,
      async show(page) {
        await open(page, "/game/roulette");
        for (const spot of [17, 5, 45, 80, 110, 140]) await page.locator(".chip-spot").nth(spot).click();
      },
    },
    {
      name: "roulette-spinning",
      passing: true,
      async show(page) {
        await open(page, "/game/roulette");
        await page.locator(".chip-spot").nth(17).click();
        await page.locator(playButton).click();
        await letMove(page, 1_200);
      },
    },
    {
      name: "roulette-result",
      async show(page) {
        await open(page, "/game/roulette");
        for (const spot of [142, 143, 144]) await page.locator(".chip-spot").nth(spot).click();
        await page.locator(playButton).click();
        await letMove(page, 4_600);
      },
    },
    {
      name: "roulette-racetrack",
      async show(page) {
        await open(page, "/game/roulette");
        await page.locator("input[value=track], .roulette-corner button").first().click();
      },
    },
    {
      name: "roulette-layouts",
      async show(page) {
        await open(page, "/game/roulette");
        for (const spot of [0, 17, 60, 120]) await page.locator(".chip-spot").nth(spot).click();
        await page.getByRole("button", { name: /^(Saved layouts|توزيعات محفوظة)$/ }).click();
        await page.getByRole("dialog").getByRole("textbox").waitFor();
      },
    },
  ],
};
