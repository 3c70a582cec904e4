/** Words that all games of flights share. */
export const en = {
  autoCashOut: "Auto cash-out",
  noAuto: "None",
  clearAuto: "Clear auto cash-out",

  quickAmounts: "Quick amounts",
  bets: "Bets",
  betsOf: { all: "All", own: "Own", top: "Top" },
  noOwnBets: "Your bets appear here.",
  noTopBets: "Wins of ten times the stake or more appear here for the day.",
  betsFailed: "The bets could not be loaded.",

  placedReason: "Your bet is in. The flight starts in a moment.",
  cashOut: "Cash out",
  leftAt: (multiplier: string) => `You left at ${multiplier}`,
  ticketLeftAt: (multiplier: string) => `Left at ${multiplier}`,
  replaySpeed: (times: string) => `Speed ×${times}`,
  yourBet: (stake: string, payout: string) => `your bet ${stake} → ${payout}`,
  /** One of a player's two bets. */
  seat: (number: string) => `Bet ${number}`,
  seatFlies: (seat: string, stake: string, payout: string) => `${seat}: ${stake} → ${payout}`,
  seatLeft: (seat: string, multiplier: string) => `${seat} left at ${multiplier}`,
  seatLost: (seat: string, stake: string) => `${seat} lost ${stake}`,
  seatSaid: (seat: string, result: string) => `${seat}: ${result}`,
  lost: (stake: string) => `You lost ${stake}`,

  startsIn: "Next flight in",
  takenBack: "Taken back before the flight",
  interrupted: "Round interrupted",
  interruptedText:
    "The house restarted. Cash-outs, and targets that the flight reached, are paid; stakes without a target went back.",
  offlineAuto: "Auto cash-outs still count.",
  stage: "Flight",
  started: "The flight has started.",

  payTitle: "Chances",
  targetColumn: "Target",
  chanceColumn: "Chance",
  timeColumn: "Reached after",
};

export type FlightWords = typeof en;
