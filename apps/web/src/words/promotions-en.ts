import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words of the promotions panel. */
export const promotionsEnglish = {
  title: "Promotion rewards",
  lead: "Free play coins, paid by the house. They have no cash value.",
  failed: "The rewards could not be loaded.",
  signInTo: "Sign in to take it",
  daily: {
    title: "Daily reward",
    lead: "Come back seven days in a row and the reward grows. Miss a day and it starts again.",
    days: "Seven days",
    day: (day: string) => `Day ${day}`,
    take: (amount: string) => `Take ${amount}`,
    taken: "Taken",
    today: "Today",
    takenToday: (amount: string) => `${amount} coins are yours. See you tomorrow.`,
    next: "Next reward in",
    streak: { one: "# day in a row", other: "# days in a row" } as PluralForms,
    utc: "A day starts at 00:00 UTC.",
  },
  freeCoins: {
    title: "Free coins",
    lead: (amount: string, below: string) =>
      `When balance and open bets together are under ${below}, the smallest bet, the house gives ${amount}.`,
    take: (amount: string) => `Take ${amount}`,
    enough: "You have enough coins to play.",
    waiting: "Again in",
    given: (amount: string) => `${amount} coins are yours. Good luck.`,
    every: { one: "At most once an hour", other: "At most once every # hours" } as PluralForms,
  },
  race: {
    title: "Weekly race",
    lead: "Every coin that you bet counts. The ten who bet most from Monday to Sunday (UTC) share the prizes.",
    endsIn: "Ends in",
    standings: "Standings",
    place: "Place",
    player: "Player",
    wagered: "Wagered",
    prize: "Prize",
    hidden: "Hidden",
    you: "You",
    none: "Nobody has bet this week. The first bet leads.",
    join: "Your first bet of the week puts you in the race.",
    behind: (amount: string) => `${amount} more to the next place`,
    toPrizes: (amount: string) => `${amount} more to the prizes`,
    total: "Prizes in all",
    players: { one: "# player", other: "# players" } as PluralForms,
    last: "Winners of last week",
    noWinners: "Nobody took part last week.",
    rules: "Bets count when they are settled and not given back. Prizes are paid a few minutes after the week ends.",
  },
};

export type PromotionsWords = typeof promotionsEnglish;
