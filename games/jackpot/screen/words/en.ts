export const en = {
  title: "Jackpot",
  stage: "The pot as a ring of its players' shares",
  pot: "Pot",
  emptyPot: "The pot is empty",
  emptyText: "The first bet opens it.",
  oneMore: "One more player, and it starts",
  aloneText: "With nobody else, your stakes come back after five minutes.",
  spinIn: "Spin in",
  spinning: "Spinning …",
  refunded: "All stakes went back.",

  yourShare: "Your share",
  notIn: "You are not in",
  betMore: "Add to the pot",
  chanceNow: "Chance now",
  chanceWith: "With this bet",
  prize: (fee: string) => `Prize less ${fee} fee`,

  tickets: "Tickets",
  moreRanges: (count: string) => `and ${count} more`,
  rangesNote: "One ticket for each coin of the smallest unit, from 0. Places are final once betting closes.",
  wonWith: (ticket: string, chance: string) => `Ticket ${ticket} won, at a chance of ${chance}`,

  waitingSaid: "One more player is needed.",
  openSaid: "The pot spins in 30 seconds.",
  spinSaid: "The ring turns.",
  winnerSaid: (name: string, ticket: string, chance: string) =>
    `${name}: winner with ticket ${ticket} and a chance of ${chance}`,

  recent: "Past pots",
  noRecent: "The last pots appear here",
  hotkeyBet: "Put the amount into the pot",

  result: {
    won: (prize: string) => `Won the pot: ${prize}`,
    lost: "Another ticket won",
    voided: "Nobody else came: the stake went back",
    share: "Share",
    own: "Tickets",
    ticket: "Winning ticket",
    pot: "Pot",
    chance: "Chance of the winner's bet",
  },

  workings: {
    caption: "From the digits to the ticket",
    digits: "First 13 digits",
    bits: "Number of 52 bits",
    tickets: "Tickets",
    ticket: "Ticket",
    formula: "number · tickets ÷ 2⁵², rounded down",
    bookCaption: "Bets in their order, and the tickets of each",
    place: "Bet",
    range: "Tickets from – to",
    prize: "The pot less the house’s fee of 5%, rounded down",
  },

  about: {
    lead: "Everybody's stakes go into one pot. Each coin is a ticket, one ticket is drawn, and whoever holds it takes the pot, less the house’s fee of 5%.",
    rules: [
      "A bet buys one ticket for each unit of its stake. Tickets are numbered from 0, in the order in which bets are accepted; a player may add more as long as betting is open.",
      "The clock starts with the second player and runs for 30 seconds. Bets that come later are refused, and wait for the next pot.",
      "A player whom nobody joins for five minutes has their stakes back.",
      "The ring is the pot, to scale: it stops with the pointer on the winning ticket, not merely on the slice.",
      "A bet that is in stays in: whoever left last would choose among winners. Staff of the house cannot play.",
      "The winner was drawn when betting closed; the spin shows it. Without animations, or with instant bet, it is there at once.",
    ],
    returnNote:
      "of every stake, however large: a share of the pot wins as often as it is large, and the winner takes 95% of the pot.",
    payTitle: "Shares",
    shareColumn: "Share of the pot",
    chanceColumn: "Chance",
    payoutColumn: "Pays for 1,000",
    draw: "The number of their first 13, times the tickets, divided by 2⁵² and rounded down, is the ticket that wins.",
  },
};

export type JackpotWords = typeof en;
