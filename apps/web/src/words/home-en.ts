import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words of the home page. */
export const homeEnglish = {
  title: "Home",
  eyebrow: "Provably fair, free to play",
  heading: "Every game can be checked",
  lead: (bonus: string) =>
    `${bonus} free coins to start with. The result is fixed before you bet, and you can prove it afterwards.`,
  start: "Create an account",
  welcome: (name: string) => `Welcome back, ${name}`,
  welcomeLead: "Pick a game. Every result can be checked afterwards.",
  sealed: { before: "Sealed before the bet", after: "Checked after it" },
  promises: {
    coins: (amount: string) => `${amount} free coins`,
    returns: (lowest: string, highest: string) => `Exact returns, ${lowest} to ${highest}`,
    checked: "Every bet can be verified",
    noCash: "No money, no risk: coins without cash value",
  },
  bigWins: "Biggest wins",
  noBigWins: "Nobody has won yet. The first win appears here.",
  playing: { one: "# player lately", other: "# players lately" } as PluralForms,
  lastWins: "Last wins:",
  returns: (share: string) => `Returns ${share}`,
  proof: {
    title: "Do not believe us. Check us.",
    lead: "No house can ask for more trust than it can prove. Here every result is sealed before you bet, and the rules that pay you run in your own browser.",
    check: "Check the last round now",
    whole: "The whole proof of this bet",
    steps: [
      { title: "Sealed first", text: "The hash of the result’s seed is published before bets open." },
      { title: "Your part in it", text: "Your own seed goes into every result of the solo games." },
      { title: "Opened and checked", text: "The seed is revealed, and anybody computes the result again." },
    ],
  },
  howFair: "How fairness works",
  featured: "Featured",
  allGames: "All games",
  provablyFair: "all provably fair",
  gamesCount: { one: "# game", other: "# games" } as PluralForms,
  live: "Live bets",
  off: "Paused",
  waiting: "An open hand is waiting",
  waitingText: (game: string, stake: string) => `${game}, ${stake} staked. It continues exactly where you left it.`,
  resume: "Continue",
};

export type HomeWords = typeof homeEnglish;
