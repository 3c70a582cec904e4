import { randomInt } from "node:crypto";
import { MinesPage } from "@fairhouse/games/mines/e2e/mines-page.ts";
import { expect } from "@playwright/test";
import { makeDataDir, removeDataDir, startServer } from "../house/server.ts";
import { expectBalance, test } from "../page/fixture.ts";
import { Player } from "../page/player.ts";

test("a hand goes on after the server was killed, and after it was stopped, without a reload", async ({
  browser,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection to|ERR_SOCKET/);
  const dataDir = await makeDataDir();
  // A port below the range of ephemeral ports: a connection could take one of those while the house is down.
  const port = String(20_000 + randomInt(10_000));
  let server = await startServer(dataDir, { PORT: port });
  const context = await browser.newContext({ baseURL: server.url });
  complaints.watch(context);
  try {
    const player = await Player.register(context.request);
    const page = await context.newPage();
    const mines = new MinesPage(page);
    await mines.open();
    await mines.startWithGem(5_000, 8);
    const balance = await player.balance();

    for (const end of ["kill", "stop"] as const) {
      await server[end]();
      await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
      await expect(mines.cashOut).toHaveAttribute("aria-disabled", "true");
      server = await startServer(dataDir, { PORT: port });
      await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeHidden();
    }
    await expect(mines.tile(8)).toHaveAccessibleName(/: gem$/);
    await expectBalance(page, balance);
    await mines.cashOut.click();
    await expect(mines.bet).toBeEnabled();
    const [bet] = await player.bets("mines");
    expect(bet?.payout).toBeGreaterThan(5_000);
    await expectBalance(page, balance + (bet?.payout ?? 0));
  } finally {
    await context.close();
    await server.stop();
    await removeDataDir(dataDir);
  }
});
