/** Statements of a house of free coins about itself. Every sentence is true of the software as delivered. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly text: readonly string[] }[];
}

export const en = {
  failed: "This text could not be loaded.",
  question: "A question about this?",
  askSupport: "Write to support",
  terms: (house: string): LegalText => ({
    title: "Terms of Service",
    lead: `${house} is a house of games that are played with free coins. These are its rules, in plain words.`,
    sections: [
      {
        heading: "Coins are not money",
        text: [
          "Coins are counters inside these games. They cannot be bought, sold, given away, exchanged or paid out, and they have no cash value, today or later.",
          "A new account gets coins to start with, and more come as daily rewards, as free coins when you have run out, and as prizes of the weekly race. Whatever a game pays is paid in the same coins.",
          "Without an account you can try the games with guest coins. They live in your browser alone, never become coins of an account, and the house keeps no record of them.",
          "Nothing here can be bought, and nothing that you win here is worth anything elsewhere.",
        ],
      },
      {
        heading: "Who may play",
        text: [
          "Adults aged 18 or over, or older where the law of your country requires it, even though only coins can be won. You confirm this once, before your first bet.",
          "One person, one account. Keep its password to yourself: you are responsible for whatever happens in your account. If you think that somebody else has been in it, change the password and sign out the other sessions in your profile.",
        ],
      },
      {
        heading: "Bets",
        text: [
          "The smallest and the largest stake are shown with every bet. A bet counts from the moment the house has confirmed it. It cannot be taken back after that, except in a live game whose table offers it, until betting closes. Amounts are rounded down, once per bet.",
          "A hand that was interrupted waits for you, on any device. When nobody touches a hand for weeks, or its game is removed, it is ended by the rule in the game’s description. Stakes of a round that was voided are returned.",
          "What has been recorded is never changed silently: a mistake is corrected by a separate entry, which you can see.",
        ],
      },
      {
        heading: "Fairness",
        text: [
          "Every result is sealed before the bet and can be computed again by anybody afterwards. Each game states its exact return; over many bets the house keeps the rest, in coins. The fairness page shows how to check a result, and what the proof does not protect against.",
        ],
      },
      {
        heading: "Rewards and the race",
        text: [
          "The rules of each reward stand beside its button. Rewards are meant for playing, not for collecting: coins that one person has gathered through several accounts may be taken back, by an entry that they can see.",
        ],
      },
      {
        heading: "Taking a break",
        text: [
          "Write to support when you want to stop for a while, or for good. An exclusion lasts until the day that you name and starts as soon as it is set; it can be made longer, never shorter. Until it ends, your account takes no new bets and no rewards; open hands may be finished.",
          "You can close your account yourself at any time, in your profile. Its coins end with it.",
        ],
      },
      {
        heading: "Playing together",
        text: [
          "Do not attack the house or the accounts of others, and do not disturb their play. Accounts that do may be closed for play; you may ask support why, and object.",
          "Programs may play through the public interface of the house, within the limits that apply to everybody.",
        ],
      },
      {
        heading: "What we promise, and what we do not",
        text: [
          "The house may pause games, and restart, change or end its service. It is offered as it is and free of charge; rights that the law gives you in any case remain yours.",
          "When these terms change, the new ones are shown here and apply to bets placed afterwards.",
        ],
      },
    ],
  }),
  privacy: (house: string): LegalText => ({
    title: "Privacy Policy",
    lead: `What ${house} keeps about you, why, for how long, who sees it, and what it does not do.`,
    sections: [
      {
        heading: "Who is responsible",
        text: [
          `The operator of ${house} decides what happens with your data. Ask them through support, where “Privacy and my data” is a topic of its own.`,
        ],
      },
      {
        heading: "What is kept",
        text: [
          "Your account: first and last name, e-mail address, public name, picture, the settings of your games, who referred you, and when you confirmed your age. Your password only as a salted hash (Argon2id), which nobody can read back; the secret of a second factor is encrypted, and recovery codes are kept as hashes.",
          "Your play: every bet with its stake, result and seeds, every movement of coins, your rewards, your places in races, and daily totals of all of these. They are the books of the house and the proof of its fairness.",
          "Your sessions: for each sign-in, the name that the browser gives itself, the network address and the times, so that you and the house can tell you from strangers. You can see them in your profile.",
          "Your notices: what the bell tells you, sign-ins from new devices included.",
          "Your messages to support, with the address that you leave if you write as a visitor.",
        ],
      },
      {
        heading: "The legal basis",
        text: [
          "Account and play are needed for the service that you asked for (Art. 6(1)(b) GDPR). Sessions, limits on attempts and the record of changes protect you, others and the house (Art. 6(1)(f)). Nothing is decided about you by profiling, nothing is sold, and no newsletter is sent.",
        ],
      },
      {
        heading: "What others see",
        text: [
          "Your public name, which was chosen for you at random and can be changed, beside your bets in the live tables, on the pages of bets, on the leaderboards and in the race; or “Hidden”, if you choose so in your profile. Never your real name or e-mail address.",
          "The people who run this house see what they need to run it. Whatever they do to an account is recorded with its reason, and that record is never deleted. Your download holds what they did to yours, without their names.",
          "Mails to you, and messages to support, pass through the operator’s mail provider. Nobody else is given anything unless the law demands it.",
        ],
      },
      {
        heading: "Cookies and storage",
        text: [
          "Four cookies, all of this house and none for advertising. “refresh” keeps you signed in, for 30 days after your last visit and at most 90 days after you signed in, unless the operator has set it otherwise. “session” only says that there is such a cookie, so that the page does not have to ask. “device” recognises a browser that you signed in with, for a year. “ref” remembers for 30 days who referred you, and only if you came by such a link. Over an encrypted connection their names begin with “__Host-”. Scripts cannot read “refresh” and “device”.",
          "Your browser itself keeps the language, look and game settings that you chose, what a game remembers for you, your guest coins and guest bets if you play without an account, and your access token until the tab is closed.",
          "There is no advertising, no tracking and no analytics by third parties: every file of this site, fonts and pictures included, comes from the house itself.",
        ],
      },
      {
        heading: "How long",
        text: [
          "As long as your account exists. When you close it, your name, address, password, devices, network addresses, notices, settings and messages are removed at once. Bets and movements stay, because books that can be changed prove nothing, but they no longer name anybody. While a ban or an exclusion lasts, a hash of your address is kept; all it can do is recognise the address when somebody enters it again.",
          "A message to support is deleted a year after it was answered; copies in the operator’s mailbox follow the operator’s own rules. Links in mails work for an hour, the one to an earlier address for seven days, which is how long that address is kept. The log of sign-ins, with network addresses, is kept as long as the operator keeps logs. Backups of the operator may hold deleted data until they are replaced.",
        ],
      },
      {
        heading: "Your rights",
        text: [
          "You can see and download everything that is kept about you, correct your name and address, and have your account erased: all three in your profile, without asking anybody.",
          "Beyond that you may ask for processing to be restricted, object to what is done to protect the house, and complain to the data protection authority of your country.",
        ],
      },
    ],
  }),
  licensing: (house: string): LegalText => ({
    title: "Licensing & regulatory",
    lead: "What kind of house this is, and what it is made of.",
    sections: [
      {
        heading: "No gambling for money",
        text: [
          `${house} plays with free coins without cash value. It takes no deposits, pays nothing out and sells nothing. Where gambling means staking something of value to win something of value, this is not gambling, and the house holds no gambling licence and is supervised by no gambling authority.`,
          "Laws differ. If games of this kind are forbidden where you live, even without money, you may not play here.",
        ],
      },
      {
        heading: "Play that stays play",
        text: [
          "Games can take more time than you meant to give them, even without money, and winning coins here says nothing about games for money elsewhere. Stop when it is no longer fun.",
          "Support can exclude your account until a day that you name, and counselling services in your country can help, free of charge and in confidence.",
        ],
      },
      {
        heading: "Games and chance",
        text: [
          "No laboratory has certified these games. Instead their rules are public, their exact returns are computed and not estimated, and anybody can verify every result, with our tools or with other people’s.",
        ],
      },
      {
        heading: "Open source",
        text: [
          "The software is Fairhouse, under the MIT licence: anybody may read, run and change it, the rules of every game included.",
          "Pictures: Fluent Emoji by Microsoft (MIT), Lucide (ISC), and our own. Fonts: Jost and Readex Pro (SIL Open Font License 1.1). It runs on Node.js (MIT) and PostgreSQL (PostgreSQL License).",
        ],
      },
    ],
  }),
  software: {
    title: "Libraries it is built with",
    text: "Each brings others of its own; all of them are free software.",
  },
};

export type LegalWords = typeof en;
