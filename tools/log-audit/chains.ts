import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import type { EntryOf } from "@fairhouse/house-log/entry.ts";

interface ChainState {
  readonly terminalHash: string;
  salt: string | null;
  /** The link with the highest index that was told. Those below it follow from it. */
  newest: Link;
}

interface Link {
  readonly index: number;
  readonly hash: string;
}

/** The chains of a log, and the links of them that were told. Methods that check return the rule that does not hold, or null. */
export class LoggedChains {
  readonly #chains = new Map<string, ChainState>();
  #checked = 0;

  /** Links that were followed to the terminal hash of their chain. */
  get checked(): number {
    return this.#checked;
  }

  /** Returns the end of a chain and its salt; null for what the log does not say. */
  facts(chain: string): { readonly terminalHash: string | null; readonly salt: string | null } {
    const { terminalHash = null, salt = null } = this.#chains.get(chain) ?? {};
    return { terminalHash, salt };
  }

  add({ chain, terminalHash, salt }: EntryOf<"chain">): void {
    const known = this.#chains.get(chain);
    if (known === undefined) this.#chains.set(chain, { terminalHash, salt, newest: { index: 0, hash: terminalHash } });
    else known.salt = salt ?? known.salt;
  }

  /** Checks a round that is opened: a link tells the result of its round, so that nobody may know it while bets are taken. */
  open({ chain, index }: EntryOf<"round">): string | null {
    const known = this.#chains.get(chain);
    if (known === undefined) return "a chain is committed before its rounds are opened";
    return index <= known.newest.index ? "a round is opened before its link is told" : null;
  }

  /** Checks a link: it leads down to those below it, and at last to the terminal hash. The rounds of a shoe have one in common. */
  reveal({ chain, index, link }: EntryOf<"round">): string | null {
    if (link === null) return "a revealed round has a link";
    const known = this.#chains.get(chain);
    if (known === undefined) return null;
    const { newest } = known;
    const own = { index, hash: link };
    const isNewer = index > newest.index;
    if (!(isNewer ? leadsTo(own, newest) : leadsTo(newest, own)))
      return "links lead to the terminal hash of their chain";
    this.#checked++;
    if (isNewer) known.newest = own;
    return null;
  }
}

function leadsTo({ index, hash }: Link, below: Link): boolean {
  let down = hash;
  for (let at = index; at > below.index; at--) down = sha256Hex(down);
  return down === below.hash;
}
