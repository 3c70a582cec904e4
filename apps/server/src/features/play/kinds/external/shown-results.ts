import type { AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { LinkResults, OfLinks } from "@fairhouse/play/external/facts/link-results.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";

/** A fact whose link the clock may have taken. */
export interface ShowingFact extends OfLinks, Pick<BetFact, "phase"> {
  /** The share of its show that is over, 0 … 1, by the database's clock; null before it has begun. */
  readonly share: number | null;
}

/** The part of a result that may be known by now. */
export interface ShownPart {
  readonly step: number;
  readonly part: AnyKnown;
}

/** Tells of the results of facts that are being shown the part that their game shows by now. */
export class ShownResults {
  readonly #results: LinkResults;

  constructor(results: LinkResults) {
    this.#results = results;
  }

  /** Returns the part that is shown; null before the show, after it, and if the game shows none. */
  async partOf(fact: ShowingFact): Promise<ShownPart | null> {
    if (fact.phase === "known" || fact.phase === "void" || fact.share === null) return null;
    const rules = this.#results.rulesOf(fact);
    if (rules?.shown === undefined || (fact.phase === "open" && rules.during === undefined)) return null;
    const result = await this.#results.of(fact);
    return result && rules.shown(fact.state, result, fact.share);
  }
}
