import { CrashPage } from "@fairhouse/games/crash/e2e/crash-page.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import { outcomeOfJson } from "@fairhouse/kernel/any-game.ts";
import { tableFairness } from "@fairhouse/protocol/fairness.ts";
import { type APIRequestContext, type BrowserContext, expect } from "@playwright/test";
import { makeDataDir, removeDataDir, type Server, startServer } from "../house/server.ts";
import { expectBalance, test } from "../page/fixture.ts";
import { nextBetting, snapshotOf } from "../page/live-table.ts";
import { Player } from "../page/player.ts";

// These tests use the times and chains of the product: all other browser tests have a house of quick tables and short
// chains. The first flights are known to be short.

const START = 1_000_000;
const LINKS = 1_000_000;
/** Betting and result, in milliseconds. */
const TIMES = {
  crash: [6_000, 3_000],
  aviator: [6_000, 3_000],
  slide: [8_000, 3_000],
  "hilo-2": [15_000, 3_000],
  "baccarat-2": [15_000, 3_000],
  jackpot: [30_000, 4_000],
  "colour-30s": [25_000, 5_000],
  "colour-1m": [55_000, 5_000],
  "colour-3m": [175_000, 5_000],
  "colour-5m": [295_000, 5_000],
} as const;
/** Tables whose rounds follow each other by themselves. */
const FREE = ["crash", "aviator", "slide", "hilo-2", "baccarat-2"] as const;
/** Time for the first chains of a new house, which are computed one after the other on a busy machine. */
const CHAINS_MS = 120_000;
/** Time for a round on a busy machine. */
const ROUND_MS = 150_000;
/** Allowed difference between a moment of the server's clock and the same moment in the times that it sends. */
const CLOCK_MS = 100;

let server: Server;
let context: BrowserContext;

// Both tests share one house.
test.describe.configure({ mode: "default", timeout: CHAINS_MS + 2 * ROUND_MS });
test.beforeAll(async () => {
  server = await startServer(await makeDataDir(), {}, "shortFlights");
});
test.beforeEach(async ({ browser, complaints }) => {
  context = await browser.newContext({ baseURL: server.url });
  complaints.watch(context);
});
test.afterEach(() => context.close());
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

async function fairnessOf(request: APIRequestContext, table: string) {
  return tableFairness.parse(await (await request.get(`/api/fairness/tables/${table}/rounds`)).json());
}

test("every table has its times and a chain of a million links, and rounds take as long as they say", async () => {
  const { request } = context;
  for (const [table, [bettingMs, resultMs]] of Object.entries(TIMES)) {
    expect((await snapshotOf({ request }, table)).times, table).toMatchObject({ bettingMs, resultMs });
  }
  await Promise.all([
    ...Object.keys(TIMES).map(async (table) => {
      const chain = async () => (await fairnessOf(request, table)).chain?.length;
      await expect.poll(chain, { message: table, timeout: CHAINS_MS }).toBe(LINKS);
    }),
    ...FREE.map((table) => expectWholeRound(request, table)),
    expectPotOfTwo(request),
  ]);
});

/** The time from the end of one betting to the end of the next is the round, its result, and a whole betting. */
async function expectWholeRound(request: APIRequestContext, table: (typeof FREE)[number]): Promise<void> {
  const [bettingMs, resultMs] = TIMES[table];
  const rules = newestOf(await rulesOf({ id: table }));
  if (rules.kind !== "round") throw new Error(`${table} has no rounds`);
  const closing = async () => {
    const { round } = await snapshotOf({ request }, table);
    return round?.phase === "betting" ? { number: round.number, closesAt: round.closesAt ?? 0 } : null;
  };
  await expect.poll(closing, { timeout: CHAINS_MS }).not.toBeNull();
  const first = await closing();
  // One answer has the next round and the one before it: two answers may have others in between.
  let shown = await snapshotOf({ request }, table);
  const past = () => shown.recent.find(({ number }) => number === (shown.round?.number ?? 0) - 1);
  const isNext = async () => {
    shown = await snapshotOf({ request }, table);
    const { round } = shown;
    return round?.phase === "betting" && round.number > (first?.number ?? 0) && past() !== undefined;
  };
  await expect.poll(isNext, { timeout: ROUND_MS, intervals: [500] }).toBe(true);
  const length = (shown.round?.closesAt ?? 0) - (past()?.closesAt ?? 0);
  const least = rules.runMs(outcomeOfJson(past()?.outcome)) + resultMs + bettingMs;
  expect(length, table).toBeGreaterThanOrEqual(least - CLOCK_MS);
}

/** The clock of a pot starts with its second player. */
async function expectPotOfTwo(request: APIRequestContext): Promise<void> {
  const left = async () => {
    const { round, now } = await snapshotOf({ request }, "jackpot");
    return round?.phase !== "betting" ? null : round.closesAt === null ? "waits" : round.closesAt - now;
  };
  for (const amount of [1_000, 2_000]) {
    await expect.poll(left, { timeout: CHAINS_MS }).toBe("waits");
    await (await Player.register(request)).post("/tables/jackpot/tickets", { bet: { amount } });
  }
  await expect.poll(left).toBeGreaterThan(0);
  expect(await left()).toBeLessThanOrEqual(TIMES.jackpot[0]);
}

test("a flight at its own times, from its betting to the proof of its chain", { tag: "@long" }, async () => {
  const player = await Player.register(context.request);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const crash = new CrashPage(page);
  await crash.open();
  await expect(crash.countdown).toBeVisible({ timeout: CHAINS_MS });
  await crash.target.fill("1.01");
  await nextBetting(page, "crash");
  await expect(page.getByText(/^[45]\.\d s$/)).toBeVisible();
  await crash.bet.click();
  await expectBalance(page, START - 1_000);
  const paid = async () => (await player.bets("crash"))[0]?.payout ?? null;
  await expect.poll(paid, { timeout: ROUND_MS }).not.toBeNull();
  // One flight in fifty crashes before anybody leaves.
  await expectBalance(page, START - 1_000 + ((await paid()) ?? 0));
  await expect(crash.crashed.or(crash.countdown)).toBeVisible({ timeout: ROUND_MS });
  await page.getByRole("table", { name: "My bets" }).getByRole("row").nth(1).getByRole("link").click();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toContainText(
    "The link leads to the published first link of its chain",
  );
});
