/** Words for visitors who play with coins kept in their browser. */
export const en = {
  coins: "Guest coins",
  coinsHint: "Play coins kept only in this browser. They have no cash value and never become account coins.",
  note: "You are playing as a guest with coins kept in this browser",
  /** For phones, where there is one line for it. */
  shortNote: "Guest coins, kept in this browser",
  create: "Create an account",
  broke: "You don’t have enough guest coins for the smallest bet.",
  refill: (amount: string) => `Get ${amount} again`,
  live: "Bets here need an account. Registering is free.",
  liveNote: "Bets here need a free account",
  takenOver: "You are now playing with your account",
  coinsStay: "Your guest coins stay in this browser, separate from your account.",
  handWaits: (games: string) =>
    `Your open guest hand (${games}) is waiting in this browser, separate from your account. You can continue it after signing out.`,
  handReturned: "A guest hand was ended",
  handReturnedText: "The rules of the game have changed, so it could not continue. You have the whole stake back.",
  player: "You, as a guest",
  seeds:
    "These seeds are made and kept on this device. They let you check the mathematics of every bet; they cannot prove anything about the house, which takes no part in guest bets.",
  proof:
    "Made on this device: this browser drew the server seed itself. The check proves the mathematics of the bet, not the honesty of the house. Bets made with an account are sealed by the house before you play.",
  elsewhere: "Guest bets stay in the browser that made them, and only the last 200 are kept.",
};

export type GuestWords = typeof en;
