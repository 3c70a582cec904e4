/** Words for a player who has just registered. */
export const en = {
  title: (name: string) => `Welcome, ${name}`,
  yours: "These coins are yours to play with",
  firstGame: "Where do you want to start?",
  lookAround: "Look around first",
};

export type WelcomeWords = typeof en;
