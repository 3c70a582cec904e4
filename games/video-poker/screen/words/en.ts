import { HAND_NAMES } from "../../drawing/names.ts";
import { MAX_PAY } from "../../rules/poker-hands.ts";

export const en = {
  title: "Video Poker",
  hands: HAND_NAMES,
  deal: "Deal",
  draw: "Draw",
  drawKey: "Draw",
  explain: "Press Deal, choose the cards to hold, and draw the others anew. A pair of jacks or better pays.",
  /** Results of a hand, for a line beside its name. */
  win: "Winning hand",
  stakeBack: "The stake comes back",
  /** The text of a loss. */
  noWin: "No winning hand",

  payTable: "Pay table",
  cards: "Your cards",
  hold: "Hold",
  held: "Held",
  place: (place: string, card: string) => `Card ${place}: ${card}`,
  bestToHold: "best to hold",
  holdKey: (place: string) => `Hold card ${place}, or let it go`,
  holdHint: (place: string) => `card ${place}`,
  choose: "Choose what to hold, then draw",
  dealtNothing: "Nothing yet",
  dealt: (cards: string, makes: string) => `Dealt: ${cards}. ${makes}.`,

  hint: "Hint",
  hintOn: "Show the value of every hold",
  holdBest: "Hold best",
  holdBestHint: "best hold",
  yourHold: "Your hold",
  bestHold: "Best hold",
  /** Names of cards in a row; "nothing" if none is held. */
  keeps: (cards: string) => `Keep ${cards}`,
  keepsNothing: "Draw all five",
  hintSaid: (keeps: string, best: string, yours: string) => `${keeps}: worth ${best}. Your hold is worth ${yours}.`,

  auto: "Every hand is played with the best hold.",
  settled: (hand: string, held: string) => `${hand}, with ${held} of five cards held.`,
  heldCount: "Held",
  dealtCards: "Dealt",
  finalCards: "After the draw",

  workings: {
    caption: "From bytes to cards",
    card: "Card",
    bytes: "Bytes",
    number: "Number",
    index: "× cards left",
    result: "Result",
    order: "Cards 0 to 4 were dealt. Cards 5 to 9 take the discarded places from left to right:",
    paid: "Stake × pay:",
  },

  about: {
    lead: `Five cards, one draw. Keep what is good, change the rest, and be paid from a pair of jacks up to ${MAX_PAY} times the stake.`,
    rules: [
      "Press Deal for five cards from a full deck of 52. Hold any of them, from none to all: press a card, or a key from 1 to 5.",
      "Press Draw: every card that you did not hold is replaced, once, by one of the 47 others. Then the hand pays by the table, and never more than once.",
      "An ace is high or low in a straight. A pair below jacks pays nothing.",
      "The hint (off at first) tells what your hold is worth on average, exactly, and which hold is worth most. It changes nothing but what you know.",
      "All ten cards are fixed when you press Deal. An open hand waits for you, on every device. One that nobody touches for 30 days is drawn by the house with the best hold.",
      "Auto plays every hand with the best hold.",
    ],
    returnNote: "if every hand is played with the best hold; other holds return less, and never more.",
    payTitle: "Pay table",
    handColumn: "Hand",
    paysColumn: "Pays",
    chanceColumn: "Best play gets it",
    draw: "Number k of the stream, times the 52 − k cards that are left, rounded down, is the place of the next card among them. The deck lies in order: two of diamonds, hearts, spades, clubs, then the threes, up to the ace of clubs.",
  },
};

export type VideoPokerWords = typeof en;
