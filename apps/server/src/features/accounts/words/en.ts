/**
 * The text of a mail in one language: `first`, then its link or code on a line of its own, if it has one, and `last`.
 */
export interface MailPart {
  /** Without the name of the house, which precedes it. */
  readonly subject: string;
  readonly first: string;
  readonly last: string;
}

const notYou = "If that was not you, reset your password at once and write to the support of the house.";

/** The mails to the owner of an account. */
export const en = {
  reset: (house: string): MailPart => ({
    subject: "reset your password",
    first: `Somebody asked to reset the password of your account at ${house}. To choose a new one, open this link within an hour:`,
    last: "If that was not you, there is nothing to do: your password stays as it is.",
  }),
  passwordReset: (house: string): MailPart => ({
    subject: "your password was reset",
    first: `The password of your account at ${house} was reset through a link that we sent you. All sessions were signed out.`,
    last: notYou,
  }),
  passwordChanged: (house: string): MailPart => ({
    subject: "your password was changed",
    first: `The password of your account at ${house} was changed. All other sessions were signed out.`,
    last: notYou,
  }),
  emailCode: (house: string): MailPart => ({
    subject: "confirm your e-mail address",
    first: `Somebody wants to use this address for their account at ${house}. If that is you, enter this code on your profile within an hour:`,
    last: "If that was not you, there is nothing to do. Give the code to nobody.",
  }),
  emailChanged: (house: string): MailPart => ({
    subject: "your e-mail address was changed",
    first: `This is now the e-mail address of your account at ${house}. You sign in with it from now on.`,
    last: notYou,
  }),
  emailLeft: (house: string, days: number): MailPart => ({
    subject: "your e-mail address was changed",
    first: `The e-mail address of your account at ${house} was changed, and mail no longer goes to this address. If that was not you, this link moves the account back to this address, sets a new password and signs out every device. It works once, within ${days} days:`,
    last: "If it was you, there is nothing to do.",
  }),
  emailRestored: (house: string): MailPart => ({
    subject: "your e-mail address was restored",
    first: `An account at ${house} has been moved back to its earlier e-mail address through a link that we had sent there. It has a new password, and all sessions were signed out.`,
    last: "If that is a mistake, write to the support of the house.",
  }),
  signInsFailed: (house: string): MailPart => ({
    subject: "somebody is guessing your password",
    first: `Several attempts to sign in to your account at ${house}, or to change it on a device that is signed in, have failed within an hour because of a wrong password. After many more attempts to sign in, only devices that you have used before may try for a while.`,
    last: "If that was you, there is nothing to do. If not, a long password that you use nowhere else, together with two-factor sign-in, keeps your account safe.",
  }),
  codesFailed: (house: string): MailPart => ({
    subject: "somebody knows your password",
    first: `Somebody entered the right password of your account at ${house} and then several wrong codes. None of them was accepted.`,
    last: "If that was not you, change your password now.",
  }),
  refused: (house: string): MailPart => ({
    subject: "no account could be opened",
    first: `Somebody tried to open an account at ${house} with this address. It belongs to an account that is closed or excluded from play, so no new one can be opened with it for now.`,
    last: "If you think this is a mistake, write to the support of the house.",
  }),
  twoFactorOn: (house: string): MailPart => ({
    subject: "two-factor sign-in is on",
    first: `From now on, signing in to your account at ${house} takes a code from your authenticator app. All other sessions were signed out.`,
    last: notYou,
  }),
  twoFactorOff: (house: string): MailPart => ({
    subject: "two-factor sign-in is off",
    first: `Signing in to your account at ${house} no longer takes a code.`,
    last: notYou,
  }),
  closed: (house: string): MailPart => ({
    subject: "your account is closed",
    first: `Your account at ${house} was closed, and your personal data was removed. Thank you for playing.`,
    last: "A ban or exclusion that was in force remains: while it lasts, no new account can be opened with this address.",
  }),
};

export type MailWords = typeof en;
