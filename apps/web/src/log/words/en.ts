import type { CheckedPart } from "@fairhouse/house-log/check-place.ts";
import type { Absence } from "../absence.ts";

/** Words of the public log: at a bet, and of the watch over it. */
export const en = {
  title: "In the public log",
  lead: "One log has every bet of this house. The house signs it, and cannot rewind it unnoticed.",
  state: {
    checking: "Checking…",
    good: "Checked",
    waiting: "On its way",
    lacking: "No entry",
    wrong: "Does not agree",
  },
  /** Names of the entries of a bet, and of a round. */
  entry: {
    placed: "Stake",
    raised: "Further stake",
    settled: "End",
    sold: "Part sold",
    resettled: "Settled again",
    waived: "Not taken back",
    opened: "Opened",
    closed: "Bets closed",
    seeds: "Mixed seeds",
    shown: "Result",
    revealed: "Link",
    voided: "Void",
    eventOpened: "Opened",
    eventOver: "Result",
    corrected: "Result corrected",
    prices: "Odds at which it was sold",
    unreadable: "Unreadable",
  },
  events: "What this bet rests on",
  ofEvent: (entry: string, event: string) => `${entry}, event ${event}`,
  place: (index: string) => `Entry ${index}`,
  of: (size: string) => `of ${size} signed`,
  proof: "Proof",
  saveProof: (entry: string) => `Save the proof: ${entry}`,
  rightText:
    "Your browser has followed each entry from what this page shows, through the tree, to the signature of the house. The saved proof holds offline, for ever.",
  saveVerifier: "Save the offline verifier",
  waitingText: "The house writes what it may tell within seconds.",
  overdueText: "The house writes what it may tell within seconds, and has not done so for more than a minute.",
  lackingText: {
    older: "This happened before the log began, so that the log cannot prove it.",
    withheld: "The player is hidden. Only they are shown where this stands in the log.",
    untrue: "The house says that no entry is to be expected. What it shows says otherwise.",
  } satisfies Record<Absence, string>,
  insecureText: "This browser checks signatures only on pages that come over HTTPS.",
  wrongParts: {
    shown: "The entry says something else than this page.",
    committed: "The entry commits to another record than this page shows.",
    included: "The entry is not in the tree that the house has signed.",
    signed: "The signature is not that of the log.",
  } satisfies Record<CheckedPart, string>,
  /** The panel of the fairness page. */
  house: {
    title: "The public log",
    text: "Every bet, round and promise of this house stands in one log, in the order in which it was told. The house signs it every second. A bet that is dropped, a payout that is changed, a backup that is put back: whoever has seen an earlier signature can prove it.",
    entries: "Signed entries",
    written: "Everything up to",
    witnesses: "Names of witnesses, not checked here",
    noWitnesses: "None: that everybody is shown the same log cannot be excluded",
    nameless:
      "This house has no public address. Its log cannot be told from that of another such house, and no witness can know it.",
    watched: "Your browser",
    isWatched: "remembers the newest signed state, and checks that the house continues it",
    key: "Key of the log",
    audit: "Check all of it, from anywhere",
    ended: (n: string) => `Log ${n} has ended`,
    endedBecause: (reason: string) => `Reason: ${reason}`,
    unknownReason: "not known",
  },
  /** Alarms of the watch that each browser keeps over the log. */
  alarm: {
    fork: {
      title: "This house shows two different logs",
      text: "It has signed two histories that exclude each other. Nothing can be staked from this page. Save both: they prove it to everybody.",
    },
    back: {
      title: "The log of this house went back",
      text: "Entries that your browser has seen signed are missing. Save the signed states, and ask the house.",
    },
    gone: {
      title: "The log of this house is not the one that you knew",
      text: "It is not served any more, or another key signs it. Save the state that your browser has seen, and ask the house.",
    },
    withheld: {
      title: "This house does not show that its log continues",
      text: "It answers, but for two minutes without what your browser needs to check that nothing was changed. Save the signed states, and ask the house.",
    },
    renewed: {
      title: "This house has begun its log anew",
      text: "Another key signs it. The house has no public address, so it may be another one: nothing is known of its past.",
    },
    still: {
      title: "The log of this house stands still",
      text: "Nothing has been written into it for more than two minutes.",
    },
    broken: {
      title: "A bet of yours is missing from the log",
      text: "This house signed that the bet would be in its log within a minute, and it is not. Save the receipt: it proves it to everybody.",
    },
    save: "Save",
  },
};

export type LogWords = typeof en;
