import { MAX_MULTIPLIER } from "../../rules/odds.ts";
export const en = {
  title: "Hilo 1",
  /** Texts of the buttons; on the ace and the king the same rank is a separate guess. */
  guesses: {
    higher: "Higher",
    higherOrSame: "Higher or same",
    lower: "Lower",
    lowerOrSame: "Lower or same",
    same: "Same",
  },
  up: "Upper guess: higher, on a king the same",
  down: "Lower guess: lower, on an ace the same",
  chance: (chance: string) => `${chance} chance`,
  pays: (multiplier: string) => `pays ${multiplier} in all`,
  notOffered: `Would pass ${MAX_MULTIPLIER.toLocaleString("en")}×`,
  guessesLabel: "Your guess on the next card",

  table: "Table",
  skip: "Skip card",
  skipHint: "Skip",
  replace: "Another first card",
  now: "Now",
  guess: "Guess",
  outlook: "What the next guess pays, and how likely it is",
  explain: "Press Bet, then say whether the next card is higher or lower. Each right guess raises what you can take.",
  firstCard: "First card",
  shownCard: "The one on the table",
  drawnCard: "Drawn from the seed",

  history: "Cards of this hand",
  noHistory: "Cards line up here, each with what the hand paid after it",
  start: "Start",
  skipped: "Skipped",
  wrong: "Wrong",
  wrongGuess: "A wrong guess",
  /** A card of the ladder, for screen readers. */
  rung: (card: string, turn: string, result: string) => `${card}, ${turn}: ${result}`,
  came: (card: string) => `${card} came.`,
  right: (cashOut: string) => `Right. Cash out ${cashOut}.`,
  next: "Would have come",
  guessesMade: "Right guesses",
  settledHand: (cards: string, guesses: string, end: string) =>
    `Hand of ${cards} cards, ${guesses} right guesses. ${end}.`,

  strategy: "Automatic guesses",
  strategies: {
    likelier: "The likelier side",
    bolder: "The bolder side",
    up: "Always up",
    down: "Always down",
  },
  target: "Cash out from",

  workings: {
    chosen: "Chosen by the player",
    paid: "Stake × 0.99 × 13 ÷ winning ranks of each guess, rounded down:",
    lost: "The last guess was wrong: the hand pays nothing.",
  },

  about: {
    lead: "Is the next card higher or lower? Each right guess multiplies what you can take; a wrong one takes all.",
    rules: [
      "The ace is the lowest card, the king the highest. Suits do not matter, and the deck never ends: each of the 13 ranks is always equally likely.",
      "Choose the first card or let it be drawn, and press Bet. From 2 to queen the same rank wins on either side. On an ace you guess higher or the same, on a king lower or the same.",
      "Skipping a card is free and changes nothing. After at least one right guess you can cash out whenever you like.",
      `A hand has 52 cards: with the last one it pays what it has. A guess that would pass ${MAX_MULTIPLIER.toLocaleString("en")}× is not offered.`,
      "An open hand waits for you, on every device, as long as you like. It is never given back and never lost.",
      "Auto guesses by the side that you choose, and cashes out as soon as the hand pays your multiplier.",
    ],
    returnNote: "for every way of playing: the house edge of 1% is taken once, with the first guess.",
    payTitle: "Pay table",
    payText:
      "A first guess pays 0.99 ÷ chance; each further one multiplies by 1 ÷ chance. The multipliers shown are rounded down; the exact fraction is paid.",
    cardColumn: "Card",
    upColumn: "Higher",
    downColumn: "Lower",
    sameMark: "same",
    guesses: (count: string, ranks: string) => `${count} × ${ranks} of 13 ranks`,
    draw: "Card k of the hand is number k of the stream, times 52, rounded down: 0 is the two of diamonds, then hearts, spades, clubs, then the threes, up to the ace of clubs. Card 0 lies first, unless you chose the first card.",
  },
};

export type HiloWords = typeof en;
