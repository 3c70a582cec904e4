/** Words of the support panel. */
export const en = {
  title: "Support",
  lead: "Write to the people who run this house.",
  topic: "What is it about?",
  chooseTopic: "Choose a topic",
  topics: {
    account: "Account and sign-in",
    bet: "A bet or a game",
    coins: "Coins and rewards",
    break: "A break from play",
    privacy: "Privacy and my data",
    technical: "Something is not working",
    other: "Something else",
  },
  /** Shown below the topic, where it helps. */
  topicHints: {
    break:
      "Tell us until when. An exclusion starts as soon as it is set and can be made longer, never shorter. Until it ends you cannot place new bets.",
    bet: "Every bet has a page with its proof. Its number or link helps us find it.",
    privacy: "In your profile you can download everything that is kept about you, and close your account.",
  } as Readonly<Record<string, string>>,
  email: "Where can we reach you?",
  emailOfAccount: (email: string) => `We will reply to the address of your account, ${email}.`,
  message: "Your message",
  messageHint: "Never send us a password or a code. Nobody here will ask for one.",
  left: (count: string) => `${count} characters left`,
  betId: "Bet number or link, if this is about a bet",
  send: "Send message",
  sent: "Your message has arrived",
  number: "Number",
  sentText: (email: string) => `Keep this number. We will reply to ${email}.`,
  another: "Write another message",
  byMail: "Or by email:",
  tooMany: "That was a lot of messages in a short time. Try again in a quarter of an hour.",
  /** Keys are messages of the protocol's schemas and of the server. */
  validation: {
    "Choose a topic": "Choose a topic",
    "Message is required": "Message is required",
    "Message is too long": "At most 4,000 characters",
    "Contains characters that a message cannot have": "Contains characters that are not allowed in a message",
    "This is no bet number": "This is not a bet number. You will find it on the bet’s page.",
    "There is no bet with this number": "There is no bet with this number",
    "Email is required": "Email is required",
    "Email must be a valid email address": "Email must be a valid email address",
  } as Readonly<Record<string, string>>,
};
export type SupportWords = typeof en;
