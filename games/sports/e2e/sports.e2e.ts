import { randomUUID } from "node:crypto";
import { correctEvent, endEvent, openEvent, publishEvent } from "@fairhouse/tests/e2e/house/real-events.ts";
import { expectBalance, expectLive, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect, type Page } from "@playwright/test";
import type { EventState } from "../rules/event.ts";
import { eventIn, eventInPlay } from "./events.ts";

const START = 1_000_000;
/** Time until the house has found and settled what a test has written, on a busy machine. */
const SETTLED_MS = 20_000;

const slip = (page: Page) => page.getByRole("region", { name: "Bet slip" });
const own = (page: Page) => page.getByRole("region", { name: "Your bets" }).getByRole("listitem");

/** An event in a competition of its own, so that tests beside this one do not change what it sees. */
function named(state: EventState, competition: string): EventState {
  return { ...state, card: { ...state.card, competition } };
}

test("a visitor sees every price of an event, reaches the other pages, and is asked to sign in for a bet", async ({
  page,
}) => {
  const league = `League ${randomUUID().slice(0, 8)}`;
  await openEvent(named(eventIn(0, 24, Date.now()), league));
  await page.goto("/sports/events");
  const list = page.getByRole("region", { name: `Football: ${league}` });
  await expect(list.getByRole("button", { name: /: Draw: 3\.80$/ })).toBeVisible();
  await list.getByRole("button", { name: /^All markets/ }).click();
  const event = page.getByRole("region", { name: "Harbour Town – Old Mill" });
  await expect(event.getByRole("button", { name: "Harbour Town −0.75: 2.10" })).toBeVisible();
  await page.reload();
  await expect(event.getByRole("region", { name: "Result" })).toContainText("From bookmakers");
  await expect(event.getByRole("region", { name: "Total" })).toContainText("From a trader");
  await event.getByRole("button", { name: "Over 2.5: 1.90" }).click();
  await expect(slip(page)).toContainText("Over 2.5");
  await expect(slip(page)).not.toContainText("Exact return");
  await expect(slip(page).getByRole("button", { name: "Sign in to bet" })).toBeVisible();
  await expectAccessible(page, "an event with a slip");

  const pages = page.getByRole("navigation", { name: "Bets to choose from" });
  await expect(pages.getByRole("link", { name: "Events" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Leagues" }).press("Enter");
  await expect(page).toHaveURL(/\/sports$/);
  await expect(pages.getByRole("link", { name: "Leagues" })).toHaveAttribute("aria-current", "page");
});

test("a double is placed, settled by the results of its events, and its page says what they were", async ({
  page,
  player,
}) => {
  test.setTimeout(4 * SETTLED_MS);
  const league = `League ${randomUUID().slice(0, 8)}`;
  const cup = `Cup ${randomUUID().slice(0, 8)}`;
  const match = await openEvent(named(eventIn(0, 24, Date.now()), league));
  const race = await openEvent(named(eventIn(3, 25, Date.now()), cup));
  await page.goto("/sports/events");
  await expectLive(page);
  await page
    .getByRole("region", { name: `Football: ${league}` })
    .getByRole("button", { name: /Town to win/ })
    .click();
  await page
    .getByRole("region", { name: `Racing: ${cup}` })
    .getByRole("button", { name: /Brave Tide to win/ })
    .click();
  await expect(slip(page).getByLabel("Type of bet")).toHaveValue("2");
  await slip(page).getByRole("button", { name: "Place bet" }).click();
  await expectBalance(page, START - 1_000);
  await expect(own(page).first()).toContainText("Harbour Town to win");
  await expect(own(page).first()).toContainText("Open");

  await endEvent(match, { kind: "score", score: [2, 1], halfTime: [0, 1] });
  await endEvent(race, { kind: "winners", winners: [1, 3], withdrawn: [] });
  const newest = async () => (await player.bets("sports"))[0];
  // 1.9 for the match, and half of 3.8 in a dead heat of two.
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: SETTLED_MS }).toBe(3_610);
  await expectBalance(page, START + 2_610);
  await page.goto(`/bet/${(await newest())?.id}`);
  const legs = page.getByRole("list", { name: "Legs of the slip" });
  await expect(legs).toContainText("Result: 2–1 (half-time 0–1)");
  await expect(legs).toContainText("Chance without margin when the bet was made: 50%");
  await expect(legs).toContainText("Dead heat of 2");
  await legs.getByText("Published odds, and how the result was found").first().click();
  await expect(legs).toContainText("as its feed has told twice");
  await expect(legs).toContainText("Opened by a trader of the house");
  await expectAccessible(page, "a settled slip");
});

test("a slip each way costs twice its amount, and is paid for a place at the terms of its event", {
  tag: "@long",
}, async ({ page, player }) => {
  test.setTimeout(4 * SETTLED_MS);
  const cup = `Cup ${randomUUID().slice(0, 8)}`;
  const race = await openEvent({ ...named(eventIn(3, 25, Date.now()), cup), place: { places: 2, part: 4 } });
  await page.setViewportSize({ width: 1_440, height: 1_000 });
  await page.goto("/sports/events");
  await expectLive(page);
  const list = page.getByRole("region", { name: `Racing: ${cup}` });
  await list.getByRole("button", { name: /Copper Field to win/ }).click();
  await slip(page).getByRole("switch", { name: "Each way" }).click();
  await expect(slip(page)).toContainText("Total stake2,000");
  // 7.600 for the win, and 1 + 6.6 / 4 for the place.
  await expect(slip(page)).toContainText("Pays at most10,250");
  await list.getByRole("button", { name: /^All/ }).first().click();
  await expect(page.getByText("Each way: 2 places at 1/4 of the profit")).toBeVisible();
  await expectAccessible(page, "a slip each way");
  await slip(page).getByRole("button", { name: "Place bet" }).click();
  await expectBalance(page, START - 2_000);
  await endEvent(race, { kind: "winners", winners: [0], placed: [[2]], withdrawn: [] });
  await expectBalance(page, START + 650);
  await expect(own(page).first()).toContainText("Placed");
  const [bet] = await player.bets("sports");
  await page.goto(`/bet/${bet?.id}`);
  await expect(page.getByRole("main")).toContainText("Single, each way");
  const legs = page.getByRole("list", { name: "Legs of the slip" });
  await expect(legs).toContainText("Placed");
  await expect(legs).toContainText("Result: Won by Amber Light; then Copper Field");
  await expect(legs).toContainText("Its place counts 2.65");
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
});

test("a slip is settled again when a result was corrected, and its page, the bell and the wallet say so", async ({
  page,
  player,
}) => {
  test.setTimeout(6 * SETTLED_MS);
  const league = `League ${randomUUID().slice(0, 8)}`;
  const match = await openEvent(named(eventIn(0, 24, Date.now()), league));
  await page.goto("/sports/events");
  await expectLive(page);
  await page
    .getByRole("region", { name: `Football: ${league}` })
    .getByRole("button", { name: /Town to win/ })
    .click();
  await slip(page).getByRole("button", { name: "Place bet" }).click();
  await expectBalance(page, START - 1_000);
  await endEvent(match, { kind: "score", score: [2, 1] });
  await expectBalance(page, START + 900);
  await expect(own(page).first()).toContainText("Won 1,900");

  await correctEvent(match, { kind: "score", score: [1, 1] });
  await expectBalance(page, START - 1_000);
  await expect(own(page).first()).toContainText("Lost");
  const [bet] = await player.bets("sports");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("link", { name: /was settled again.*1,900 had been paid/s }).click();
  await expect(page).toHaveURL(new RegExp(`/bet/${bet?.id}$`));
  const record = page.getByRole("main");
  await expect(record).toContainText(/this slip was settled again on .*: 1,900 until then, 0 since/);
  const legs = page.getByRole("list", { name: "Legs of the slip" });
  await expect(legs).toContainText("Result: 1–1");
  await expect(legs).toContainText(/Corrected .*; until then: 2–1/);
  await legs.getByText("Published odds, and how the result was found").click();
  const earlier = legs.getByRole("region", { name: "Results before they were corrected" });
  await expect(earlier).toContainText("as its feed has told twice");
  await expect(legs).toContainText("as the league has corrected");
  await expectAccessible(page, "a slip that was settled again");
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
  await page.goto("/home?panel=wallet");
  await page.getByRole("tab", { name: "History" }).click();
  const rows = page.getByRole("table", { name: /transactions/i }).getByRole("row");
  await expect(rows.filter({ hasText: "Correction" })).toContainText("1,900");
});

test("an event that was broken off leaves what no point could change, and voids the rest", { tag: "@long" }, async ({
  page,
  player,
}) => {
  test.setTimeout(4 * SETTLED_MS);
  const league = `League ${randomUUID().slice(0, 8)}`;
  const match = await openEvent(named(eventIn(0, 24, Date.now()), league));
  await page.goto("/sports/events");
  await expectLive(page);
  await page
    .getByRole("region", { name: `Football: ${league}` })
    .getByRole("button", { name: /: Draw: / })
    .click();
  await slip(page).getByRole("button", { name: "Place bet" }).click();
  await expect(own(page).first()).toContainText("Open");
  await endEvent(match, { kind: "abandoned", score: [0, 0] });
  await expect(own(page).first()).toContainText("Given back", { timeout: SETTLED_MS });
  await expect(page.getByRole("region", { name: "Results" })).toContainText("Abandoned at 0–0");
  await expectBalance(page, START);
  expect((await player.bets("sports"))[0]?.payout).toBe(1_000);
});

test("a bet in play is held, made at what stands, and sold, and its page proves the price", async ({
  page,
  player,
}) => {
  test.setTimeout(4 * SETTLED_MS);
  const league = `League ${randomUUID().slice(0, 8)}`;
  const state = named(eventInPlay(0, Date.now()), league);
  const match = await openEvent(state);
  await page.setViewportSize({ width: 1_440, height: 1_000 });
  await page.goto("/sports/events");
  await expectLive(page);
  const list = page.getByRole("region", { name: `Football: ${league}` });
  await expect(list).toContainText("In play · 34′ · 1–0");
  await list.getByRole("button", { name: /^All markets/ }).click();
  await expect(page.getByRole("region", { name: "Course of the match" }).getByRole("listitem")).toHaveText([
    "27′Red card Old Mill1–0",
    "12′Score Harbour Town1–0",
    "11′Penalty Harbour Town0–0",
  ]);
  await page.getByRole("button", { name: "Harbour Town to win: 1.90" }).click();
  await expect(slip(page)).toContainText("In play: held for 2 seconds");
  await slip(page).getByRole("button", { name: "Place bet" }).click();
  await expectBalance(page, START - 1_000);
  await expectAccessible(page, "a match in play");
  const fair = { home: 800_000, draw: 120_000, away: 80_000 };
  const markets = [{ market: "result", odds: { home: 1_180, draw: 7_900, away: 11_800 }, fair }];
  await publishEvent(match, { ...state, markets });
  // 1.9 · 80%, of which the house pays 97%.
  await own(page).first().getByRole("button", { name: "Cash out 1,474" }).click();
  await expectBalance(page, START + 474);
  const [bet] = await player.bets("sports");
  await page.goto(`/bet/${bet?.id}`);
  const record = page.getByRole("main");
  await expect(record).toContainText("Sold back to the house for 1,474");
  await expect(record).toContainText("Made in play at 1–0, 34′");
  await expect(record).toContainText("Odds when it was sold: 1.18");
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
});

test("a match and the winner of its competition do not stand on one slip", { tag: "@long" }, async ({ page }) => {
  const league = `League ${randomUUID().slice(0, 8)}`;
  await openEvent(named(eventIn(0, 24, Date.now()), league));
  const cup = named(eventIn(3, 25, Date.now()), league);
  await openEvent({ ...cup, card: { ...cup.card, sport: "football" } });
  await page.setViewportSize({ width: 1_440, height: 1_000 });
  await page.goto("/sports/events");
  const list = page.getByRole("region", { name: `Football: ${league}` });
  await list.getByRole("button", { name: /Town to win/ }).click();
  await list.getByRole("button", { name: /Brave Tide to win/ }).click();
  await expect(slip(page).getByText("Depends on another leg")).toHaveCount(2);
});
