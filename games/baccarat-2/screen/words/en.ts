import type { DerivedRoad } from "../../../shared/rules/derived-roads.ts";

export const en = {
  title: "Baccarat 2",
  superSix: "Super 6",
  /** The exception printed on the Banker's field, beside "1 : 1". */
  bankerSix: "0.5 : 1 on a 6",

  nextIn: "Cards in",
  dealing: "Cards are dealt …",
  placedReason: "Your bet is in. The cards come in a moment.",

  hand: (number: string) => `Hand ${number}`,
  handOfShoe: (number: string) => `Hand ${number} of its shoe`,
  shoe: "Cards of the shoe",
  shoeOf: (gone: string, all: string, cut: string) =>
    `${gone} of ${all} cards are gone; the cut card lies behind ${cut}`,
  lastHand: "Last hand of the shoe",
  shoeOver: "The shoe is over",
  newShoe: "A new shoe",
  newShoeText: (cards: string) => `Eight decks, ${cards} cards. Their order is fixed before the first bet.`,
  sealed: "Its link must hash to",
  firstCard: (card: string) => `First card: ${card.toLowerCase()}`,
  burned: (card: string, cards: string) => `First card: ${card.toLowerCase()}. Burned after it: ${cards}`,

  roads: "Roads of this shoe",
  hands: "Hands",
  noMemory: "A shoe has no memory: roads predict nothing.",
  derived: {
    eye: "Big eye boy",
    small: "Small road",
    cockroach: "Cockroach road",
  } satisfies Record<DerivedRoad, string>,
  roadNames: { eye: "big eye boy", small: "small road", cockroach: "cockroach road" } satisfies Record<
    DerivedRoad,
    string
  >,
  colours: { red: "red", blue: "blue" },
  nothing: "nothing yet",
  askedOn: (road: string, entry: string) => `${road} ${entry}`,
  /** A question to the roads, preceded by its visible short form: "P?". */
  ask: (short: string, side: string, entries: string) => `${short} ${side} next: ${entries}`,
  askShort: (letter: string) => `${letter}?`,

  recent: "Last hands",
  noRecent: "The last hands appear here",
  takenBack: "Taken back before the cards",

  workings: {
    shoe: (used: string) =>
      `The shoe is drawn from the link of its chain: each number takes one of the cards that are left, eight decks one after another at first. Gone before this hand: ${used}.`,
    shown: "shown, then burned",
    burned: "burned",
  },

  about: {
    lead: "One table and one shoe for everybody: bet on the Player, the Banker or a tie, on pairs, and on Super 6.",
    rules: [
      "Lay chips on one field or several during the fifteen seconds before a hand, and press Bet. You can take your bet back until betting closes. A bet made while cards are dealt goes into the next hand, and can be cancelled until then.",
      "The shoe has eight decks, 416 cards. Its first card is turned over, and as many cards as it counts are burned, ten for tens and court cards. Cards are dealt Player, Banker, Player, Banker. Aces count 1, tens and court cards 0, all others their number; of a sum only the last digit counts.",
      "With 8 or 9 on two cards on either side nobody draws. Otherwise the Player draws on 0 to 5. When the Player stands, the Banker draws on 0 to 5 too; else the Player's third card decides, as the second table says.",
      "No commission: the Banker pays 1 : 1, but 0.5 : 1 when it wins with a 6. Super 6 wins then. A tie gives chips on Player and Banker back. A pair is two first cards of the same rank on that side: ten and jack are none.",
      "The cut card lies behind card 208. The hand in which it comes is played to its end, one more follows, and then a new shoe begins. The roads are wiped with it.",
      "A hand is drawn and settled before its first card is shown. It can be verified when its shoe is over: until then the link, which tells all of its cards, is secret. What the link must hash to is shown all the while.",
    ],
    returnNote:
      "Each bet has its own exact return, which the table says: that of the first hand of a shoe. Chips together return the mean of theirs.",
    payTitle: "Pay table",
    betColumn: "Bet",
    paysColumn: "Pays · how often it wins",
    returnColumn: "Returns",
    draw: "Numbers 0 to 415 draw the whole shoe: each, times the number of cards that are left, rounded down, takes that card out. Undrawn, eight decks lie one after another, from the two of diamonds to the ace of clubs. Every hand of a shoe comes from the same link.",
  },
};

export type LiveBaccaratWords = typeof en;
