import type { StopReason } from "@fairhouse/client/auto/auto.ts";
import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words that all game pages share. */
export const en = {
  panel: "Your bet",
  mode: "Bet mode",
  manual: "Manual",
  auto: "Auto",

  amount: "Bet amount",
  half: "Half the amount",
  double: "Double the amount",
  max: "Max",
  /** `decimals`: of the currency; 0 if it has no parts. */
  noAmount: (decimals: number) =>
    decimals === 0
      ? "Whole coins only: digits, without a decimal point"
      : `Digits only, with ${decimals} decimals at most`,
  noNumber: "Whole numbers only",
  noTarget: "A number with at most two decimals, like 2.50",
  chanceOf: (chance: string) => `Chance ${chance}`,
  profitOnWin: "Profit on win",
  atLeast: (least: string) => `At least ${least}`,
  atMost: (most: string) => `At most ${most}`,
  checkFields: "Check the marked fields",
  notKept: {
    refused: "Not saved: the list was changed elsewhere. Look at it again.",
    failed: "Not saved. Check the connection and try again.",
  },
  belowMin: (min: string) => `The smallest bet is ${min}`,
  aboveMax: (max: string) => `The largest bet is ${max}`,
  aboveBalance: "Your balance does not cover this bet",
  aboveCovered: {
    one: "Your balance does not cover this bet. You have # unopened ticket: what it pays counts once it is open.",
    other:
      "Your balance does not cover this bet. You have # unopened tickets: what they pay counts once they are open.",
  } as PluralForms,

  bet: "Bet",
  signInToBet: "Sign in to bet",
  waiting: "Still waiting for the house …",
  staff: "Staff of the house may not bet where bettors decide the round: they see more than others.",
  offline: "No connection",
  close: "Close",
  moveCard: (title: string) => `Move ${title}: drag, or use the arrow keys`,

  cashOut: "Cash out",
  cashedOut: "Cashed out",
  chance: "Chance",
  pays: "Pays",
  resumed: "Your hand continues where you left off.",
  random: "Random",
  risk: "Risk",
  risks: { low: "Low", medium: "Medium", high: "High" },
  fewer: "Fewer",
  more: "More",
  winPays: "A win pays",

  startAuto: "Start auto",
  stopAuto: "Stop auto",
  stoppingAuto: "Stopping after this bet",
  betCount: "Number of bets",
  endless: "Endless",
  onWin: "On win",
  onLoss: "On loss",
  reset: "Reset",
  increaseBy: (when: string) => `${when}: increase by percent`,
  stopOnProfit: "Stop on profit",
  stopOnLoss: "Stop on loss",
  stopOnSingleWin: "Stop on a win of",
  never: "Never",
  autoProgress: (made: string, of: string) => `Bet ${made} of ${of}`,
  autoProfit: "Profit of this run",
  stopReasons: {
    count: "All bets have been placed.",
    profit: "You reached the profit you set.",
    loss: "You reached the loss you set.",
    "single-win": "A single bet won the amount you set.",
    condition: "A condition of your strategy was met.",
    balance: "Your balance does not cover another bet.",
    player: "Stopped by you.",
    "signed-out": "Stopped: you are signed out.",
    offline: "Stopped: the connection was lost.",
    refused: "Stopped: the house refused a bet.",
  } satisfies Record<StopReason, string>,
  autoEnded: "Auto play has ended",
  strategy: "Strategy",
  noConditions: "No conditions",
  conditions: { one: "# condition", other: "# conditions" } as PluralForms,

  bar: "Settings of this game",
  volume: "Sound volume",
  mute: "Mute",
  unmute: "Sound on",
  animations: "Animations",
  fastBet: "Fast bet",
  nextBetIn: (seconds: string) => `Next bet in ${seconds} s`,
  playTime: "Time played",
  netPosition: "Net",
  instantBet: "Instant bet",
  statistics: "Live statistics",
  theatre: "Theatre",
  fullScreen: "Full screen",
  hotkeys: "Hotkeys",
  rules: "Rules",
  fairness: "Provably fair",
  fair: "Fair",

  rulesTitle: "How to play",
  returnTitle: "Return to player",
  verifyTitle: "How to verify",
  exactly: (share: string) => `Exactly ${share}`,
  exactFraction: (fraction: string, share: string) => `Exactly ${fraction}, that is ${share},`,
  exactDigits: (share: string) => `${share}, exact to the last digit,`,
  figures: {
    caption: "Hit rate, volatility and largest multiplier",
    bet: "Bet",
    everyBet: "Every bet",
    bestPlay: "Best play",
    hitRate: "Hit rate",
    volatility: "Volatility",
    largest: "Largest",
    note: "Hit rate: how often something comes back. Volatility: the standard deviation of what a bet returns, in stakes.",
  },
  rounding: {
    down: "Amounts are rounded down once per bet, to whole units: at the smallest stake that costs at most 0.08 percentage points.",
    none: "Nothing is rounded.",
  },
  /** The derivation of a game's numbers from its seeds, and the house's commitment to them. */
  seeding: {
    solo: {
      before:
        "Before you bet you see the SHA-256 of the server seed. Your client seed and a counter, the nonce, are mixed in.",
      stream:
        "HMAC-SHA256(server seed, “client seed:nonce:block”) gives the bytes, block 0 first; four of them make a number between 0 and 1.",
      after:
        "After you rotate your seeds, the old server seed is revealed, and every bet made with it can be computed again: here in your browser, on the command line, or with any verifier of your choice.",
      open: "Seeds and verifier",
    },
    salted: {
      before:
        "All rounds come from one chain of SHA-256 hashes that is played backwards. Its first link was published before the first round, so that no result can be changed. The Fairness page says where the salt came from.",
      stream: "HMAC-SHA256(round hash, salt): the first eight hexadecimal digits are n.",
      after:
        "The hash of a round, hashed once more, is the hash of the round before. The next round's commitment is shown before bets open.",
      open: "Chain and verifier",
    },
    stream: {
      before:
        "All rounds come from one chain of SHA-256 hashes that is played backwards. Its first link was published before the first round, so that no result can be changed. The Fairness page says where the salt came from.",
      stream:
        "HMAC-SHA256(round hash, “salt:place in the chain:block”) gives the bytes, block 0 first; four of them make a number between 0 and 1.",
      after:
        "The hash of a round, hashed once more, is the hash of the round before. The next round's commitment is shown before bets open.",
      open: "Chain and verifier",
    },
    "first-three": {
      before:
        "All rounds come from one chain of SHA-256 hashes that is played backwards, and each is mixed with the client seeds of its first three bettors, as they stood when betting opened; “fairhouse-1”, “-2” and “-3” stand in for missing ones.",
      stream:
        "HMAC-SHA256(round hash, “salt:place in the chain:SHA-256 of the three seeds, one a line:0”) gives the digits.",
      after:
        "The next round's commitment is shown before bets open. When a round is over, its hash, its seeds and their owners are public, and anybody can compute it again.",
      open: "Chain and verifier",
    },
    "all-bettors": {
      before:
        "All rounds come from one chain of SHA-256 hashes that is played backwards, and each is mixed with the client seeds of all its bettors, as they stood when betting opened, in the order of their first bets.",
      stream: "HMAC-SHA256(round hash, “salt:place in the chain:SHA-256 of all seeds, one a line:0”) gives the digits.",
      after:
        "The next round's commitment is shown before bets open. When a round is over, its hash, its seeds and all its bets in their order are public, and anybody can compute it again.",
      open: "Chain and verifier",
    },
  },

  profit: "Profit",
  wins: "Wins",
  losses: "Losses",
  /** Bets that returned their stake. */
  evens: "Even",
  wagered: "Wagered",
  resetStatistics: "Reset statistics",
  chart: (profit: string, bets: string) => `Profit over ${bets} bets: ${profit}`,
  session: "This visit",
  lastBet: "Last bet",
  noBetsYet: "Your bets from this visit appear here as a line.",

  keysQuestion: "Change the stake with keys?",
  keysText:
    "A halves the amount, S doubles it, D bets the most. The space bar bets. You can turn the keys off here or in the settings.",
  keysUse: "Use the keys",
  keysOff: "Turn the keys off",
  useHotkeys: "Use hotkeys",
  hotkeyBet: "Bet",
  hotkeyHalf: "Half the amount",
  hotkeyDouble: "Double the amount",
  hotkeyMax: "Largest amount (does not bet)",
  space: "Space",
  hotkeyBetKeys: "Between rounds",
  hotkeyGameKeys: "During a round",

  recent: "Your last results",
  noRecent: "Your last results appear here",
  won: (multiplier: string, payout: string) => `Won: ${multiplier}, ${payout}`,
  returned: (payout: string) => `Returned: ${payout}`,
  lost: (stake: string) => `Lost: ${stake}`,
};

export type GameWords = typeof en;
