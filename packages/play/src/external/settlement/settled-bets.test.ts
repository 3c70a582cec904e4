import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { coinsForSale } from "@fairhouse/tests/external-games.ts";
import { describe, expect, test } from "vitest";
import type { BetRow } from "../../commit/bet-store.ts";
import { asIfCorrected, asIfKnown, changeOf, chargesOf, type SettledBet, waitsAgain } from "./settled-bets.ts";

const [ONE, TWO, THREE] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`) as [
  string,
  string,
  string,
];
const STAKE = 1_000;
const game = anyGame(coinsForSale);
const games = { latest: () => game, version: () => game };

type Side = "heads" | "tails" | null;
/** A coin and what was said of it, one result after the other; none while it is open. `late` is the first late correction. */
type Tossed = readonly [id: string, results: readonly Side[], late?: number];

/** A bet on heads of coins, paid as its row says. All first results come first; the first corrections follow, in the order of the coins. */
function settled(payout: number, tossed: readonly Tossed[], row: Partial<BetRow> = {}): SettledBet {
  const legs = tossed.map(([event]) => ({ event, side: "heads" as const }));
  const parsed = game.bet.safeParse({ amount: STAKE, legs, odds: legs.map(() => 2_000) });
  if (!parsed.success) throw new Error("not a bet on coins");
  const at = (place: number, number: number) => new Date(Date.UTC(2030, 0, 1, number, place)).toISOString();
  const facts = tossed.map(([id, results, late = Number.POSITIVE_INFINITY], place) => ({
    id,
    version: results.length,
    result: results.at(-1) ?? null,
    knownAt: results.length === 0 ? null : at(place, 0),
    corrections: results.slice(1).map((_, its) => ({
      was: results[its] ?? null,
      correctedAt: at(place, its + 1),
      late: its + 1 >= late,
    })),
  }));
  const own: BetRow = {
    ...{ id: "b", player_id: "p", game: "coins", game_version: 1, kind: "external", player: null, avatar: "" },
    ...{ simulated: false, currency: "FUN", stake: STAKE, payout, bet: parsed.data, outcome: null, ended: "settled" },
    ...{
      left_at: null,
      created_at: new Date(0),
      settled_at: new Date(1),
      seed: null,
      nonce: null,
      round: null,
      sold: null,
    },
    ...row,
  };
  const { id, player_id: player, stake, created_at: createdAt, sold } = own;
  return { id, player, stake, createdAt, row: own, sold, charge: 0, number: 0, facts };
}
const changed = (bet: SettledBet) => {
  const change = changeOf(games, bet);
  return change && { payout: change.payout, refunded: change.refunded, takenBy: change.takenBy };
};
const part = { parts: 1, units: 400, stake: 400, value: 360 };

describe("a settled bet changes", () => {
  test("if its newest results pay it otherwise, and not if they pay the same", () => {
    expect(changed(settled(0, [[ONE, ["tails", "heads"]]]))).toEqual({ payout: 2_000, refunded: false, takenBy: null });
    expect(changed(settled(2_000, [[ONE, ["tails", "heads"]]]))).toBeNull();
    expect(changed(settled(0, [[ONE, ["tails", "heads", "tails"]]]))).toBeNull();
  });

  test("if it is given back with the same payout, or was until now", () => {
    expect(changed(settled(1_000, [[ONE, ["heads", null]]]))).toEqual({
      ...{ payout: 1_000, refunded: true, takenBy: null },
    });
    expect(changed(settled(1_000, [[ONE, ["heads", null]]], { ended: "refunded" }))).toBeNull();
    expect(changed(settled(1_000, [[ONE, [null, "heads"]]], { ended: "refunded" }))).toMatchObject({
      ...{ payout: 2_000, refunded: false },
    });
  });

  test("by what is left of it, and keeps what it was sold for", () => {
    expect(changed(settled(360, [[ONE, ["tails", "heads"]]], { sold: part }))).toMatchObject({ payout: 1_560 });
    expect(changed(settled(1_560, [[ONE, ["tails", "heads"]]], { sold: part }))).toBeNull();
    expect(changed(settled(1_560, [[ONE, ["heads", null]]], { sold: part }))).toMatchObject({
      payout: 960,
      refunded: false,
    });
  });

  test("not while nothing has decided it", () => {
    expect(
      changed(
        settled(0, [
          [ONE, ["heads", "heads"]],
          [TWO, []],
        ]),
      ),
    ).toBeNull();
    expect(
      changed(
        settled(0, [
          [ONE, ["tails"]],
          [TWO, []],
        ]),
      ),
    ).toBeNull();
  });
});

describe("what a bet loses", () => {
  test("is laid to the newest correction that took something, by its number", () => {
    expect(changed(settled(2_000, [[ONE, ["heads", "tails"]]]))?.takenBy).toEqual({ fact: ONE, number: 1 });
    expect(changed(settled(2_000, [[ONE, ["heads", null, "tails"]]]))?.takenBy).toEqual({ fact: ONE, number: 2 });
    expect(changed(settled(2_000, [[ONE, ["heads", "tails", null]]]))?.takenBy).toEqual({ fact: ONE, number: 1 });
    expect(
      changed(
        settled(4_000, [
          [ONE, ["heads", null]],
          [TWO, ["heads", "tails"]],
        ]),
      )?.takenBy,
    ).toEqual({
      ...{ fact: TWO, number: 1 },
    });
  });

  test("is none if it gains, whatever was taken before", () => {
    expect(changed(settled(0, [[ONE, ["heads", "tails", "heads"]]]))).toEqual({
      ...{ payout: 2_000, refunded: false, takenBy: null },
    });
  });

  test("is laid to no late correction, and to no first result", () => {
    const late: Tossed = [TWO, ["heads", null], 1];
    expect(changed(settled(4_000, [[ONE, ["heads", "tails"]], late]))?.takenBy).toEqual({ fact: ONE, number: 1 });
    // Lost by the second coin, whose result came after a correction of the first.
    const bet = settled(4_000, [
      [ONE, ["heads", "heads"]],
      [TWO, ["tails"]],
    ]);
    expect(changed(bet)).toEqual({ payout: 0, refunded: false, takenBy: null });
  });
});

describe("a bet that waits again", () => {
  const revived: readonly Tossed[] = [
    [ONE, ["tails", "heads"]],
    [TWO, []],
  ];

  test("has an open fact and is not decided by the others", () => {
    expect(waitsAgain(games, settled(0, revived))).toBe(true);
    expect(
      waitsAgain(
        games,
        settled(0, [
          [ONE, ["heads", "tails"]],
          [TWO, []],
        ]),
      ),
    ).toBe(false);
    expect(
      waitsAgain(
        games,
        settled(0, [
          [ONE, ["tails", "heads"]],
          [TWO, ["heads"]],
        ]),
      ),
    ).toBe(false);
    expect(
      waitsAgain(
        games,
        settled(0, [
          [ONE, ["tails", null]],
          [TWO, []],
        ]),
      ),
    ).toBe(true);
  });

  test("charges its open facts for what is left of it, and no other", () => {
    expect(chargesOf(games, settled(0, revived))).toEqual([{ fact: TWO, bet: "b", charge: 3_000 }]);
    expect(chargesOf(games, settled(360, revived, { sold: part }))).toEqual([{ fact: TWO, bet: "b", charge: 1_800 }]);
    const treble = chargesOf(games, settled(0, [...revived, [THREE, []]]));
    expect(treble.map(({ fact, charge }) => [fact, charge])).toEqual([
      [TWO, 3_500],
      [THREE, 3_500],
    ]);
    expect(
      chargesOf(
        games,
        settled(0, [
          [ONE, ["heads", "tails"]],
          [TWO, []],
        ]),
      ),
    ).toEqual([]);
  });
});

describe("a bet as if", () => {
  test("a result was corrected now follows that correction, and the others as they are", () => {
    const won = settled(2_000, [
      [ONE, ["heads"]],
      [TWO, [null]],
    ]);
    expect(changed(asIfCorrected(won, ONE, "tails", false))).toEqual({
      ...{ payout: 0, refunded: false, takenBy: { fact: ONE, number: 1 } },
    });
    expect(changed(asIfCorrected(won, ONE, "tails", true))).toBeNull();
    expect(changed(asIfCorrected(won, TWO, "heads", true))).toMatchObject({ payout: 4_000 });
    expect(changed(won)).toBeNull();
    const both: readonly Tossed[] = [
      [ONE, ["heads"]],
      [TWO, ["heads"]],
    ];
    expect(changed(asIfCorrected(settled(4_000, both), ONE, null, false))).toMatchObject({ payout: 2_000 });
  });

  test("an open fact was known now ends by it", () => {
    const waiting = settled(0, [
      [ONE, ["tails", "heads"]],
      [TWO, []],
    ]);
    expect(changed(asIfKnown(waiting, TWO, "heads"))).toMatchObject({ payout: 4_000 });
    expect(changed(asIfKnown(waiting, TWO, "tails"))).toBeNull();
    expect(waitsAgain(games, asIfKnown(waiting, TWO, "heads"))).toBe(false);
  });
});
