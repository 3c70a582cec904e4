export const en = {
  title: "Colour",
  positions: { green: "Green", violet: "Violet", red: "Red", small: "Small", big: "Big" },
  /** Conjunction of the two colours of a digit. */
  and: " and ",
  /** A digit in words: "7: Green, Big". */
  digit: (digit: string, colours: string, size: string) => `${digit}: ${colours}, ${size}`,

  tables: "Length of a period",
  lengths: { "30s": "30 s", "1m": "1 min", "3m": "3 min", "5m": "5 min" },
  /** The digit that came at a table not on screen: "1 min: 7: Green, Big". */
  elsewhere: (length: string, digit: string) => `${length}: ${digit}`,
  ordersThere: (orders: string) => `Orders: ${orders}`,
  period: "Period",
  closesIn: "Bets close in",
  nextSoon: "The next period opens soon.",
  result: "Result",
  lastResult: "Last result",
  lastDigit: (digit: string) => `Last result: ${digit}`,
  ownResult: "Your orders:",
  noResult: "No result yet",
  drawing: "The balls are mixed …",
  came: (digit: string) => `The digit is ${digit}`,
  lockedSaid: "Betting is closed. The digit is drawn.",

  board: "What you bet on",
  field: (position: string, pays: string, ordered: string) =>
    ordered === "" ? `${position}, pays ${pays}` : `${position}, pays ${pays}, ${ordered} ordered`,
  halfOn: (pays: string, digit: string) => `${pays} on ${digit}`,
  all: "all",

  times: "Multiplier of the amount",
  bet: (position: string) => `Bet on ${position}`,
  betNext: (position: string) => `Next period: ${position}`,
  tooMany: "Twenty orders a period are the most.",
  highestProfit: "Highest profit",
  chance: "Chance to win",

  myOrders: "My orders",
  noOrders: "Your orders of this period appear here.",
  sending: "On its way …",
  nextPeriod: "Next period",
  cancel: (position: string) => `Cancel the order on ${position}`,

  recent: "Last digits",
  noRecent: "The last digits appear here",
  chart: "Chart",
  history: "History",
  lastPeriods: (periods: string) => `Last ${periods} periods`,
  statistics: "How often and how long ago each digit came",
  chartCaption: "The digits of the last periods",
  independent: "Every digit is drawn afresh: what came before says nothing about what comes next.",
  digitColumn: "Digit",
  sizeColumn: "Size",
  colourColumn: "Colour",
  missing: "Missing",
  averageGap: "Average gap",
  frequency: "Frequency",
  showAll: "Show all",

  takenBack: "Taken back before the draw",
  settled: (position: string, digit: string) => `Bet on ${position}. The digit was ${digit}.`,

  keyNumbers: "Numbers 0 to 9",
  keyBack: "Cancel the newest order",

  workings: {
    caption: "From bytes to the digit",
    bytes: "Bytes",
    number: "Number",
    index: "× 10",
    paid: "Paid:",
  },

  about: {
    lead: "A digit from 0 to 9 is drawn each period. Bet on its colour, on the number itself, or on small or big.",
    rules: [
      "Green are 1, 3, 7, 9 and half of 5; red are 2, 4, 6, 8 and half of 0; violet are 0 and 5. Small are 0 to 4, big 5 to 9.",
      "Four tables run at once, with periods of 30 seconds and of 1, 3 and 5 minutes. You can bet at several of them; orders stay in when you look at another table.",
      "You can make up to twenty orders a period, and cancel each of them until the last five seconds, which are locked. An order made then goes into the next period, and can be cancelled until that is locked.",
      "A period is named by the day, the digit of its table and its serial of that day, all by UTC. The serial begins anew at midnight.",
      "The digit is drawn from the hash of the round while the period is locked; the balls that pass before it are only how it is shown. Without animations, or with instant bet, it is there at once.",
    ],
    returnNote: "Green and red return exactly 93.1%, violet and numbers 88.2%, small and big 98%.",
    payTitle: "Pay table",
    betColumn: "Bet",
    winsColumn: "Wins on",
    paysColumn: "Pays",
    returnColumn: "Return",
    kinds: { colour: "Green or red", violet: "Violet", number: "A number", size: "Small or big" },
    wins: { colour: "4 digits · 0 or 5 by half", violet: "0 and 5", number: "1 digit", size: "5 digits" },
    tablesTitle: "Tables",
    lengthColumn: "Period",
    firstColumn: "First of a day",
    countColumn: "Periods a day",
    draw: "The first number, times 10, rounded down, is the digit.",
  },
};

export type ColourWords = typeof en;
