import { type AnyBet, type AnyExternalGame, type AnyKnown, knownOfJson } from "@fairhouse/kernel/any-game.ts";
import type { ExternalEnd } from "@fairhouse/kernel/game.ts";

/** A result of a fact as it became known, first or by a correction. */
export interface ToldResult {
  readonly fact: string;
  /** Null for a void fact. */
  readonly result: AnyKnown | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True for a correction that came later than a day after the first result: it takes nothing away from a settled bet. */
  readonly late: boolean;
}

/** A fact with every correction of its result, as JSON from a database or the wire. */
export interface CorrectedFact {
  readonly id: string;
  /** The newest result; null for a void fact, and while it is not known. */
  readonly result?: unknown;
  readonly knownAt: string | null;
  /** In their order. `was` is the result until then; null if the fact was void. */
  readonly corrections: readonly { readonly was?: unknown; readonly correctedAt: string; readonly late: boolean }[];
}

/**
 * Lists the results of facts in the order in which they became known, those that were corrected since among them;
 * undefined if none was corrected.
 */
export function correctedResults(facts: readonly CorrectedFact[]): readonly ToldResult[] | undefined {
  if (facts.every(({ corrections }) => corrections.length === 0)) return undefined;
  const told = facts.flatMap(({ id, result, knownAt, corrections }) => {
    if (knownAt === null) return [];
    const results = [...corrections.map(({ was }) => was), result].map((kept) =>
      kept == null ? null : knownOfJson(kept),
    );
    return results.map((its, place): ToldResult => {
      const { correctedAt = knownAt, late = false } = corrections[place - 1] ?? {};
      return { fact: id, result: its, at: Date.parse(correctedAt), late };
    });
  });
  return told.sort((a, b) => a.at - b.at || compared(a.fact, b.fact));
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Ends a bet by the results of its facts, one after the other: by the first that decides it, and again by each that
 * changes its end since. A late correction that would take something away leaves the bet, and the result for this bet,
 * as they were. Null while nothing has decided it.
 */
export function endAfter(game: AnyExternalGame, bet: AnyBet, told: readonly ToldResult[]): ExternalEnd | null {
  const known = new Map<string, AnyKnown | null>();
  let end: ExternalEnd | null = null;
  for (const { fact, result, late } of told) {
    const before = known.get(fact);
    const next = game.settle(bet, known.set(fact, result));
    if (late && end !== null && next !== null && next.payout < end.payout && before !== undefined) {
      known.set(fact, before);
    } else {
      end = next ?? end;
    }
  }
  return end;
}
