import { toNumber } from "@fairhouse/kernel/ratio.ts";
import type { PluralForms } from "@fairhouse/ui/words/format.ts";
import { HAND_NAMES } from "../../drawing/names.ts";
import type { Flower } from "../../rules/flowers.ts";
import type { Side, Verdict } from "../../rules/hands.ts";
import { PAYS } from "../../rules/odds.ts";

const verdicts = {
  host: "The host wins",
  tie: "A tie: planted again",
  rare: "Black or white: planted again",
};

/** Texts about a bet for one kind of reader. */
export interface Telling {
  readonly sides: Readonly<Record<Side, string>>;
  readonly beds: Readonly<Record<Side, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly both: (player: string, host: string) => string;
}

const own: Telling = {
  sides: { player: "You", host: "Host" },
  beds: { player: "Your flowers", host: "The host’s flowers" },
  verdicts: { ...verdicts, player: "You win" },
  both: (player, host) => `You: ${player}, host: ${host}`,
};

const anybody: Telling = {
  sides: { player: "Player", host: "Host" },
  beds: { player: "The player’s flowers", host: "The host’s flowers" },
  verdicts: { ...verdicts, player: "The player wins" },
  both: (player, host) => `Player: ${player}, host: ${host}`,
};

const plantings: PluralForms = { one: "# planting", other: "# plantings" };

export const en = {
  title: "Flower Poker",
  /** Addressed to its player. */
  own,
  /** Addressed to anyone on the page of a bet. */
  anybody,
  flowers: {
    red: "Red tulip",
    orange: "Orange marigold",
    yellow: "Yellow sunflower",
    blue: "Blue periwinkle",
    mixed: "Mixed flower",
    purple: "Purple hyacinth",
    assorted: "Assorted flowers",
    black: "Black dahlia",
    white: "White lily",
  } satisfies Record<Flower, string>,
  hands: HAND_NAMES,
  better: (pays: string) => `The better hand pays ${pays}`,
  plantingNumber: (n: string) => `Planting ${n}`,
  past: "Planted again",
  pastOne: (n: string, both: string, why: string) => `Planting ${n}. ${both}. ${why}.`,
  plantings,
  settled: (hands: string, plantings: string, end: string) => `${hands}. ${end}, after ${plantings}.`,

  profit: "Profit on win",
  hurry: "Show all",
  hurryKey: "Show all flowers at once",
  ranks: "Hands, best first",

  workings: {
    ranges: "Which index grows which flower",
    caption: (n: string) => `Planting ${n}, from bytes to flowers`,
    flower: "Flower",
    bytes: "Bytes",
    number: "Number",
    index: "× 1001",
    result: "Grows",
    paid: "The player has the better hand, and is paid",
    lost: "The host has the better hand: the bet pays nothing.",
  },

  about: {
    lead: "You plant five flowers, the host plants five. The better hand wins.",
    rules: [
      "Choose the amount and press “Bet”. Both beds are planted in turns, one flower at a time.",
      "From best to worst: five of a kind, four of a kind, full house, three of a kind, two pair, pair, bust. Only how many are alike counts: no flower ranks above another.",
      "If both hands are worth the same, or a black or white flower is among the ten, both beds are planted again, as often as it takes. It costs nothing.",
      "“Show all”, a press on the beds, or F shows the rest at once; “Fast bet” plants a bet within two seconds, and “Instant bet” shows it at once.",
      "Auto places the same bet again and again, by the rules that you set.",
    ],
    returnNote: `of every bet: you and the host plant alike, so you win exactly half of all bets, and a win pays ${toNumber(PAYS)} times the stake.`,
    payTitle: "Hands and flowers",
    payText: (pays: string) => `Every win pays ${pays} the stake, whatever the hand.`,
    handsCaption: "How likely each hand is",
    handColumn: "Hand",
    chanceColumn: "Chance",
    beatsColumn: "Beats the host",
    oddsNote: (tie: string, replant: string) =>
      `These are the odds of plantings without a black or white flower. ${tie} of those are a tie; ${replant} of all plantings are planted again.`,
    flowersCaption: "How often each flower grows",
    flowerColumn: "Flower",
    weightColumn: "Grows",
    draw: "Number k of the stream, times 1001, rounded down, is flower k: 0 to 149 is red, then orange, yellow, blue and mixed with 150 each, purple with 148, assorted with 100, black with 2 and white with 1. The first five are yours, the next five the host’s; planting again takes the next ten.",
  },
};

export type FlowerPokerWords = typeof en;
