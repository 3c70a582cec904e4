import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openRelay } from "@fairhouse/tests/e2e/house/relay.ts";
import { makeDataDir, removeDataDir, type Server, startServer } from "@fairhouse/tests/e2e/house/server.ts";
import { coins, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { desktopDark, type Look, phoneLight, storing } from "@fairhouse/tests/e2e/scenes/looks.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { readAs } from "../../shared/facts/facts.ts";
import { facts } from "../facts.ts";

const START = 1_000_000;
const STAKE = 1_000;
/** Thirty matchdays of twenty seconds, the start of a house, and a take-over. */
const SEASON_MS = 20 * 60_000;
/** Time until the matchday after the next is over, on a busy machine. */
const MATCHDAY_MS = 120_000;
/** The bets at which something happens. */
const [RELOAD, KILL, KILL_AGAIN] = [2, 4, 8];
const LEASE = { TABLE_LEASE_SECONDS: "2" };

/** Words and names of the page, which a viewer reads and presses, in both languages. */
const PHRASES = {
  en: {
    balance: "Balance",
    leagues: "Leagues",
    fast: /^Fast League/,
    matchdays: "Matchdays",
    matches: "Matches",
    openSlip: "Open the bet slip",
    place: "Place bet",
    mine: "Your bets",
    waits: "Open",
    end: /Won|Lost/,
    right: /^Verified/,
  },
  ar: {
    balance: "الرصيد",
    leagues: "الدوريات",
    fast: /^الدوري السريع/,
    matchdays: "الجولات",
    matches: "المباريات",
    openSlip: "فتح قسيمة الرهان",
    place: "ضع الرهان",
    mine: "رهاناتك",
    waits: "مفتوح",
    end: /فاز|خسر/,
    right: /^تم التحقق/,
  },
};

/** One of those who watch and bet. */
interface Viewer {
  readonly page: Page;
  readonly player: Player;
  readonly look: Look;
}

test("a season is watched and bet on by two browsers, through a reload, deaths and take-overs of servers", {
  tag: "@long",
}, async ({ browser, complaints }) => {
  test.setTimeout(SEASON_MS);
  complaints.expect(/ERR_|WebSocket connection to|status of 50[234]/);
  const dataDir = await makeDataDir();
  const ended: (() => Promise<unknown>)[] = [() => removeDataDir(dataDir)];
  try {
    // The first server starts the database, which outlives it; the others are servers of the same house.
    const first = await startServer(dataDir, LEASE, "quick");
    ended.push(() => endWithDatabase(dataDir));
    const shared = { ...LEASE, DATABASE_URL: await databaseOf(dataDir) };
    const second = await startServer(dataDir, shared, "quick");
    ended.push(second.stop);
    const relay = await openRelay(first.url);
    ended.push(relay.close);

    const viewers: Viewer[] = [];
    for (const look of [desktopDark, phoneLight]) {
      const context = await browser.newContext({
        baseURL: relay.url,
        viewport: look.viewport,
        reducedMotion: "reduce",
      });
      ended.push(() => context.close());
      complaints.watch(context);
      await context.addInitScript(storing(look));
      const viewer = { look, player: await Player.register(context.request), page: await context.newPage() };
      viewers.push(viewer);
      await openFastLeague(viewer);
    }

    let serving = first;
    let waiting = second;
    let bets = 0;
    for (let season = 1; season === 1; bets++) {
      await Promise.all(viewers.map(betOnNext));
      if (bets === RELOAD) {
        for (const { page } of viewers) await page.reload();
      }
      if (bets === KILL || bets === KILL_AGAIN) {
        await serving.kill();
        relay.turnTo(waiting.url);
        const successor = await startServer(dataDir, shared, "quick");
        ended.push(successor.stop);
        [serving, waiting] = [waiting, successor];
      }
      await Promise.all(viewers.map(seesEnd));
      season = await seasonOf(viewers[0]);
    }
    expect(bets).toBeGreaterThan(KILL_AGAIN);

    for (const viewer of viewers) {
      const placed = await betsOf(viewer);
      expect(placed).toHaveLength(bets);
      const payouts = placed.map(({ payout }) => payout ?? Number.NaN);
      const balance = payouts.reduce((sum, payout) => sum + payout - STAKE, START);
      const shown = viewer.page.getByRole("group", { name: phrasesOf(viewer).balance });
      await expect(shown).toHaveText(new RegExp(`^${coins(balance)}\\D*$`));
      expect(await viewer.player.balance()).toBe(balance);
      await verifyAll(
        viewer,
        placed.map(({ id }) => id),
      );
    }
  } finally {
    for (const end of ended.toReversed()) await end();
  }
});

const phrasesOf = ({ look }: Viewer) => PHRASES[look.language];
const betsOf = ({ player }: Viewer) => player.bets("virtual");

function ownBets(viewer: Viewer): Locator {
  return viewer.page.getByRole("region", { name: phrasesOf(viewer).mine }).getByRole("listitem");
}

async function openFastLeague(viewer: Viewer): Promise<void> {
  const { leagues, fast } = phrasesOf(viewer);
  await viewer.page.goto("/sports");
  await viewer.page.getByRole("navigation", { name: leagues }).getByRole("button", { name: fast }).click();
}

/** The season of a viewer's newest bet. */
async function seasonOf(viewer: Viewer | undefined): Promise<number> {
  const [newest] = viewer === undefined ? [] : await betsOf(viewer);
  return readAs(facts.isBet, newest?.bet)?.legs[0]?.match.season ?? Number.NaN;
}

/** Bets on a match of the matchday after the next one, and sees the bet among their own. */
async function betOnNext(viewer: Viewer): Promise<void> {
  const { page, look } = viewer;
  const { matchdays, matches, openSlip, place, waits } = phrasesOf(viewer);
  const before = (await betsOf(viewer)).length;
  await page.getByRole("navigation", { name: matchdays }).getByRole("button").nth(1).click();
  const odds = page.getByRole("tabpanel", { name: matches }).locator("button[aria-label][aria-pressed=false]");
  await odds.nth(before % 3).click();
  if (look.viewport.width < 500) await page.getByRole("button", { name: openSlip }).click();
  await page.getByRole("button", { name: place }).click();
  await expect.poll(async () => (await betsOf(viewer)).length).toBe(before + 1);
  await expect(ownBets(viewer).first()).toContainText(waits);
}

/** Sees the end of the newest bet without a reload of their own. */
async function seesEnd(viewer: Viewer): Promise<void> {
  await expect(ownBets(viewer).first()).toContainText(phrasesOf(viewer).end, { timeout: MATCHDAY_MS });
}

async function verifyAll(viewer: Viewer, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await viewer.page.goto(`/bet/${id}`);
    const proof = viewer.page.locator("section[aria-labelledby=proof]");
    await proof.locator("[aria-live] > button").click();
    await expect(proof.getByText(phrasesOf(viewer).right), id).toBeVisible();
  }
}

/** The address of the embedded database of a data folder, which one of its servers started. */
async function databaseOf(dataDir: string): Promise<string> {
  const [, , , port] = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  const password = (await readFile(join(dataDir, "keys/database-password"), "utf8")).trim();
  return `postgres://fairhouse:${password}@127.0.0.1:${port}/fairhouse`;
}

/** A server of the data folder adopts its database, and ends both. */
async function endWithDatabase(dataDir: string): Promise<void> {
  const last: Server = await startServer(dataDir, LEASE, "quick");
  await last.stop();
}
