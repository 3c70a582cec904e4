import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words of the promotions panel. */
export const en = {
  title: "Promotion Rewards",
  lead: "Free play coins, given by the house. They have no cash value.",
  failed: "The rewards could not be loaded.",
  signInTo: "Sign in to claim",
  banned: "This account is closed for play and gets no rewards.",
  excluded: (until: string) => `This account is excluded from play and gets no rewards until ${until}.`,
  daily: {
    title: "Daily reward",
    lead: "Come back seven days in a row and the reward grows. Miss a day and it starts again.",
    days: "Seven days",
    day: (day: string) => `Day ${day}`,
    take: (amount: string) => `Claim ${amount}`,
    taken: "Claimed",
    today: "Today",
    takenToday: (amount: string) => `${amount} coins are yours. See you tomorrow.`,
    next: "Next reward in",
    streak: { one: "# day in a row", other: "# days in a row" } as PluralForms,
    utc: "A day starts at 00:00 UTC.",
  },
  freeCoins: {
    title: "Free coins",
    lead: (amount: string, below: string) =>
      `When your balance and open bets together fall below ${below}, the smallest bet, the house gives you ${amount}.`,
    take: (amount: string) => `Claim ${amount}`,
    enough: "You have enough coins to play.",
    waiting: "Available in",
    given: (amount: string) => `${amount} coins are yours. Good luck.`,
    every: { one: "At most once an hour", other: "At most once every # hours" } as PluralForms,
  },
  race: {
    title: "Weekly race",
    lead: "Every coin you bet counts. The ten players who bet the most from Monday to Sunday (UTC) share the prizes.",
    endsIn: "Ends in",
    standings: "Standings",
    place: "Place",
    player: "Player",
    wagered: "Wagered",
    prize: "Prize",
    hidden: "Hidden",
    you: "You",
    simulated: "Simulated player",
    demo: "This is a demo: simulated players race among themselves, and your bets do not count here.",
    none: "Nobody has bet this week yet. The first bet takes the lead.",
    alone: "Nobody else has bet yet this week. The race begins with a second player.",
    oneOther: "One player has bet this week. Your first bet makes it a race.",
    join: "Your first bet of the week puts you in the race.",
    behind: (amount: string) => `${amount} to the next place`,
    toPrizes: (amount: string) => `${amount} to the prizes`,
    total: "Total prizes",
    players: { one: "# player", other: "# players" } as PluralForms,
    last: "Last week’s winners",
    noWinners: "Nobody took part last week.",
    rules:
      "Every bet counts, unless its stake was given back by then. Prizes are paid a few minutes after the week ends.",
  },
};

export type PromotionsWords = typeof en;
