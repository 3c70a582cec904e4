import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import type { AnyExternalGame, AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Games } from "../../ports.ts";
import type { ChainStore } from "../../seed/chain-store.ts";
import type { LinkRange } from "./fact-store.ts";

/** A fact that links of this house's own chains decide. */
export interface OfLinks {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly state: AnyFactState;
  readonly links: LinkRange | null;
}

/** Results that are kept: more than are shown at one time. */
const MOST_KEPT = 500;

/** The results of facts whose links are taken and not public yet: secrets of the servers. */
export class LinkResults {
  readonly #games: Pick<Games, "version">;
  readonly #chains: Pick<ChainStore, "byId">;
  readonly #results = new Map<string, AnyKnown>();

  constructor(games: Pick<Games, "version">, chains: Pick<ChainStore, "byId">) {
    this.#games = games;
    this.#chains = chains;
  }

  /** Returns what a game says of facts of links; null if the rules of that version are gone. */
  rulesOf({ game, gameVersion }: Pick<OfLinks, "game" | "gameVersion">): AnyExternalGame["ofLinks"] | null {
    const rules = this.#games.version(game, gameVersion);
    return rules?.kind === "external" ? rules.ofLinks : null;
  }

  /** Computes the result of a fact; null if no links decide it. */
  async of(fact: OfLinks): Promise<AnyKnown | null> {
    const known = this.#results.get(fact.id);
    if (known !== undefined) return known;
    const { links } = fact;
    const rules = this.rulesOf(fact);
    if (links === null || !rules) return null;
    const chain = await this.#chains.byId(links.chain);
    const { first, last } = links;
    const result = rules.result(fact.state, factLinks({ first, last, link: chain.link(last), salt: chain.salt }));
    if (this.#results.size >= MOST_KEPT) this.#results.clear();
    this.#results.set(fact.id, result);
    return result;
  }
}
