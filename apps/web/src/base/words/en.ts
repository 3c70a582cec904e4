/** Every visible word of the shell and its pages. Functions if a phrase has parts; numbers arrive formatted. */
export const en = {
  skipToContent: "Skip to content",
  adultsOnly: "For adults only",
  close: "Close",
  loading: "Loading",
  retry: "Try again",
  toHome: "Go to home",
  play: (game: string) => `Play ${game}`,
  navigation: {
    label: "Main navigation",
    home: "Home",
    profile: "Profile",
    games: "Games",
    bets: "Bets",
    fairness: "Fairness",
    collapse: "Collapse navigation",
    expand: "Expand navigation",
  },
  topBar: {
    signIn: "Sign in",
    toHome: (house: string) => `${house}, home`,
    balance: "Balance",
    playCoins: "Play coins",
    noCashValue: "Free play coins without cash value",
    account: "Account",
    notices: "Notices",
    logOut: "Log out",
    logOutFailed: "You are still signed in: the house could not be reached.",
  },
  footer: {
    about: "A house of games where every result can be checked. Open source, and played with free coins.",
    platform: "Platform",
    aboutUs: "About us",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    licensing: "Licensing & regulatory",
  },
  offline: {
    title: "You are offline.",
    text: "Bets are paused until the connection is back. No bet that you placed is lost.",
  },
  shut: "Play is paused while the house checks its database. No stake is lost.",
  draining: "The house is about to restart. Open hands and rounds will finish; new bets are paused for a moment.",
  frame: {
    /** The specification's words. */
    search: "Search for the games ...",
    openSearch: "Search",
    menu: "Menu",
    settings: "Settings",
    newTab: "(opens in a new tab)",
    switchedOff: "Switched off at the moment",
    fairnessCaption: "Check every result",
    api: "API",
    apiCaption: "For developers",
    support: "Support",
    promotions: "Promotion Rewards",
    profileSettings: "Profile Settings",
    wallet: "Wallet",
    followUs: "Follow us",
    networks: { whatsapp: "WhatsApp", linkedin: "LinkedIn", facebook: "Facebook", twitter: "Twitter" },
    /** Headings of the groups in search. */
    pages: "Pages",
    more: "More",
  },
  /** Titles of pages in the browser’s tab. */
  titles: {
    home: "Home",
    profile: "Profile",
    bet: "Bet",
    round: "Round",
    signIn: "Sign in",
    signUp: "Sign Up",
    forgotPassword: "Forgot password?",
    newPassword: "New password",
    restoreEmail: "Recover your account",
    claim: "Claim this house",
    notFound: "Page not found",
  },
  error: {
    /** The specification's words. */
    title: "Unexpected Application Error!",
    missingText:
      "Some files of this page are gone: the house was probably just updated, or the connection failed. Reload the page to get its new version.",
    reload: "Reload the page",
  },
};

export type SiteWords = typeof en;
