import { crash } from "@fairhouse/games/crash/rules/crash.ts";
import type { FlightGame } from "@fairhouse/games/shared/rules/flight.ts";
import type { Marks, RoundGame, Table } from "@fairhouse/kernel/game.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";

/** Small round games for tests of the host, each with one trait that the host must support. */

const bet = z.strictObject({ amount: z.int().min(1).max(1e12), on: z.int().optional() });
type Bet = z.infer<typeof bet>;

const table = (id: string, more: Partial<Table> = {}) => ({
  id,
  bettingMs: 5_000,
  resultMs: 1_000,
  start: "free" as const,
  ...more,
});

const card = {
  kind: "round" as const,
  version: 1,
  bet,
  seeding: "stream" as const,
  sampleBet: (stake: number) => ({ amount: stake }),
  stake: ({ amount }: Bet) => amount,
  maxPayout: ({ amount }: Bet) => amount * 10,
  exactReturn: () => null,
  bestReturn: () => ratio(1),
  exactSquare: () => null,
  runMs: () => 2_000,
};

/** Crash under another name, in which the test decides where every flight ends, in hundredths. */
export function flightTo(point: () => number): FlightGame {
  return {
    ...crash,
    id: "flight",
    tables: crash.tables.map((its) => ({ ...its, id: "flight" })),
    outcome: () => ({ outcome: { point: point() }, carry: null }),
  };
}

/**
 * A game with one digit per round; a bet on that digit returns ten times its stake. Everybody sees who bet on which
 * digit.
 */
export const digit: RoundGame<Bet, { digit: number }, null> = {
  ...card,
  id: "digit",
  tables: [table("digit")],
  marks: ({ on }): Marks => (on === undefined ? {} : { on }),
  face: ({ on }) => on ?? null,
  positions: ({ amount, on = "none" }) => ({ [on]: amount }),
  outcome: (chance) => ({ outcome: { digit: chance.below(10, 0) }, carry: null }),
  settle: (ticket, outcome) => (ticket.bet.on === outcome.digit ? ticket.bet.amount * 10 : 0),
};

/** A game with three hands per shoe and one link per shoe; a bet names the hand's place in it. */
export const shoe: RoundGame<Bet, { card: number }, { place: number; cards: number[] }> = {
  ...card,
  id: "shoe",
  tables: [table("shoe")],
  open: (carry) =>
    carry === null || carry.place === 3 ? { carry: { place: 0, cards: [] }, fresh: true } : { carry, fresh: false },
  refuse: (value, carry) => (value.on === undefined || value.on === carry.place ? null : "another_place"),
  outcome: (chance, { place, cards }) => {
    // Drawn from so many values that no two hands of a test are alike.
    const drawn = chance.below(2 ** 31, place);
    return { outcome: { card: drawn }, carry: { place: place + 1, cards: [...cards, drawn] } };
  },
  settle: () => 0,
};

/** A game with one digit per round; a bet names the digit of the previous round, and is refused on another. */
export const follower: RoundGame<Bet, { digit: number }, { last: number }> = {
  ...card,
  id: "follower",
  tables: [table("follower")],
  open: (carry) => ({ carry: carry ?? { last: 7 }, fresh: true }),
  refuse: ({ on }, { last }) => (on === last ? null : "other_digit"),
  fit: (value, { last }) => ({ ...value, on: last }),
  outcome(chance) {
    const drawn = chance.below(10, 0);
    return { outcome: { digit: drawn }, carry: { last: drawn } };
  },
  settle: (ticket, outcome) => (outcome.digit % 2 === 0 ? ticket.bet.amount * 2 : 0),
};

/**
 * A game mixed of the first three bettors' seeds, with so many possible rolls that no two are alike; pays twice the
 * stake in half of the rounds.
 */
export const trio: RoundGame<Bet, { roll: number }, null> = {
  ...card,
  id: "trio",
  seeding: "first-three",
  tables: [table("trio")],
  outcome: (chance) => ({ outcome: { roll: Number(chance.bits52()) }, carry: null }),
  settle: (ticket, { roll }) => (roll < 2 ** 51 ? ticket.bet.amount * 2 : 0),
};

/** A game in which one ticket takes all, with at least two players. */
export const pot: RoundGame<Bet, { winner: string; total: number; roll: number }, null> = {
  ...card,
  id: "pot",
  seeding: "all-bettors",
  tables: [table("pot", { minPlayers: 2, aloneMs: 300_000, bettingMs: 30_000 })],
  maxPayout: () => null,
  outcome: (chance, _carry, book) => ({
    outcome: {
      winner: book[Number((chance.bits52() * BigInt(book.length)) >> 52n)]?.id ?? "",
      total: book.reduce((sum, ticket) => sum + ticket.bet.amount, 0),
      roll: Number(chance.bits52()),
    },
    carry: null,
  }),
  settle: (ticket, { winner, total }) => (ticket.id === winner ? total : 0),
};

/** A game with two tables at once, on periods of the UTC day. */
export const periods: RoundGame<Bet, { digit: number }, null> = {
  ...digit,
  id: "periods",
  tables: [
    table("periods-30s", { start: "utc", bettingMs: 25_000, resultMs: 5_000 }),
    table("periods-1m", { start: "utc", bettingMs: 55_000, resultMs: 5_000 }),
  ],
};
