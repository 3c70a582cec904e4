import { factLinks, linkStream } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import type { FactLinks, NextLinks } from "@fairhouse/kernel/links.ts";

/** A chain that tests make. */
export const CHAIN = "018f0000-0000-7000-8000-0000000000aa";
export const CHAIN_LENGTH = 200;
const SALT = "a salt";
/** The links of the chain, from the terminal hash up. */
const links = Array.from({ length: CHAIN_LENGTH }).reduce<string[]>(
  (all) => [sha256Hex(all[0] ?? ""), ...all],
  [sha256Hex("the root")],
);

/** Returns the links up to one that is public. */
export const linksTo = (last: number): FactLinks =>
  factLinks({ first: last, last, link: links[last] ?? "", salt: SALT });

/** Returns what is known of the chain before a link is taken. No later link may be asked for. */
export function linksBefore(table: string, next: number, last = CHAIN_LENGTH): NextLinks {
  return {
    table,
    chain: CHAIN,
    next,
    last,
    stream(link, label) {
      if (link >= next) throw new RangeError("a link that nobody may know");
      return linkStream(links[link] ?? "", SALT, label);
    },
  };
}
