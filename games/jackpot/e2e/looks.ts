import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

/** Milliseconds within which the player's own and the other bets are made. */
const FILLED_MS = 7_000;

/** Lets other players join the pot with these stakes. */
async function company(page: Page, stakes: readonly number[]): Promise<void> {
  const browser = page.context().browser();
  const [address] = page.url().split("/game/");
  if (browser === null || address === undefined) throw new Error("no browser to play from");
  const context = await browser.newContext({ baseURL: address });
  // The second player starts the clock, so all players register first.
  const players = await Promise.all(
    stakes.map(async (amount) => ({ amount, player: await Player.register(context.request) })),
  );
  await Promise.all(players.map(({ amount, player }) => player.post("/tables/jackpot/tickets", { bet: { amount } })));
  await context.close();
}

/** Opens a pot that takes bets long enough. */
async function openPot(page: Page): Promise<void> {
  await open(page, "/game/jackpot");
  for (;;) {
    const answer = await page.request.get("/api/tables/jackpot");
    const { round, now } = tableSnapshot.parse(await answer.json());
    if (round?.phase === "betting" && (round.closesAt === null || round.closesAt - now > FILLED_MS)) return;
    await page.waitForTimeout(300);
  }
}

/** Places the player's own bets and those of others. */
async function fill(page: Page): Promise<void> {
  await openPot(page);
  await page.locator(playButton).click();
  await company(page, [7_000, 2_500, 12_000, 4_000, 1_000, 1_500, 30_000, 9_000]);
  await page.locator(playButton).click();
}

/** The jackpot while it waits, while it fills, while the ring turns, and when it has stopped. */
export const looks: GameLooks = {
  scenes: [
    { name: "jackpot", show: (page) => open(page, "/game/jackpot") },
    {
      name: "jackpot-full",
      passing: true,
      async show(page) {
        await fill(page);
        await page.waitForTimeout(1_500);
      },
    },
    {
      name: "jackpot-spinning",
      passing: true,
      async show(page) {
        await fill(page);
        await page.locator(".pot-ring[data-moving=true]").waitFor({ timeout: 60_000 });
        await page.waitForTimeout(2_000);
      },
    },
    {
      name: "jackpot-won",
      passing: true,
      async show(page) {
        await fill(page);
        await page.locator(".pot-ring[data-stopped=true]").waitFor({ timeout: 60_000 });
        await page.waitForTimeout(900);
      },
    },
  ],
};
