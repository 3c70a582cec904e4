import { COMBINATION_NAMES, RESULT_NAMES, SIDE_NAMES } from "../../drawing/names.ts";
import type { MoveName } from "../../rules/hand.ts";
import type { Side } from "../../rules/sides.ts";
import type { Reason } from "../../rules/strategy.ts";

const moves: Readonly<Record<MoveName, string>> = {
  hit: "Hit",
  stand: "Stand",
  double: "Double",
  split: "Split",
  insure: "Insurance",
  decline: "No insurance",
};

/** The hint's reasons for the move that it names; `up` is the value of the dealer's upcard. */
const reasons: Readonly<Record<Reason, (total: string, up: string) => string>> = {
  "insurance-loses": () =>
    "Four hole cards in thirteen are tens, but insurance pays as if it were one in three: it loses a thirteenth.",
  "aces-are-worth-two": () => "Each ace is the best start of a hand: two of them are worth two bets.",
  "sixteen-is-worst": () => "16 is the worst total; two hands that begin with 8 are better than one of it.",
  "two-good-hands": (_, up) => `Against ${up}, two hands of these cards win more than one.`,
  "good-card-coming": (total, up) => `${total} against ${up} is ahead: one more card is enough for two bets.`,
  "dealer-may-bust": (total, up) => `${up} busts the dealer often: with ${total}, let them draw.`,
  "high-enough": (total) => `${total} wins more often than it would after another card.`,
  "cannot-bust": (total) => `No card busts ${total}.`,
  "ace-saves": (total, up) => `The ace can count 1, so no card busts, and ${total} is not enough against ${up}.`,
  "dealer-stands-high": (total, up) => `${up} mostly ends on 17 or more: ${total} would lose without another card.`,
};

export const en = {
  title: "Blackjack",
  moves,
  results: RESULT_NAMES,
  reasons,

  dealer: "Dealer",
  yourHand: "Your hand",
  handNumber: (number: string) => `Hand ${number}`,
  movesLabel: "Your moves",
  /** A move that adds to the stake. */
  costs: (move: string, amount: string) => `${move}, ${amount} more`,
  notCovered: "Your balance does not cover it",
  soft: (total: string) => `Soft ${total}`,
  mucked: "Mucked",
  peeks: "The dealer looks at the hole card",
  insured: "Insured",
  feltPays: "Blackjack pays 3 to 2",
  feltDealer: "Dealer stands on all 17",
  feltInsurance: "Insurance pays 2 to 1",
  explain: "Come closer to 21 than the dealer. Press Bet, then hit, stand, double or split.",

  sideBets: "Side bets",
  sidesLost: "side bets lost",
  sides: SIDE_NAMES,
  /** Printed under the circles of a small table. */
  sidesShort: { pairs: "Pairs", poker: "21+3" } satisfies Record<Side, string>,
  combinations: COMBINATION_NAMES,
  /** In the empty field of a side bet. */
  sideOff: "Off",
  sideOn: (side: string) => `Bet ${side}`,
  sideTakenOff: (side: string) => `Take ${side} off`,
  sidePays: (combination: string, payout: string) => `${combination} pays ${payout}`,
  sideStands: (side: string, stake: string) => `${side}: ${stake}.`,
  sideWon: (side: string, combination: string, payout: string) => `${side}: ${combination}, pays ${payout}.`,
  sideLost: (side: string, stake: string) => `${side}: lost ${stake}.`,

  inPlay: "In play",
  blackjackPays: "Blackjack pays",
  winPays: "A win pays",
  hint: "Strategy hint",
  hintSays: (move: string) => `Best: ${move}`,
  hintWaits: "Says the best move and why while you play.",
  autoText: "Plays basic strategy: the best move in every hand, without insurance and without side bets.",

  /** The end of a hand, with the totals of the player and the dealer. */
  ended: {
    blackjack: "Blackjack",
    dealerBlackjack: "The dealer has blackjack",
    bothBlackjack: "Both have blackjack",
    bust: (total: string) => `Bust with ${total}`,
    dealerBust: (dealer: string) => `The dealer busts with ${dealer}`,
    against: (total: string, dealer: string) => `${total} against ${dealer}`,
    both: (first: string, second: string) => `${first}; ${second}`,
  },
  /** Read by screen readers while a hand goes on. */
  stands: (hands: string, dealer: string) => `You have ${hands}. The dealer shows ${dealer}.`,
  and: " and ",
  plays: (hand: string) => `${hand} plays.`,
  askInsurance: "The dealer shows an ace. Insurance?",
  settled: (hands: string, dealer: string) => `Your cards: ${hands}. Dealer: ${dealer}.`,

  workings: {
    caption: "From bytes to cards",
    card: "Card",
    whose: "Whose",
    bytes: "Bytes",
    number: "Number",
    index: "× 52",
    result: "Result",
    hand: (name: string, total: string, dealer: string) => `${name}: ${total} against ${dealer}`,
    sum: "In all",
  },

  about: {
    lead: "Come closer to 21 than the dealer, without passing it.",
    rules: [
      "An ace counts 1 or 11, court cards count 10. Cards come from decks without end: each of the 13 ranks is always equally likely.",
      "You get two cards, the dealer one open and one face down. An ace and a ten are a blackjack and pay 3:2; everything else that wins pays 1:1, and equal totals give the stake back.",
      "Under an ace or a ten the dealer looks at the hole card. A blackjack ends the hand at once, before you could add anything to it.",
      "Insurance is offered on an ace, for half the bet, and pays 2:1 when the dealer has a blackjack.",
      "Double on any two cards, also after a split: one bet more, and exactly one card. Split two cards of the same value once, for one bet more; split aces get one card each, and 21 after a split is no blackjack.",
      "The dealer stands on every 17. Where all your hands are settled before they act, their cards are mucked: nothing more is drawn, and you see what lay there.",
      "What a double, a split or insurance costs is charged with the move. If your balance or a limit does not allow it, the hand stays as it is.",
      "Perfect Pairs and 21+3 are bets beside the hand: on your two cards, and on these and the dealer's open card. The deal decides them, and they are paid together with the hand. They change nothing else: double, split and insurance follow the bet amount alone.",
      "An open hand waits for you, on every device, as long as you like. Auto plays the table below, without side bets.",
    ],
    returnNote: "under basic strategy, the best play: computed over every hand, and measured against the first bet.",
    payTitle: "Pay table",
    resultColumn: "Result",
    oddsColumn: "Odds",
    paysColumn: "Pays in all",
    combinationColumn: "Combination",
    chanceColumn: "Chance",
    ofPairs: "for the first two cards that you get.",
    ofPoker: "for your first two cards and the dealer's open card. An ace is high or low in a straight.",
    ofInsurance: "Insurance, dealer's blackjack",
    strategyTitle: "Basic strategy",
    strategyText: "H hit, S stand, D double (else hit), T double (else stand), P split. Columns: the dealer's upcard.",
    hardRows: "Hard",
    softRows: "Soft",
    pairRows: "Pairs",
    andLess: (total: string) => `${total} −`,
    andMore: (total: string) => `${total} +`,
    draw: "Card k is number k of the stream, times 52, rounded down: 0 is the two of diamonds, then hearts, spades, clubs, then the threes, up to the ace of clubs. Cards go to you, you, the dealer, the dealer face down, then in order of need.",
  },
};

export type BlackjackWords = typeof en;
