import type { PluralForms } from "@fairhouse/ui/words/format.ts";

export const en = {
  title: "Plinko",
  rows: "Rows",
  rowsOf: { one: "# row", other: "# rows" } as PluralForms,
  bucket: "Bucket",
  board: (risk: string, rows: number) => `${risk} risk, ${rows} rows`,
  landed: (pays: string) => `Bucket ${pays}`,
  settled: (board: string, bucket: number, pays: string) =>
    `${board}: the ball landed in bucket ${bucket} from the left, which pays ${pays}.`,

  workings: {
    caption: "The path",
    row: "Row",
    bytes: "Bytes",
    number: "Number",
    step: "Ball goes",
    steps: { 0: "left", 1: "right" },
    paid: (rights: number, bucket: number) =>
      `Steps to the right: ${rights}. That is bucket ${bucket} from the left, which pays:`,
  },

  about: {
    lead: "A ball falls from peg to peg, left or right by chance, into a bucket that says what it pays.",
    rules: [
      "Choose the amount, a risk, and 8 to 16 rows of pegs; then press “Bet”. You can drop the next ball while others are still falling.",
      "At each row the ball goes left or right with equal chance. The buckets in the middle are reached by the most paths, and pay the least.",
      "More risk moves the prizes to the outside; more rows make the outermost buckets rarer and larger.",
      "Auto drops one ball after another on the same board; conditions can change the number of rows.",
    ],
    returnNote: "on every board: all paths counted, whatever the risk and the number of rows.",
    payTitle: "Pay tables",
    rowsColumn: "Rows",
    tableOf: (risk: string) => `${risk} risk, from the outside to the middle`,
    draw: "Number k belongs to row k: below 0.5 the ball goes left, otherwise right. It is the derivation that Stake publishes, and its verifiers show the same path.",
  },
};

export type PlinkoWords = typeof en;
