import { factLinks, linkStream } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { expect, test } from "vitest";
import { knownRules } from "../verify/known-rules.ts";
import { type DecidedFact, wrongFacts } from "./facts.ts";

const CHAIN = "01a21e38-bd7f-7000-ab78-564a90bc5331";
const LENGTH = 400;
const SALT = "salt";
/** The links of a chain by their places. */
const LINKS: readonly string[] = Array.from({ length: LENGTH }).reduce<string[]>(
  (links) => [sha256Hex(links[0] ?? ""), ...links],
  ["the last link"],
);
const rules = await knownRules();

/** Returns the first fact that a game opens, with its result, as a log has them. */
function decidedBy(game: string, version: number): DecidedFact {
  const known = rules(game, version);
  if (known?.kind !== "external" || known.ofLinks === undefined) throw new Error(`no links decide facts of ${game}`);
  const { tables, ahead, result } = known.ofLinks;
  const next = 41;
  const [fact] = ahead({
    ...{ table: tables[0] ?? "", chain: CHAIN, next, last: LENGTH },
    stream: (link, label) => linkStream(LINKS[link] ?? "", SALT, label),
  });
  if (fact === undefined) throw new Error(`${game} opens nothing`);
  const { state, first, last } = fact;
  const link = LINKS[last] ?? "";
  const decided = result(state, factLinks({ first, last, link, salt: SALT }));
  return { fact: CHAIN, game, version, state, result: decided, last, link, salt: SALT, index: 7 };
}

test("results of matches, races and markets of the house are computed again from what the log says", () => {
  for (const game of ["virtual", "racing", "house-markets"]) expectChecked(decidedBy(game, 1));
});

function expectChecked(decided: DecidedFact): void {
  expect(wrongFacts([decided], rules)).toEqual([]);
  const found = (more: Partial<DecidedFact>) => wrongFacts([{ ...decided, ...more }], rules).map(({ rule }) => rule);
  const wrong = ["the result of a fact follows from its link"];
  expect(found({ link: sha256Hex("other") })).toEqual(wrong);
  expect(found({ salt: "other" })).toEqual(wrong);
  expect(found({ result: null })).toEqual(wrong);
  expect(found({ state: null })).toEqual(wrong);
  expect(found({ version: 99 })).toEqual(["the rules of a fact are known here"]);
}
