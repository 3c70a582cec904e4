import type { PluralForms } from "@fairhouse/ui/words/format.ts";
import type { Position } from "../../rules/positions.ts";

export const en = {
  title: "Roulette",
  spin: "Spin",
  covered: "Covered",
  numbersOf: (covered: string, all: string) => `${covered} of ${all}`,
  pointHint: "Point at a spot on the table to see what it pays and how likely it is.",
  spinning: "The wheel is spinning.",
  noWinner: "No chip was on the winning number.",
  table: "Betting table",
  tableHelp: "Arrow keys move over the table, Enter places the chosen chip, Delete removes chips.",
  wheel: "Roulette wheel",
  wheelShows: (result: string) => `Roulette wheel: ${result}`,
  on: (position: string, pays: string, amount: string) =>
    amount === "" ? `${position}, pays ${pays} to 1` : `${position}, pays ${pays} to 1, ${amount} placed`,
  kinds: {
    straight: "Straight",
    split: "Split",
    street: "Street",
    corner: "Corner",
    "six-line": "Six line",
    dozen: "Dozen",
    column: "Column",
    colour: "Colour",
    parity: "Odd or even",
    half: "Low or high",
  } satisfies Record<Position["kind"], string>,
  red: "Red",
  black: "Black",
  green: "Green",
  odd: "Odd",
  even: "Even",
  low: "1 to 18",
  high: "19 to 36",
  lowShort: "1–18",
  highShort: "19–36",
  dozen: (n: string) => `Dozen ${n}`,
  dozens: ["1–12", "13–24", "25–36"],
  column: (n: string) => `Column ${n}`,
  columnShort: "2:1",
  /** A result: "17 Black". */
  result: (colour: string, number: string) => `${number} ${colour}`,
  /** A number of the cloth: "17, black". */
  pocket: {
    red: (number: string) => `${number}, red`,
    black: (number: string) => `${number}, black`,
    green: (number: string) => `${number}, green`,
  },

  view: "Table or racetrack",
  cloth: "Table",
  track: "Racetrack",
  racetrack: "Racetrack",
  racetrackHelp: "The numbers in the order of the wheel. Arrow keys move, Enter bets on a number and its neighbours.",
  neighbours: "Neighbours on each side",
  neighboursShort: "Neighbours",
  fewer: "Fewer neighbours",
  more: "More neighbours",
  withNeighbours: (name: string, reach: string) => `${name}, and ${reach} on each side`,
  chipCount: { one: "# chip", other: "# chips" } as PluralForms,
  calls: { zero: "Jeu zéro", voisins: "Voisins du zéro", orphelins: "Orphelins", tiers: "Tiers du cylindre" },
  callShort: { zero: "Zéro", voisins: "Voisins", orphelins: "Orphelins", tiers: "Tiers" },
  callHints: {
    zero: "The seven numbers around zero",
    voisins: "Seventeen numbers, from 22 through zero to 25",
    orphelins: "The eight numbers between the two",
    tiers: "Twelve numbers, from 27 to 33, opposite zero",
  },

  heat: {
    title: "Hot and cold numbers",
    hot: "Hot",
    cold: "Cold",
    all: "How often each number came up",
    counted: { one: "Your last spin.", other: "Your last # spins." } as PluralForms,
    none: "Your own spins are counted here, up to the last hundred.",
    noHot: "No number has come up twice.",
    times: { one: "once", other: "# times" } as PluralForms,
    ago: { one: "# spin ago", other: "# spins ago" } as PluralForms,
    last: "in the last spin",
    never: "not in these spins",
    honest:
      "Past spins predict nothing. Every spin is drawn afresh, each number has a chance of 1 in 37, and no number is ever due.",
  },

  about: {
    lead: "European roulette: one wheel, 37 pockets, one zero. Place as many chips as you like and spin.",
    rules: [
      "Choose a chip and place it: on a number, on a line between numbers, on a corner, or on one of the outside bets.",
      "The racetrack places chips in the order of the wheel: on a number and its neighbours, or on the series Voisins du zéro (9 chips), Orphelins (5), Tiers du cylindre (6) and Jeu zéro (4). They are ordinary chips on numbers, splits, a street and a corner, and pay as such.",
      "All chips of one spin are one bet, on at most 60 positions. Its total must lie between the smallest and the largest bet.",
      "Zero loses all outside bets: colours, odd and even, halves, dozens and columns.",
      "Auto repeats your layout; when the amount is increased, all chips grow in proportion.",
    ],
    returnNote:
      "on every bet on the table: each pays as if there were 36 pockets. Chips pay whole multiples of their amounts.",
    payTitle: "Pay table",
    betColumn: "Bet",
    numbersColumn: "Numbers",
    paysColumn: "Pays",
    chanceColumn: "Chance",
    draw: "The first number, times 37, rounded down, is the pocket.",
  },
};

export type RouletteWords = typeof en;
