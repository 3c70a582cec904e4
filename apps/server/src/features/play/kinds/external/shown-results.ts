import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import type { AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import type { ChainStore } from "@fairhouse/play/seed/chain-store.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";

/** A fact whose link the clock may have taken. */
export interface ShowingFact extends Pick<BetFact, "id" | "phase"> {
  readonly game: string;
  readonly game_version: number;
  readonly state: AnyFactState;
  readonly chain: string;
  readonly first_link: number | null;
  readonly last_link: number | null;
  /** The share of its show that is over, 0 … 1, by the database's clock; null before it has begun. */
  readonly share: number | null;
}

/** The part of a result that may be known by now. */
export interface ShownPart {
  readonly step: number;
  readonly part: AnyKnown;
}

/** Results that are kept: more than are shown at one time. */
const MOST_KEPT = 200;

/** The results of facts that are being shown: secrets, of which only the part leaves that its game shows by now. */
export class ShownResults {
  readonly #games: Pick<Games, "version">;
  readonly #chains: Pick<ChainStore, "byId">;
  readonly #results = new Map<string, AnyKnown>();

  constructor(games: Pick<Games, "version">, chains: Pick<ChainStore, "byId">) {
    this.#games = games;
    this.#chains = chains;
  }

  /** Returns the part that is shown; null before the show, after it, and if the game shows none. */
  async partOf(fact: ShowingFact): Promise<ShownPart | null> {
    if (fact.phase !== "closed" || fact.share === null) return null;
    const game = this.#games.version(fact.game, fact.game_version);
    const ofLinks = game?.kind === "external" ? game.ofLinks : undefined;
    if (ofLinks?.shown === undefined) return null;
    const result = this.#results.get(fact.id) ?? (await this.#compute(fact, ofLinks.result));
    return result && ofLinks.shown(fact.state, result, fact.share);
  }

  async #compute(fact: ShowingFact, resultOf: ResultOf): Promise<AnyKnown | null> {
    const { first_link: first, last_link: last } = fact;
    if (first === null || last === null) return null;
    const chain = await this.#chains.byId(fact.chain);
    const result = resultOf(fact.state, factLinks({ first, last, link: chain.link(last), salt: chain.salt }));
    if (this.#results.size >= MOST_KEPT) this.#results.clear();
    this.#results.set(fact.id, result);
    return result;
  }
}

type ResultOf = NonNullable<Extract<ReturnType<Games["version"]>, { kind: "external" }>["ofLinks"]>["result"];
