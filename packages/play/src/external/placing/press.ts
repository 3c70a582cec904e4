import type { AnyExternalGame, AnyFactState } from "@fairhouse/kernel/any-game.ts";
import type { Fact } from "../facts/fact-store.ts";

/** The courses of facts in play elsewhere, as they stood when a player pressed. */
export interface Press {
  /** The time for which what they pressed is held: the longest of its facts, 0 if none is in play elsewhere. */
  readonly heldMs: number;
  readonly steps: ReadonlyMap<string, number>;
}

/** Returns how a bet, or the sale of one, is held that a player asks for now. */
export function pressOn(game: AnyExternalGame, facts: readonly Fact[]): Press {
  const courses = facts.flatMap(({ id, phase, state }) => {
    const course = phase === "open" ? (game.course?.(state) ?? null) : null;
    return course === null ? [] : [{ id, ...course }];
  });
  return {
    heldMs: Math.max(0, ...courses.map(({ delayMs }) => delayMs)),
    steps: new Map(courses.map(({ id, step }) => [id, step])),
  };
}

/**
 * True if nothing has come between the press and now that keeps a held bet from being made, whichever side it would have
 * favoured, and if the bet was held for as long as the fact asks.
 */
export function isUndisturbed(game: AnyExternalGame, press: Press, fact: string, now: AnyFactState): boolean {
  const course = game.course?.(now) ?? null;
  return course === null || (press.heldMs >= course.delayMs && press.steps.get(fact) === course.step);
}
