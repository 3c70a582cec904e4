/** Words of one bet, in its dialog and on its page; loaded with them. */
export const en = {
  heading: "Bet",
  title: (game: string) => `Bet on ${game}`,
  stake: "Stake",
  payout: "Payout",
  multiplier: "Multiplier",
  profit: "Profit",
  player: "Player",
  placed: "Placed",
  settled: "Settled",
  result: "Result",
  receipt: "The bet",
  won: "Won",
  gaveBack: "Refunded",
  waiting: "Open",

  openHand: "This hand is still being played. Its result appears here when it is over.",
  openRound: "The round of this bet is still running. Its result appears here when it is over.",
  continueHand: "Continue your hand",
  followSlip: "Follow your bet",
  takenBack: "This bet was taken back before its round began, and its stake returned.",
  refunded: "The stake was refunded: the round was interrupted or voided.",
  handGivenBack: "The stake was returned before the hand ended: the house had to restore its database.",
  notDrawn: "This bet can no longer be shown",
  notDrawnText:
    "It was played under older rules that this site no longer draws. Its figures and its proof are still valid.",
  pictureFailed: "The picture of this bet could not be loaded",

  replay: "Replay",
  replayAgain: "Replay again",
  stopReplay: "Skip to the end",
  replaying: "The replay is running",
  replayEnded: "The replay has ended",

  share: "Share",
  copied: "Link copied",
  copyLink: "Copy link",
  savePicture: "Save picture",
  notDrawable: "The picture could not be drawn. Please try again.",
  copyFailed: "Your browser blocked copying. Here is the link:",

  newer: "Previous bet in the list",
  older: "Next bet in the list",
  noNewer: "this is the first",
  noOlder: "this is the last",
  place: (at: string, of: string) => `${at} of ${of}`,
  id: "Bet number",
};

export type BetWords = typeof en;
