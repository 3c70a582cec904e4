import { MinesPage } from "@fairhouse/games/mines/e2e/mines-page.ts";
import { pocketOutcome, RoulettePage } from "@fairhouse/games/roulette/e2e/roulette-page.ts";
import { type BetPage, betPage } from "@fairhouse/protocol/play.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";

/** Changes the house's answer about a bet on its way to the page. */
async function tamper(page: Page, id: string, change: (bet: BetPage) => BetPage): Promise<void> {
  await page.route(`**/api/bets/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(betPage.parse(await answer.json())) });
  });
}

async function verify(page: Page, id: string): Promise<void> {
  await page.goto(`/bet/${id}`);
  await page.getByRole("button", { name: "Verify in this browser" }).click();
}

const verified = (page: Page) => page.getByRole("status").filter({ hasText: "Verified" });
const refuted = (page: Page) => page.getByRole("alert").filter({ hasText: "Not verified" });

test("anybody verifies a revealed bet on its page; before that, the page says what it waits for", async ({
  page,
  player,
}) => {
  const spin = await player.spin([{ on: "red", amount: 2_000 }]);
  const hand = await player.playMines(1_000, 3, [0, 6, 12]);
  // A visitor opens the page.
  await page.context().clearCookies();
  await page.goto(`/bet/${spin.id}`);
  await expect(page.getByText("The server seed behind this bet is still in use.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Revealed afterwards" })).toContainText("Not revealed yet");
  await player.rotate();
  for (const id of [spin.id, hand]) {
    await verify(page, id);
    await expect(verified(page)).toContainText("The server seed has the hash that was shown before the bet");
    await expect(verified(page)).toContainText("The payout follows from it");
    await expect(refuted(page)).toBeHidden();
  }
});

test("a changed outcome, payout, stake, seed or nonce is detected", async ({ page, player }) => {
  const { id: spin } = await player.spin([{ on: "dozen-1", amount: 3_000 }]);
  // Another nonce gives the same field once in five millions; of pockets every 37th would be the same.
  const hand = await player.playMines(1_000, 12, [0, 1]);
  await player.rotate();
  const changes: readonly (readonly [id: string, change: (recorded: BetPage) => BetPage])[] = [
    [
      spin,
      ({ bet, ...rest }) => {
        const { pocket } = pocketOutcome.parse(bet.outcome);
        return { ...rest, bet: { ...bet, outcome: { pocket: (pocket + 1) % 37 } } };
      },
    ],
    [spin, ({ bet, ...rest }) => ({ ...rest, bet: { ...bet, payout: (bet.payout ?? 0) + 1 } })],
    [spin, ({ bet, ...rest }) => ({ ...rest, bet: { ...bet, bet: { chips: [{ on: "dozen-1", amount: 300 }] } } })],
    [
      hand,
      ({ proof, ...rest }) => ({
        ...rest,
        proof: proof.seeding === "solo" ? { ...proof, nonce: proof.nonce + 1 } : proof,
      }),
    ],
    [
      spin,
      ({ proof, ...rest }) => ({
        ...rest,
        proof: proof.seeding === "solo" ? { ...proof, serverSeed: "0".repeat(64) } : proof,
      }),
    ],
  ];
  for (const [id, change] of changes) {
    await tamper(page, id, change);
    await verify(page, id);
    await expect(refuted(page)).toBeVisible();
    await expect(verified(page)).toBeHidden();
    // The page is fetched once more when the log does not agree with it.
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("a verification that began before the session was restored goes on", async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await player.rotate();
  let restore: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    restore = resolve;
  });
  await page.route("**/api/auth/refresh", async (route) => {
    await pressed;
    await route.continue();
  });
  await verify(page, id);
  await expect(verified(page)).toBeVisible();
  restore();
  await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
  await expect(verified(page)).toBeVisible();
});

test("the page of a bet tells player, time and amount, and unfolds the raw data", async ({ page, player }) => {
  const { id, payout } = await player.spin([{ on: "red", amount: 2_000 }]);
  await player.rotate();
  await page.goto(`/bet/${id}`);
  const receipt = page.getByRole("region", { name: "The bet" });
  await expect(receipt).toContainText(player.username);
  await expect(receipt).toContainText("2,000");
  await expect(receipt).toContainText(payout === 0 ? "0×" : "2.00×");
  await expect(page.getByText(`"on":"red"`).first()).toBeHidden();
  await page.getByText("Raw data for experts").click();
  await expect(page.getByText(`"on":"red"`).first()).toBeVisible();
  await expect(page.getByText("npm run --silent verify -- --game roulette")).toBeVisible();
  // The number can be read whole on the narrowest phones.
  await page.setViewportSize({ width: 360, height: 740 });
  const number = receipt.getByText(id, { exact: true });
  await expect(number).toHaveCSS("text-overflow", "clip");
  const [whole, around] = [await number.boundingBox(), await receipt.boundingBox()];
  expect((whole?.x ?? 0) + (whole?.width ?? 999)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));
});

test("the link of a bet is copied", { tag: "@long" }, async ({ page, context, player }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/bet/${id}?from=somewhere`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(new URL(copied).pathname + new URL(copied).search).toBe(`/bet/${id}`);
});

test("a changed mine is detected", { tag: "@long" }, async ({ page, player }) => {
  const id = await player.playMines(1_000, 3, [0]);
  await player.rotate();
  await tamper(page, id, (bet) => ({ ...bet, moves: [{ reveal: 1 }, ...bet.moves.slice(1)] }));
  await verify(page, id);
  await expect(refuted(page)).toBeVisible();
});

test("the fairness view of a game rotates the seeds and verifies its last bet", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.field("Red").click();
  const { bet, pocket } = await roulette.spinBy(() => roulette.spin.click());
  await roulette.expectRest(pocket);
  await page.getByRole("button", { name: "Provably fair" }).click();
  const view = page.getByRole("dialog", { name: "Provably fair" });
  expect((await player.bets("roulette")).map(({ id }) => id)).toEqual([bet.id]);
  await view.getByRole("tab", { name: "Verify" }).click();
  await expect(view.getByRole("textbox", { name: "Bet number" })).toHaveValue(bet.id);
  await expect(view.getByText("The server seed behind this bet is still in use.")).toBeVisible();

  await view.getByRole("tab", { name: "Seeds" }).click();
  const next = await view
    .locator("div", { hasText: /^Next server seed \(hash\)/ })
    .last()
    .getByRole("definition")
    .textContent();
  await view.getByRole("textbox", { name: "New client seed" }).fill("my own words");
  await view.getByRole("button", { name: "Rotate" }).click();
  await expect(view.getByText("The server seed is revealed.")).toBeVisible();
  await expect(view.getByText("my own words", { exact: true })).toBeVisible();
  await expect(view.locator("div", { hasText: /^Active server seed \(hash\)/ }).last()).toContainText(
    next ?? "no hash",
  );
  await view.getByRole("tab", { name: "Verify" }).click();
  await view.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(view.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
});

test("seeds cannot be rotated while a hand is open on them, and the page links to the hand", async ({
  page,
  player,
}) => {
  await player.openMines(1_000, 3);
  await page.goto("/fairness");
  await expect(page.getByText("A hand is open on this seed, so it cannot be revealed yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Rotate" })).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: /Mine/ }).click();
  await expect(new MinesPage(page).cashOut).toBeVisible();
});
