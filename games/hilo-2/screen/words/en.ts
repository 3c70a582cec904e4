import type { Position } from "../../rules/positions.ts";

const positions = {
  hi: "Hi",
  lo: "Lo",
  red: "Red",
  black: "Black",
  joker: "Joker",
} satisfies Partial<Record<Position, string>>;

export const en = {
  title: "Hilo 2",
  positions,
  joker: "Joker",
  card: {
    red: (rank: string) => `Red ${rank.toLowerCase()}`,
    black: (rank: string) => `Black ${rank.toLowerCase()}`,
  },
  /** The mark of a position beside a player: "Red +2". */
  face: (position: string, others: string) => `${position} +${others}`,

  stage: (last: string) => `Last card: ${last}`,
  lastCard: "Last card",
  nextCard: "Next card",
  nextIn: "Next card in",
  base: (rank: string) => `Base: ${rank}`,
  jokerStays: (rank: string) => `A Joker came: the base stays ${rank.toLowerCase()}`,
  dealing: "The card is dealt …",
  came: (card: string) => `${card} came`,
  won: (profit: string) => `You won ${profit}`,
  lost: "Your chips lost",
  started: "The card is being turned over.",
  historyOf: (rounds: string) => `What the last ${rounds} cards were; a line marks the expected share.`,

  cloth: "Betting cloth",
  clothHelp: "Arrow keys walk over the fields, Enter places a chip, Delete removes the chips of a field.",
  on: (position: string, pays: string, placed: string) =>
    placed === "" ? `${position}, pays ${pays}` : `${position}, pays ${pays}, ${placed} placed`,
  closedHi: "There is no Hi on an ace",
  closedLo: "There is no Lo on a two",

  placedReason: "Your bet is in. The card comes in a moment.",
  profitCards: "Cards with a profit",
  ofCards: (cards: string) => `${cards} of 25`,
  pointHint: "Point at a field to see its chance and what it pays.",
  wins: (cards: string, chance: string) => `${cards} cards · ${chance}`,

  recent: "Last cards",
  noRecent: "The last cards appear here",
  voided: "Round voided",
  takenBack: "Taken back before the card",
  noWinner: "No chips won",
  settled: (base: string, card: string) => `${card} came on a base of ${base.toLowerCase()}`,

  about: {
    lead: "Everybody bets on the same card: higher or lower than the last one, its colour, its rank, or the Joker.",
    rules: [
      "The deck has 25 cards: 2 to 9, J, Q, K and A, each once red and once black, and a Joker. All of them are in it again for every round.",
      "Lay chips on one field or several during the fifteen seconds before a card, and press Bet. You can take your bet back until betting closes. A bet made while a card is shown goes into the next round, and can be cancelled until then.",
      "Hi and Lo are compared with the base: the last card that had a rank. An equal rank and the Joker lose both. After a Joker the base stays what it was. The first base of a table is 7.",
      "What Hi and Lo pay changes with the base: 24 divided by the number of cards that win. There is no Hi on an ace and no Lo on a two. A bet that waits, and automatic bets, go in with the base of the round that opens; one with chips on a Hi or Lo that does not exist there waits for the round after it.",
      "The card is drawn from the hash of the round before it is turned over; what you see is only how it is shown. Without animations, or with instant bet, it is there at once.",
    ],
    returnNote: "for every bet: n of 25 cards win and pay 24/n.",
    payTitle: "Pay table",
    betColumn: "Bet",
    cardsColumn: "Winning cards",
    paysColumn: "Pays",
    baseTitle: "Hi and Lo by the base",
    baseColumn: "Base",
    draw: "The first number, times 25, rounded down, is the card: 0 is the red two, 1 the black two, then the threes, up to the aces, and 24 is the Joker.",
  },
};

export type LiveHiloWords = typeof en;
