/** What a mail says in one language: `first`, then its link or code on a line of its own, if it has one, and `last`. */
export interface MailPart {
  /** Without the name of the house, which stands before it. */
  readonly subject: string;
  readonly first: string;
  readonly last: string;
}

type OfHouse = (house: string) => MailPart;

/** The mails to the owner of an account; one file a language, named like it. */
export interface MailWords {
  readonly reset: OfHouse;
  readonly passwordReset: OfHouse;
  readonly passwordChanged: OfHouse;
  /** The code also stands in one subject, where a phone shows it without opening the mail. */
  readonly emailCode: (house: string, code: string) => MailPart;
  readonly emailChanged: OfHouse;
  readonly emailLeft: (house: string, days: number) => MailPart;
  readonly emailRestored: OfHouse;
  readonly signInsFailed: OfHouse;
  readonly codesFailed: OfHouse;
  readonly refused: OfHouse;
  readonly twoFactorOn: OfHouse;
  readonly twoFactorOff: OfHouse;
  readonly closed: OfHouse;
}
