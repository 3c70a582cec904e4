import type { CashedOut } from "@fairhouse/fairness/external-bet.ts";
import type { AnyBet, AnyExternalGame, AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { Fact } from "../facts/fact-store.ts";
import type { Moment } from "../facts/moments.ts";

export interface Offer {
  readonly value: Money;
  /** The facts from which the value was computed; they are the outcome of the bet. */
  readonly cashedOut: CashedOut;
}

/** Returns the price of a bet, or of a part of it, at a moment, and what it follows from; null if there is none. */
export function offerOf(
  game: AnyExternalGame,
  bet: AnyBet,
  facts: readonly Fact[],
  moment: Pick<Moment, "states" | "steps">,
): Offer | null {
  const known = new Map<string, AnyKnown | null>();
  const states = new Map<string, AnyFactState>();
  const cashedOut: Record<string, CashedOut[string]> = {};
  for (const { id, phase, version, result, links, show, state: own } of facts) {
    if (phase === "known" || phase === "void") known.set(id, result);
    if (phase !== "open") continue;
    const state = show === null ? own : moment.states.get(id);
    if (state === undefined) return null;
    states.set(id, state);
    // The state of a fact from elsewhere moves on, and its version names the one of this moment.
    if (links === null) cashedOut[id] = { step: version, state };
    else cashedOut[id] = show === null ? null : { step: moment.steps.get(id) ?? 0, state };
  }
  const value = game.cashOut?.(bet, known, states) ?? null;
  return value === null ? null : { value, cashedOut };
}

/** Returns the time from which a sale is not written any more, in milliseconds since 1970: bets on its facts end then, too. */
export function deadlineOf(game: AnyExternalGame, facts: readonly Fact[], { deadline }: Moment): number | null {
  const ends = facts.flatMap(({ phase, show, state }) => {
    const until = phase === "open" && show === null ? game.takenUntil?.(state) : undefined;
    return until === undefined ? [] : [Date.parse(until)];
  });
  const all = deadline === null ? ends : [...ends, deadline];
  return all.length === 0 ? null : Math.min(...all);
}
