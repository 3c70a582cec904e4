import type { RoundGame } from "@fairhouse/kernel/game.ts";
import { z } from "zod";
import { ALONE_MS, BETTING_MS, MAX_STAKE, prizeOf, RETURN, REVEAL_MS, ROUND, sharesOf, winningTicket } from "./pot.ts";

const bet = z.strictObject({ amount: z.int().min(1).max(MAX_STAKE) });

export type JackpotBet = z.infer<typeof bet>;

export interface JackpotOutcome {
  /** The sum of all stakes, and so the number of tickets. */
  readonly total: number;
  /** The winning ticket, counted from 0. */
  readonly ticket: number;
  /** The bet that holds the winning ticket; null if nobody bet. `first` and `last` are its tickets. */
  readonly winner: string | null;
  readonly first: number;
  readonly last: number;
}

const NOBODY: JackpotOutcome = { total: 0, ticket: 0, winner: null, first: 0, last: 0 };

/** Jackpot (`games/jackpot/RULES.md`): every unit staked is a ticket, one of which wins 95% of the pot. */
export const jackpot: RoundGame<JackpotBet, JackpotOutcome, null> = {
  id: "jackpot",
  kind: "round",
  version: 1,
  bet,
  tables: [{ id: "jackpot", bettingMs: BETTING_MS, resultMs: 4_000, start: "free", minPlayers: 2, aloneMs: ALONE_MS }],
  ...ROUND,

  sampleBet(stake) {
    return { amount: stake };
  },

  stake({ amount }) {
    return amount;
  },

  /** Returns null, because it depends on the stakes of others, which the house neither knows in advance nor pays. */
  maxPayout() {
    return null;
  },

  exactReturn() {
    return RETURN;
  },

  bestReturn() {
    return RETURN;
  },

  exactSquare() {
    return null;
  },

  outcome(chance, _carry, book) {
    const shares = sharesOf(book.map(({ id, bet: { amount } }) => ({ id, amount })));
    const total = (shares.at(-1)?.last ?? -1) + 1;
    const ticket = winningTicket(chance.bits52(), total);
    const winner = shares.find(({ last }) => ticket <= last);
    if (winner === undefined) return { outcome: NOBODY, carry: null };
    const { id, first, last } = winner;
    return { outcome: { total, ticket, winner: id, first, last }, carry: null };
  },

  winner({ winner }) {
    return winner;
  },

  runMs() {
    return REVEAL_MS;
  },

  settle(ticket, { winner, total }) {
    return ticket.id === winner ? prizeOf(total) : 0;
  },
};
