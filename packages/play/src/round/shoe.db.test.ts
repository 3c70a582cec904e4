import { leadsTo } from "@fairhouse/fairness/chain.ts";
import { roundChance } from "@fairhouse/fairness/round.ts";
import type { LiveBaccaratOutcome } from "@fairhouse/games/baccarat-2/rules/hand.ts";
import { liveBaccarat } from "@fairhouse/games/baccarat-2/rules/live-baccarat.ts";
import { shoeOf } from "@fairhouse/games/baccarat-2/rules/shoe.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TwoRoundHouses, vault } from "../../../../tests/two-round-houses.ts";
import { verifyAll } from "../../../../tools/verify/all.ts";
import { storedBets } from "../../../../tools/verify/stored-bets.ts";

// A shoe lasts some forty rounds on one link. The rules are the table's own; its times are short, because a test cannot
// take twenty minutes.

const TABLE = "baccarat-2";
const game = anyGame({
  ...liveBaccarat,
  tables: liveBaccarat.tables.map((table) => ({ ...table, bettingMs: 1_000, resultMs: 50 })),
  runMs: () => 100,
});

let two: TwoRoundHouses;

beforeEach(async () => {
  two = await TwoRoundHouses.open([game]);
});
afterEach(() => two.finish());

interface HandRow {
  readonly number: number;
  readonly link: number;
  readonly revealed: string | null;
  readonly phase: string;
  readonly carry: { readonly hand: number; readonly used: number };
  readonly outcome: LiveBaccaratOutcome | null;
}

async function handRows(): Promise<readonly HandRow[]> {
  const { rows } = await two.database.pool.query<HandRow>(
    `select number, link, revealed, phase, carry, outcome from play_round where "table" = $1 order by number`,
    [TABLE],
  );
  return rows;
}

/** Waits until the round of this number takes bets at the old driver's table. */
function reached(number: number) {
  return two.old.passing(async () => {
    const round = (await two.old.rounds.snapshot(TABLE))?.round;
    return round?.number === number && round.phase === "betting" ? round : null;
  });
}

/** Plays on until the first shoe is over and the next one is open. */
function nextShoe() {
  return two.next.passing(async () => (await handRows()).some(({ link }) => link > 1));
}

/** Expects every card of these hands from the shoe, in the order in which they came; burned ones are not known. */
function expectDealtFrom(shoe: readonly string[], hands: readonly HandRow[]): void {
  let used = 0;
  for (const { carry, outcome } of hands) {
    expect(carry.used).toBe(used);
    if (outcome === null) throw new Error("a hand without cards");
    if (outcome.burn !== null) {
      expect(outcome.burn.card).toBe(shoe[0]);
      used += 1 + outcome.burn.cards;
    }
    expect(outcome.cards).toEqual(shoe.slice(used, used + outcome.cards.length));
    used += outcome.cards.length;
  }
}

test.each(["betting", "closing", "running"])(
  "a shoe whose driver dies in a %s hand is dealt on by the other server, card by card, and only its end shows the link",
  async (phase) => {
    const round = await reached(5);
    const player = await two.old.play.player();
    const ticket = await two.ticket(player, { chips: [{ on: "player", amount: 1_000 }] }, TABLE);
    if (phase !== "betting")
      await two.database.pool.query("update play_round set phase = $2 where id = $1", [round.id, phase]);
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    expect((await handRows()).map(({ revealed }) => revealed).filter((link) => link !== null)).toEqual([]);
    await nextShoe();

    const hands = (await handRows()).filter(({ link }) => link === 1);
    expect(hands.map(({ carry }) => carry.hand)).toEqual(hands.map((_, at) => at + 1));
    expect(hands.length).toBeGreaterThan(30);
    const link = hands[0]?.revealed ?? "";
    expect(hands.every(({ revealed }) => revealed === link)).toBe(true);
    const { chain } = await two.next.rounds.chains(TABLE);
    expect(leadsTo(chain?.terminalHash ?? "", link, 1)).toBe(true);
    expectDealtFrom(shoeOf(roundChance("stream", { link, salt: chain?.salt ?? "", index: 1, seeds: [] })), hands);

    // The dead driver's bet was settled once, by the hand that it was in.
    const dealt = hands.find(({ number }) => number === round.number)?.outcome;
    if (!dealt) throw new Error("that hand was not dealt");
    const bet = { chips: [{ on: "player", amount: 1_000 }] };
    const payout = liveBaccarat.settle({ id: ticket, bet, leftAt: null }, dealt);
    expect(await two.ticketRow(ticket)).toMatchObject({ payout, ended: "settled" });
    expect(await two.next.balance(player)).toBe(1_000_000 - 1_000 + payout);
  },
);

test("while a shoe is played its link is shown to nobody, by any event or on any page", async () => {
  await reached(4);
  const told = JSON.stringify([
    two.old.told,
    await two.old.rounds.snapshot(TABLE),
    await two.old.rounds.rounds(TABLE, null, 20),
  ]);
  await two.takeOver();
  await nextShoe();
  const link = (await handRows())[0]?.revealed ?? "";
  expect(link).toMatch(/^[0-9a-f]{64}$/);
  expect(told).not.toContain(link);
  const ends = two.next.told.flatMap((news) =>
    news.type === "table" && news.event.type === "ended" ? [news.event.round] : [],
  );
  const open = ends.filter(({ number }) => number < (ends.find(({ link: shown }) => shown !== null)?.number ?? 0));
  expect(open.length).toBeGreaterThan(20);
  expect(open.every(({ link: shown }) => shown === null)).toBe(true);
});

test("while a shoe is dealt, only its operator can verify the hands that were played", async () => {
  await reached(2);
  const player = await two.old.play.player();
  await two.ticket(player, { chips: [{ on: "tie", amount: 1_000 }] }, TABLE);
  await reached(4);
  const rules = (id: string) => (id === game.id ? game : undefined);
  const verified = (secrets: Vault | null) =>
    verifyAll(storedBets(two.database.pool, secrets, rules), rules, (wrong) => expect(wrong).toBeNull());
  expect(await verified(vault)).toEqual({ passed: 1, failed: 0 });
  expect(await verified(null)).toEqual({ passed: 0, failed: 0 });
});

test("bets at closing are in the hand that they were accepted for, and in no other", async () => {
  const round = await reached(3);
  const players = await Promise.all(Array.from({ length: 16 }, () => two.old.play.player()));
  const placed: ReturnType<typeof two.old.place>[] = [];
  for (const [at, player] of players.entries()) {
    placed.push(two.old.place(player, { chips: [{ on: "banker", amount: 1_000 }] }, TABLE));
    // The first is certainly in; the others race closing.
    if (at === 0) await placed[0];
    else two.old.clock.advance(80);
    await new Promise(setImmediate);
  }
  const answers = await Promise.all(placed);
  await two.old.passing(async () => (await two.roundRow(round.id)).phase === "settled");
  const { rows } = await two.database.pool.query<{ id: string; player: string; round: string }>(
    "select id, player, round from play_bet",
  );
  const told = answers.flatMap((answer) =>
    answer.ok ? [`${answer.value.ticket.id} ${answer.value.ticket.roundId}`] : [],
  );
  expect(new Set(rows.map(({ id, round: of }) => `${id} ${of}`))).toEqual(new Set(told));
  expect(told.length).toBeGreaterThan(0);
});
