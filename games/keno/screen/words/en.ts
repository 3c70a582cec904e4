import type { PluralForms } from "@fairhouse/ui/words/format.ts";

export const en = {
  title: "Keno",
  classic: "Classic",
  board: "Numbers from 1 to 40",
  tile: {
    free: (number: number) => `${number}`,
    chosen: (number: number) => `${number}, chosen`,
    drawn: (number: number) => `${number}, drawn`,
    hit: (number: number) => `${number}, hit`,
  },
  chooseNumbers: "Choose 1 to 10 numbers",
  clear: "Clear",
  payStrip: "What hits pay",
  hits: { one: "# hit", other: "# hits" } as PluralForms,
  hitsOf: (spots: string) => `of ${spots}`,
  paysFrom: (hits: string) => `pays from ${hits}`,
  chosenCount: "Chosen",
  hitCount: "Hits",
  settled: (chosen: string, drawn: string, hits: number) => `Chosen: ${chosen}. Drawn: ${drawn}. Hits: ${hits}.`,

  workings: {
    caption: "The draw",
    bytes: "Bytes",
    number: "Number",
    index: "Of those left",
    drawn: "Drawn",
    paid: (hits: string) => `${hits}:`,
  },

  about: {
    lead: "Ten of forty numbers are drawn. The more of them you have chosen, the more you are paid.",
    rules: [
      "Choose the amount, a risk, and one to ten numbers: on the board, or with “Random”.",
      "Press “Bet”: ten different numbers are drawn, and your hits are paid by the table of your risk and of how many numbers you chose.",
      "Classic pays small hits often; low pays a little for few hits, high only for many.",
      "Auto draws again and again for the same numbers.",
    ],
    returnNote: "on every table: all draws counted, whatever the risk and the numbers.",
    payTitle: "Pay tables",
    spotsColumn: "Chosen",
    betOf: (risk: string, spots: number) => `${risk}, ${spots} chosen`,
    tableOf: (risk: string) => `${risk}, hits: pays`,
    draw: "Ten numbers in turn, times how many are left and rounded down, are the places of the drawn ones among those left, of 1 to 40 in order. It is the derivation that Stake publishes, and its verifiers show the same numbers.",
  },
};

export type KenoWords = typeof en;
