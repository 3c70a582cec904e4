import type { Side } from "../../rules/terms.ts";

type OfTarget = Readonly<Record<Side, (target: string) => string>>;

const sides: OfTarget = { under: (target) => `Under ${target}`, over: (target) => `Over ${target}` };
const wins: OfTarget = {
  under: (target) => `${target}: you win below it`,
  over: (target) => `${target}: you win above it`,
};

export const en = {
  title: "Dice",
  side: "You win if the roll is",
  sides,
  target: "Target",
  wins,
  multiplier: "Multiplier",
  between: (least: string, most: string) => `From ${least} to ${most}`,
  chance: "Win chance",
  lessChance: "Less chance",
  moreChance: "More chance",
  profitOnWin: "Profit on win",
  roll: "Roll",
  rolled: (roll: string) => `Rolled ${roll}`,
  settled: (called: string, roll: string) => `The bet was ${called}, and the roll ${roll}.`,

  past: {
    title: "Last rolls",
    none: "Your rolls pile up here, above the part of the scale on which they fell",
    won: "Won",
    wonOf: (won: string, rolls: string) => `${won} of ${rolls}`,
    winsInARow: "Wins in a row",
    lossesInARow: "Losses in a row",
    mostWins: "Most wins in a row",
    mean: "Average roll",
  },

  workings: {
    caption: "The roll",
    bytes: "Bytes",
    number: "Number",
    index: "× 10,000",
    pays: "The multiplier is 99 divided by the chance in percent:",
    paid: "The roll lies on the side that was called:",
    lost: "The roll does not lie on the side that was called: it pays nothing.",
  },

  about: {
    lead: "One roll from 0.00 to 99.99. Say over or under which number it will be.",
    rules: [
      "Choose the amount, a side, and how likely a win shall be: move the target on the scale, or type a multiplier or a chance from 0.01% to 98%.",
      "Press “Bet”. A roll strictly on your side of the target pays 99 divided by the chance in percent; every other roll, the target itself too, loses the amount.",
      "Multipliers are shown rounded down to two decimals; the payout is computed from the exact one.",
      "Auto bets on the same odds again and again; conditions can change the chance.",
    ],
    returnNote: "on every target and either side: the chance times 99 divided by it.",
    payTitle: "Pay table",
    chanceColumn: "Chance",
    underColumn: "Under",
    overColumn: "Over",
    paysColumn: "Pays",
    draw: "The first number, times 10,000 and rounded down, is the roll in hundredths.",
  },
};

export type DiceWords = typeof en;
