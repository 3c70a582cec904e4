import type { EntryKind } from "@fairhouse/house-log/entry.ts";

/** Words of the offline verifier, which knows no house. */
export const en = {
  page: {
    title: "Check a saved proof",
    lead: "A proof that you saved from the page of a bet or a round shows that a house wrote it into its public log and signed that log. It is checked here, in your browser, without the house.",
    choose: "Choose proofs",
    drop: "or drop files that end in .tlog-proof",
    key: "Key of the log that you know",
    keyHint:
      "The fairness page of the house names it. Note it early, or ask somebody else: a key that comes with the proof can be anybody's.",
    about:
      "This page is one file. It needs no network, and forbids itself to use one. Its code can be read in any text editor.",
  },
  language: "Language",
  verdict: {
    holds: "The proof holds",
    broken: "The proof does not hold",
    unable: "This browser cannot check signatures of this kind. A newer one can.",
    unread: "The file could not be read",
  },
  ofFile: "The key is that of the file. Compare it with the key that you know.",
  ofReader: "The key is the one that you entered.",
  steps: {
    record: "The record below is the one that the entry commits to.",
    /** @param index counts from 0. */
    entry: (index: string, size: string) => `It is entry ${index} of ${size} in the tree.`,
    signed: (origin: string) => `${origin} has signed that tree.`,
  },
  kind: {
    house: "The beginning of a log",
    beat: "Everything up to a time has been written",
    rules: "A version of a game's rules",
    chain: "A chain of links",
    pair: "A seed pair",
    round: "A round",
    placed: "A stake",
    settled: "An end of a bet, or of a part of it",
    moved: "A movement of money",
    day: "The books at the end of a day",
    fact: "An event",
    price: "Published odds",
    seeds: "Mixed seeds of a round",
  } satisfies Record<EntryKind, string>,
  entry: "The entry",
  record: "The record that it commits to",
  key: "Key",
};

export type VerifierWords = typeof en;
