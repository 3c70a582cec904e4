import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { dueAt, saltFrom } from "@fairhouse/fairness/salt-source.ts";
import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { CHAIN_STEP, type EntryOf } from "@fairhouse/house-log/entry.ts";
import { saltSource } from "@fairhouse/protocol/salt.ts";

interface ChainState {
  /** The newest entry of it. */
  told: EntryOf<"chain">;
  /** When its source was told, in milliseconds since 1970; 0 if that may have been before this log. */
  announcedAt: number;
  /** The link with the highest index that was told. Those below it follow from it. */
  newest: Link;
}

/** A place in a chain. */
type Place = Pick<EntryOf<"round">, "chain" | "index">;

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

  /** True for a chain that this log has told. */
  has(chain: string): boolean {
    return this.#chains.has(chain);
  }

  /** Returns the end of a chain and its salt; null for what the log does not say. */
  facts(chain: string): { readonly terminalHash: string | null; readonly salt: string | null } {
    const { terminalHash = null, salt = null } = this.#chains.get(chain)?.told ?? {};
    return { terminalHash, salt };
  }

  /** Checks a step of a chain: what was committed stays, and a salt is made of the source that was announced for it. */
  add(entry: EntryOf<"chain">): string | null {
    const { chain, step, terminalHash, source, time } = entry;
    const known = this.#chains.get(chain);
    const newest = known?.newest ?? { index: 0, hash: terminalHash };
    const announcedAt =
      step === CHAIN_STEP.announced ? time : (known?.announcedAt ?? (step === CHAIN_STEP.made ? NEVER : 0));
    this.#chains.set(chain, { told: entry, announcedAt, newest });
    if (known !== undefined && !keeps(known.told, entry)) return "a chain stays as it was committed";
    if (step !== CHAIN_STEP.salted || source === null) return null;
    return isOfSource(entry, announcedAt) ? null : "a salt is made of its announced source";
  }

  /** Checks what is opened on a link: it tells the result, so that nobody may know it while bets are taken. */
  open({ chain, index }: Place, what: "round" | "fact" = "round"): string | null {
    const known = this.#chains.get(chain);
    if (known === undefined) return `a chain is committed before its ${what}s are opened`;
    if (known.told.salt === null) return `a chain has its salt before its ${what}s are opened`;
    return index <= known.newest.index ? `a ${what} is opened before its link is told` : null;
  }

  /** Checks a link: it leads down to those below it, and at last to the terminal hash. The rounds of a shoe have one in common. */
  reveal({ chain, index, link }: Place & { readonly link: string | null }, what = "revealed round"): string | null {
    if (link === null) return `a ${what} has a link`;
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

const NEVER = Number.POSITIVE_INFINITY;

/** True if a later entry of a chain says what an earlier one has said. */
function keeps(before: EntryOf<"chain">, after: EntryOf<"chain">): boolean {
  return (
    before.table === after.table &&
    before.length === after.length &&
    before.terminalHash === after.terminalHash &&
    (before.source === null || sameJson(before.source, after.source)) &&
    (before.salt === null || before.salt === after.salt)
  );
}

/**
 * True if the salt of an entry follows from its source.
 * @param announcedAt when the source was told, in milliseconds since 1970.
 */
function isOfSource({ source, value, salt, time }: EntryOf<"chain">, announcedAt: number): boolean {
  const named = saltSource.safeParse(source).data;
  if (named === undefined || value === null) return false;
  const due = dueAt(named) ?? time;
  return announcedAt <= due && due <= time && salt === saltFrom(named, value);
}

function leadsTo({ index, hash }: Link, below: Link): boolean {
  let down = hash;
  for (let at = index; at > below.index; at--) down = sha256Hex(down);
  return down === below.hash;
}
