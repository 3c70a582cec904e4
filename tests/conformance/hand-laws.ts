import { sameJson } from "@fairhouse/fairness/same-json.ts";
import type { AnyBet, AnyHandGame, AnyMove, AnyView } from "@fairhouse/kernel/any-game.ts";
import { expect } from "vitest";
import { fc } from "../fast-check.ts";
import { soloSeeds, valuesOf } from "./arbitraries.ts";
import { isPayout, type Laws, refusesHostileInput } from "./laws.ts";
import { chanceOf, frozen, mustApply, playHand, type Seeds, tampered, viewsOf } from "./playing.ts";

/** No deal reads more floats than this. */
const FLOATS = 64;
const SHIFTS = [1 / 2, 1 / 3, 1 / 7];
/** A house that stands on every split hand needs no more moves than this. */
const MAX_CONCLUDING_MOVES = 10;

/** Laws of every game of moves. */
export const handLaws: Laws<AnyHandGame> = {
  "a closed hand stays closed": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), soloSeeds, valuesOf(game.move), (bet, seeds, move) => {
        const { moves, last } = playHand(game, bet, chanceOf(seeds), seeds.clientSeed);
        for (const another of [move, ...moves]) expect(game.apply(last.state, another).ok).toBe(false);
        expect(game.conclude(last.state)).toBeNull();
      }),
    );
  },

  "a move is applied without changing what it is applied to, and a refusal changes nothing": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), soloSeeds, valuesOf(game.move), (bet, seeds, move) => {
        const { steps } = playHand(game, bet, chanceOf(seeds), seeds.clientSeed);
        for (const { state } of steps) {
          // A copy separates the result from the frozen original: rules that modify it would not throw here, but show
          // up.
          const copy = structuredClone(state);
          const first = game.apply(copy, frozen(move));
          expect(sameJson(copy, state)).toBe(true);
          expect(sameJson(game.apply(state, move), first)).toBe(true);
        }
      }),
    );
  },

  "extra stakes are money, and an open hand has no payout yet": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), soloSeeds, (bet, seeds) => {
        const { steps, last } = playHand(game, bet, chanceOf(seeds), seeds.clientSeed);
        for (const step of steps) {
          expect(isPayout(step.extraStake)).toBe(true);
          expect(step.payout === null).toBe(step !== last);
        }
      }),
    );
  },

  "the house can end an abandoned hand where it has a legal end": (game) => {
    let ended = 0;
    fc.assert(
      fc.property(valuesOf(game.bet), soloSeeds, (bet, seeds) => {
        const { steps } = playHand(game, bet, chanceOf(seeds), seeds.clientSeed);
        for (const step of steps.filter(({ payout }) => payout === null)) {
          let { state, payout } = step;
          let move = game.conclude(state);
          if (move === null) continue;
          for (let i = 0; move !== null && i < MAX_CONCLUDING_MOVES; i++) {
            const next = mustApply(game, state, move);
            expect(next.extraStake).toBe(0);
            ({ state, payout } = next);
            move = game.conclude(state);
          }
          expect(payout).not.toBeNull();
          ended++;
        }
      }),
    );
    expect(ended).toBeGreaterThan(0);
  },

  "the view of an open hand hides what is still to come": (game) => {
    let open = 0;
    let hiding = 0;
    for (const [bet, seeds] of fc.sample(fc.tuple(valuesOf(game.bet), soloSeeds), { seed: 1, numRuns: 100 })) {
      const { moves, steps } = playHand(game, bet, chanceOf(seeds), seeds.clientSeed);
      const views = steps.map(({ state }) => game.view(state));
      open += moves.length;
      hiding += moves.filter((_, turn) => hidesSomething(game, { bet, seeds, moves, views }, turn)).length;
    }
    expect(open).toBeGreaterThan(0);
    // A few hands are decided, or look the same with every float that is tried.
    expect(hiding / open).toBeGreaterThan(0.9);
  },

  "the move schema refuses hostile input": (game) => {
    refusesHostileInput(game.move, () => true);
  },
};

interface SeenHand {
  readonly bet: AnyBet;
  readonly seeds: Seeds;
  readonly moves: readonly AnyMove[];
  readonly views: readonly AnyView[];
}

/**
 * True if some float could have been another one without a visible difference up to this turn, although the same moves
 * then lead to another end. A view that shows what is to come fails: every change shows. (A view that shows a part of
 * it may pass: each game also tests its own view against its own rules.)
 */
function hidesSomething(game: AnyHandGame, { bet, seeds, moves, views }: SeenHand, turn: number): boolean {
  const seenSoFar = views.slice(0, turn + 1);
  for (let k = 0; k < FLOATS; k++) {
    for (const shift of SHIFTS) {
      const others = viewsOf(game, bet, tampered(chanceOf(seeds), k, shift), moves);
      if (sameJson(others.slice(0, turn + 1), seenSoFar) && !sameJson(others, views)) return true;
    }
  }
  return false;
}
