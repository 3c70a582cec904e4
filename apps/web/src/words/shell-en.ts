/** Words of the frame around every page: what navigation, search field and footer need at the first paint. */
export const frameEnglish = {
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
};
export type FrameWords = typeof frameEnglish;
