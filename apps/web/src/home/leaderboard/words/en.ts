/** Words of the leaderboard. */
export const en = {
  title: "Leaderboard",
  period: "Period",
  day: "Today",
  week: "This week",
  by: "Rank by",
  wagered: "Wagered",
  won: "Largest win",
  place: "Place",
  player: "Player",
  hidden: "Hidden",
  you: "You",
  simulated: "Simulated player",
  demo: "This is a demo: simulated players are ranked among themselves, and your bets do not count here.",
  noWagers: "Nobody has bet yet",
  noWagersText: "The first bet takes first place.",
  noWinsText: "Wins of ten times the stake or more are listed here.",
  failed: "The leaderboard could not be loaded",
  /** Shown below the places: the player's own one. */
  join: "Your first bet puts you on the board.",
  more: "Places 6 to 10",
  race: "The weekly race: see the prizes",
};

export type HomeBoardWords = typeof en;
