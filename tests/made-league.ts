import { factLinks, linkStream } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import type { LeagueId, MatchState } from "@fairhouse/games/virtual/rules/league.ts";
import { virtual } from "@fairhouse/games/virtual/rules/virtual.ts";
import type { FactLinks, NextLinks } from "@fairhouse/kernel/links.ts";

/** The chain of a league that tests make. */
export const CHAIN = "018f0000-0000-7000-8000-0000000000aa";
const SALT = "a salt";
const LENGTH = 200;
/** The links of a chain, from the terminal hash up. */
const links = Array.from({ length: LENGTH }).reduce<string[]>(
  (all) => [sha256Hex(all[0] ?? ""), ...all],
  [sha256Hex("the root")],
);
export const linksTo = (last: number): FactLinks =>
  factLinks({ first: last, last, link: links[last] ?? "", salt: SALT });
const { ofLinks } = virtual;
if (!ofLinks?.isStateOf || !ofLinks.shown || !ofLinks.during) throw new Error("matches follow from links");
/** The rules by which its matches follow from links. */
export const { isStateOf, shown, during, result } = ofLinks;

/** Lists the matches that take bets before a link is taken. No later link may be asked for. */
export function ahead(next: number, last = LENGTH, table: LeagueId = "league-3"): readonly MatchState[] {
  const known: NextLinks = {
    table,
    chain: CHAIN,
    next,
    last,
    stream(link, label) {
      if (link >= next) throw new RangeError("a link that nobody may know");
      return linkStream(links[link] ?? "", SALT, label);
    },
  };
  return ofLinks?.ahead(known).map(({ state }) => state) ?? [];
}
