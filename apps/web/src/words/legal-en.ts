/** What a house of free coins has to say about itself. Every sentence is true of the software as it is delivered. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly text: readonly string[] }[];
}

export const legalEnglish = {
  terms: (house: string): LegalText => ({
    title: "Terms of Service",
    lead: `${house} is a house of games that are played with free coins. These are its rules, in plain words.`,
    sections: [
      {
        heading: "Coins are not money",
        text: [
          "Coins are counters inside these games. They cannot be bought, sold, given away, exchanged or paid out, and they have no cash value, today or later.",
          "A new account gets coins to start with. Whatever a game pays is paid in the same coins.",
        ],
      },
      {
        heading: "Who may play",
        text: [
          "Adults of 18 years or more, even though nothing but coins can be won. You confirm it once, before your first bet.",
          "One person, one account. Keep its password to yourself: what happens in your account counts as done by you.",
        ],
      },
      {
        heading: "Bets",
        text: [
          "A bet counts from the moment the house has confirmed it, and cannot be taken back then. Amounts are rounded down, once per bet.",
          "A hand that was interrupted waits for you, on any device. When a game is switched off, open hands are ended by the rule that the game’s description names. Stakes of a round that was voided are returned.",
          "What was booked is never changed in silence: a mistake is corrected by an entry of its own that you can see.",
        ],
      },
      {
        heading: "Fairness",
        text: [
          "Every result is sealed before the bet and can be computed again by anybody afterwards. Each game states its exact return. The page on fairness shows how to check, and what it does not protect against.",
        ],
      },
      {
        heading: "Playing together",
        text: [
          "Do not attack the house or the accounts of others, and do not disturb their play. Accounts that do may be closed.",
          "The house may pause games, restart, or end its service. It is offered as it is, free of charge; rights that the law gives you in any case remain.",
        ],
      },
    ],
  }),
  privacy: (house: string): LegalText => ({
    title: "Privacy Policy",
    lead: `What ${house} keeps about you, who sees it, and what it does not do.`,
    sections: [
      {
        heading: "What is kept",
        text: [
          "Your name, e-mail address and the time when you confirmed your age; your password only as a salted hash (Argon2id), which nobody can read back.",
          "Your bets, their results and every movement of coins: they are the books of the house and the proof of its fairness.",
          "For each sign-in the kind of device, the network address and the time, so that you can be protected from strangers.",
        ],
      },
      {
        heading: "What others see",
        text: [
          "The public name that your account was given, beside your bets in the live tables and on the pages of bets. Never your real name or e-mail address.",
        ],
      },
      {
        heading: "Cookies and storage",
        text: [
          "Two cookies keep you signed in and recognise your device; scripts cannot read them. Your browser stores the settings that you chose.",
          "There is no advertising, no tracking and no measuring by others: every file of this site, fonts and pictures included, comes from the house itself.",
        ],
      },
      {
        heading: "How long, and your rights",
        text: [
          "Your data is kept as long as your account exists. You may ask to see it, to have it corrected, and to have your account closed. Entries of the books stay, because they can never be changed, but do not name you.",
          "The operator of this house answers for it and is the one to ask.",
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
          `${house} plays with free coins without cash value. It takes no deposits, pays nothing out and holds no gambling licence.`,
          "Games can take more time than one meant to give, also without money. Stop when it is no longer fun.",
        ],
      },
      {
        heading: "Open source",
        text: [
          "The software is Fairhouse, under the MIT licence: anybody may read, run and change it, the rules of every game included.",
          "Pictures: Fluent Emoji by Microsoft (MIT), Lucide (ISC), and our own. Fonts: Jost and Readex Pro (SIL Open Font License 1.1).",
        ],
      },
    ],
  }),
};

export type LegalWords = typeof legalEnglish;
