import { recompute } from "@fairhouse/fairness/recompute.ts";
import { beginsRightly, looksBack } from "@fairhouse/fairness/round-before.ts";
import { readsBook } from "@fairhouse/fairness/round-outcome.ts";
import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { type AnyBet, type AnyRoundGame, carryOfJson } from "@fairhouse/kernel/any-game.ts";
import { expect } from "vitest";
import { fc } from "../fast-check.ts";
import { soloSeeds, valuesOf } from "./arbitraries.ts";
import { isPayout, type Laws } from "./laws.ts";
import { roundOutcome, ticketOf } from "./playing.ts";
import { beginningsInARow, roundsInARow } from "./rounds-in-a-row.ts";

/** A hundred of these are sent to everybody at the table at once. */
const LONGEST_FACE = 24;

/** One bet per round; the sample bet is among them, and is used if no other fits. */
const manyBets = (game: AnyRoundGame) =>
  fc.array(valuesOf(game.bet), { minLength: 4, maxLength: 4 }).map((bets) => [...bets, game.sampleBet(1_000)]);

function cardOf(game: AnyRoundGame, bet: AnyBet) {
  return { game: game.id, version: game.version, bet, stake: game.stake(bet) };
}

/** Laws of every game of shared rounds. */
export const roundLaws: Laws<AnyRoundGame> = {
  "it has a table, and times that a clock can keep": (game) => {
    expect(game.tables.length).toBeGreaterThan(0);
    for (const { bettingMs, resultMs, minPlayers, aloneMs } of game.tables) {
      for (const value of [bettingMs, resultMs, minPlayers, aloneMs]) expect(isPayout(value)).toBe(true);
      expect(bettingMs).toBeGreaterThan(0);
      if (minPlayers > 1) expect(aloneMs).toBeGreaterThan(0);
    }
    fc.assert(
      fc.property(soloSeeds, (seeds) => {
        expect(isPayout(game.runMs(roundOutcome(game, [], seeds)))).toBe(true);
      }),
    );
  },

  "a table opens with nothing to carry on, on a fresh link": (game) => {
    const { carry, fresh } = game.open(null);
    expect(fresh).toBe(true);
    expect(JSON.parse(JSON.stringify(carry))).toEqual(carry);
  },

  "rounds in a row come out the same when what they hand on went through JSON, whoever has how many tickets in them": (
    game,
  ) => {
    fc.assert(
      fc.property(manyBets(game), soloSeeds, (bets, seeds) => {
        const rounds = roundsInARow(game, bets, seeds);
        const kept = roundsInARow(game, bets, seeds, (carry) => carryOfJson(JSON.parse(JSON.stringify(carry))));
        expect(sameJson(kept, rounds)).toBe(true);
        for (const { source, carry, book, outcome } of rounds) {
          for (const ticket of book) {
            const payout = game.settle(ticket, outcome);
            const placed = { id: ticket.id, leftAt: ticket.leftAt };
            const record = { ...cardOf(game, ticket.bet), source, carry, book, ticket: placed, outcome, payout };
            expect(recompute({ ...record, kind: "round", refunded: false }, game)).toBeNull();
          }
        }
      }),
    );
  },

  "a proof tells that a round begins where the one before ended, and refuses every other beginning": (game) => {
    if (!looksBack(game)) return;
    fc.assert(
      fc.property(soloSeeds, (seeds) => {
        const rounds = beginningsInARow(game, 12, seeds);
        for (const [place, round] of rounds.entries()) {
          const before = rounds[place - 1] ?? null;
          expect(beginsRightly(game, round, before)).toBe(true);
          for (const { carry } of rounds) {
            const isOwn = sameJson(carry, round.carry) || sameJson(carry, game.open(null).carry);
            if (!isOwn) expect(beginsRightly(game, { ...round, carry }, before)).toBe(false);
          }
          if (before === null) continue;
          // The same link again deals the same cards again.
          expect(beginsRightly(game, { ...round, carry: game.open(null).carry, index: before.index }, before)).toBe(
            false,
          );
          const isFresh = sameJson(round.carry, game.open(null).carry);
          const handsOnNothing = [
            { ...before, source: null },
            { ...before, version: game.version + 1 },
          ];
          for (const other of handsOnNothing) expect(beginsRightly(game, round, other)).toBe(isFresh);
        }
      }),
    );
  },

  "a bet that is fit to a round is taken by it, at the same stake": (game) => {
    if (game.fit === undefined) return;
    fc.assert(
      fc.property(manyBets(game), soloSeeds, (bets, seeds) => {
        // The first round is included: rounds that no bet fits are left out of those in a row.
        const carries = [game.open(null).carry, ...roundsInARow(game, bets, seeds).map(({ carry }) => carry)];
        for (const carry of carries) {
          for (const bet of bets) {
            const fitted = game.fit?.(bet, carry) ?? null;
            if (fitted === null) continue;
            expect(game.bet.safeParse(fitted).success).toBe(true);
            expect(game.refuse(fitted, carry)).toBeNull();
            expect(game.stake(fitted)).toBe(game.stake(bet));
            if (game.refuse(bet, carry) === null) expect(fitted).toEqual(bet);
          }
        }
      }),
    );
  },

  "a pot pays out what was staked at most": (game) => {
    if (!readsBook(game)) return;
    fc.assert(
      fc.property(manyBets(game), soloSeeds, (bets, seeds) => {
        for (const { book, outcome } of roundsInARow(game, bets, seeds)) {
          const staked = book.reduce((sum, { bet }) => sum + game.stake(bet), 0);
          const paid = book.reduce((sum, ticket) => sum + game.settle(ticket, outcome), 0);
          expect(paid).toBeLessThanOrEqual(staked);
        }
      }),
    );
  },

  "the public face of a bet is short, and the stakes on its positions are its stake": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), (bet) => {
        const face = game.face?.(bet) ?? null;
        expect(JSON.parse(JSON.stringify(face))).toBe(face);
        expect(String(face).length).toBeLessThanOrEqual(LONGEST_FACE);
        if (!game.positions) return;
        const stakes = Object.values(game.positions(bet));
        for (const stake of stakes) expect(isPayout(stake)).toBe(true);
        expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBe(game.stake(bet));
      }),
    );
  },

  "wherever a ticket leaves, it wins money and not more than its largest payout": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), fc.nat({ max: 300_000 }), soloSeeds, (bet, ms, seeds) => {
        const ticket = ticketOf(bet, game.leaving?.multiplierAt(ms) ?? null);
        const payout = game.settle(ticket, roundOutcome(game, [ticket], seeds));
        expect(isPayout(payout)).toBe(true);
        expect(payout).toBeLessThanOrEqual(game.maxPayout(bet) ?? payout);
      }),
      { numRuns: 500 },
    );
  },

  "the multiplier never falls, and whoever leaves while the round runs gets it, or the preset that came before": (
    game,
  ) => {
    const { leaving } = game;
    if (leaving === undefined) return;
    fc.assert(
      fc.property(valuesOf(game.bet), fc.double({ min: 0, max: 1, noNaN: true }), soloSeeds, (bet, share, seeds) => {
        const outcome = roundOutcome(game, [], seeds);
        const runMs = game.runMs(outcome);
        if (runMs === 0) return;
        const ms = Math.floor(share * (runMs - 1));
        const left = leaving.multiplierAt(ms);
        expect(left).toBeGreaterThanOrEqual(ms === 0 ? left : leaving.multiplierAt(ms - 1));
        const paidAt = Math.min(left, leaving.auto(bet) ?? left);
        const stake = BigInt(game.stake(bet));
        expect(game.settle(ticketOf(bet, left), outcome)).toBe(Number((stake * BigInt(paidAt)) / 100n));
      }),
      { numRuns: 500 },
    );
  },

  "leaving too late is as if one had stayed": (game) => {
    const { leaving } = game;
    if (leaving === undefined) return;
    fc.assert(
      fc.property(valuesOf(game.bet), fc.nat({ max: 1_000 }), soloSeeds, (bet, lateMs, seeds) => {
        const outcome = roundOutcome(game, [], seeds);
        // At the end of the longest flight everybody still in is paid, and no leaving is late.
        const late = leaving.multiplierAt(game.runMs(outcome) + lateMs);
        const last = game.runMs(outcome) === 0 ? late : leaving.multiplierAt(game.runMs(outcome) - 1);
        if (late === last || game.runMs(outcome) === 0) return;
        expect(game.settle(ticketOf(bet, late), outcome)).toBe(game.settle(ticketOf(bet), outcome));
      }),
    );
  },
};
