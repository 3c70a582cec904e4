/** What is said to visitors who play with coins of their browser. */
export const en = {
  coins: "Guest coins",
  coinsHint: "Play coins kept in this browser alone. They have no cash value and never become coins of an account.",
  note: "You are playing as a guest with coins kept in this browser",
  /** On phones, where there is one line for it. */
  shortNote: "Guest coins, kept in this browser",
  create: "Create account",
  broke: "You don’t have enough guest coins for the smallest bet.",
  refill: (amount: string) => `Get ${amount} again`,
  live: "Live rounds need an account. Registering is free.",
  liveShort: "Live rounds need a free account",
  takenOver: "You are now playing with your account",
  coinsStay: "Your guest coins stay in this browser, apart from your account.",
  handWaits: (games: string) =>
    `Your open guest hand (${games}) waits in this browser, apart from your account. It is back when you sign out.`,
  handReturned: "A guest hand was ended",
  handReturnedText: "Its rules have changed, so it could not go on. The whole stake is back.",
  player: "You, as a guest",
  seeds:
    "These seeds are made and kept on this device. They let you check the mathematics of every bet; they cannot prove anything about the house, which takes no part in guest bets.",
  proof:
    "Made on this device: this browser drew the server seed itself. The check proves the mathematics of the bet, not the honesty of the house. Bets of an account are sealed by the house before you play.",
  elsewhere: "Guest bets stay in the browser that made them, and only the last 200 are kept.",
};

export type GuestWords = typeof en;
