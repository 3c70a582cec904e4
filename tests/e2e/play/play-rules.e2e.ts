import { someHand } from "@fairhouse/games/samples.ts";
import { expect, type Route } from "@playwright/test";
import { makeDataDir, removeDataDir, type Server, startServer } from "../house/server.ts";
import { test as base, coins } from "../page/fixture.ts";
import { playButton } from "../scenes/scene.ts";

/** A separate house, whose operator follows the rules of the United Kingdom. */
const test = base.extend<object, { readonly house: Server }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const server = await startServer(await makeDataDir(), { RULES: "uk" });
      await use(server);
      await server.stop();
      await removeDataDir(server.dataDir);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

// The tests run one after the other in one worker: a second worker would open a second house.
test.describe.configure({ mode: "default" });

test("under RULES=uk one bet is made in five seconds, by hand, and time and net position are shown", async ({
  page,
  player,
}) => {
  await page.goto("/game/dice");
  const button = page.locator(playButton);
  await expect(button).toHaveText("Bet");
  await expect(page.getByRole("radio", { name: "Auto" })).toHaveCount(0);
  const bar = page.getByRole("toolbar", { name: "Settings of this game" });
  await expect(bar.getByRole("button", { name: "Animations" })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Fast bet" })).toHaveCount(0);
  await expect(bar.getByRole("button", { name: "Instant bet" })).toHaveCount(0);
  await expect(page.getByRole("timer")).toHaveText("0:00:00");

  // The house counts from when the bet reached it, and that may take a while.
  const late = async (route: Route) => {
    await new Promise((passed) => setTimeout(passed, 1_500));
    await route.continue();
  };
  await page.route("**/api/games/dice/bets", late, { times: 1 });
  await button.click();
  await expect(button).toHaveText(/^Next bet in [1-6] s$/);
  await expect(button).toBeDisabled();
  await expect(button).toHaveText("Bet");
  await expect(page.getByRole("timer")).not.toHaveText("0:00:00");
  const [bet] = await player.bets("dice");
  const net = (bet?.payout ?? 0) - 1_000;
  const shown = page.locator("dl", { hasText: "Time played" }).getByRole("definition").last();
  await expect(shown).toHaveText(net < 0 ? `−${coins(-net)}` : `+${coins(net)}`);

  // Held, the key makes one bet and no more.
  for (let press = 0; press < 20; press++) await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await expect(button).toHaveText(/^Next bet in/);
  await expect(button).toHaveText("Bet");
  expect(await player.bets("dice")).toHaveLength(2);
});

test("under RULES=uk a visitor waits too, and is told of a hand that is open elsewhere", { tag: "@long" }, async ({
  page,
}) => {
  const button = page.locator(playButton);
  await page.goto("/game/dice");
  await button.click();
  await page.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(button).toHaveText(/^Next bet in/);
  await expect(button).toHaveText("Bet");

  await page.goto(someHand.entry.path);
  await button.click();
  await expect(button).toHaveText(/Cash out/);

  await page.goto("/game/dice");
  await button.click();
  await expect(page.getByText("You have an open bet in another game. Finish it first.")).toBeVisible();
});

test("under RULES=uk the settings offer neither fast nor instant bets", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "Settings" }).first().click();
  await expect(page.getByRole("switch", { name: "Animations" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Fast bet" })).toHaveCount(0);
  await expect(page.getByRole("switch", { name: "Instant bet" })).toHaveCount(0);
});
