import type { VerifiableBet } from "@fairhouse/fairness/recompute.ts";
import type { Facts, Is } from "@fairhouse/games/shared/facts/facts.ts";
import type { AnyFace, RoundFacts } from "@fairhouse/games/shared/facts/rounds.ts";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { expect } from "vitest";
import { withLeaves, withMissingFields } from "./hostile.ts";
import { shown } from "./laws.ts";
import { chanceOf, playHand } from "./playing.ts";

/** The facts of a game of any kind: `facts` of its `facts.ts`. */
export type AnyFacts = Facts<unknown, unknown> &
  Partial<Pick<RoundFacts<unknown, unknown, AnyFace, unknown>, "isFace" | "isCarry">>;

/** Values that no game writes in any place. */
const NEVER_WRITTEN = [undefined, {}] as const;

/** Laws about the facts of a game by the sentence that each enforces, for bets that its rules have settled. */
export const factsLaws: Readonly<
  Record<string, (game: AnyGame, facts: AnyFacts, bets: readonly VerifiableBet[]) => void>
> = {
  "its facts read everything that its rules write": (game, facts, bets) => {
    for (const record of bets) {
      for (const [is, value] of [...written(game, facts, record), ...views(game, facts, record)]) {
        expect(is(value), `refused ${shown(value)}`).toBe(true);
      }
      expect(facts.agree?.(record.bet, record.outcome)).not.toBe(false);
    }
  },

  "its facts refuse everything with a field that is missing or something else": (game, facts, bets) => {
    for (const record of bets) {
      for (const [is, value] of written(game, facts, record)) {
        for (const wrong of [...withLeaves(value, NEVER_WRITTEN), ...withMissingFields(value)]) {
          expect(is(wrong), `read ${shown(wrong)}`).toBe(false);
        }
      }
    }
  },
};

type Written = readonly (readonly [is: Is<unknown>, value: unknown])[];

/** Lists the public facts of a settled bet, each with its guard. */
function written(game: AnyGame, { isBet, isOutcome, isFace, isCarry }: AnyFacts, record: VerifiableBet): Written {
  const facts: Written = [
    [isBet, record.bet],
    [isOutcome, record.outcome],
  ];
  if (game.kind !== "round" || record.kind !== "round") return facts;
  if (isFace === undefined || isCarry === undefined) throw new Error(`${game.id} says nothing of face and carry`);
  const face = game.face?.(betOf(game, record)) ?? null;
  return [...facts, [isCarry, record.carry], ...(face === null ? [] : [[isFace, face] as const])];
}

/** Lists all views of a hand, as its player saw them. */
function views(game: AnyGame, { isOutcome }: AnyFacts, record: VerifiableBet): Written {
  if (game.kind !== "hand" || record.kind !== "hand") return [];
  const { source } = record;
  const { steps } = playHand(game, betOf(game, record), chanceOf(source), source.clientSeed);
  return steps.map(({ state }) => [isOutcome, JSON.parse(JSON.stringify(game.view(state)))]);
}

function betOf(game: AnyGame, { bet }: VerifiableBet): AnyBet {
  const parsed = game.bet.safeParse(bet);
  if (!parsed.success) throw new Error(`not a bet of ${game.id}: ${shown(bet)}`);
  return parsed.data;
}
