/** Pages that are small enough to share a catalogue. */
export const en = {
  game: {
    bets: "Bets",
    about: (game: string) => `About ${game}`,
    loading: (game: string) => `${game} is loading`,
    broke: "You don’t have enough coins for the smallest bet.",
    freeCoins: "Free coins",
    off: "This game is switched off at the moment. Open hands and rounds will still finish.",
  },
  claim: {
    title: "Claim this house",
    text: "The account that you are signed in with becomes the administrator. The link works once, within an hour of the first start.",
    confirm: "Become administrator",
    signedOut: "Sign in first, with the account that will run this house.",
    done: "You are now the administrator of this house.",
  },
  notFound: {
    title: "Page not found",
    text: "There is nothing at this address. Check it for typos, or start again from the home page.",
    games: "Or play one of the games",
  },
};

export type PageWords = typeof en;
