import type { Mail } from "../../machinery/mail/transport.ts";
import type { MailPart, MailWords } from "./words/en.ts";
import { mailWords } from "./words/words.ts";

type Texts = Omit<Mail, "to">;

/**
 * Mails to the owner of an account: in every language, because it is unknown which one the owner of a mailbox reads.
 */
export const accountMails = {
  reset: (house: string, link: string): Texts => mail(house, (words) => words.reset(house), link),
  passwordReset: (house: string): Texts => mail(house, (words) => words.passwordReset(house)),
  passwordChanged: (house: string): Texts => mail(house, (words) => words.passwordChanged(house)),
  /** Returns a mail whose subject also begins with the code, so that a phone shows it without opening the mail. */
  emailCode(house: string, code: string): Texts {
    const { subject, text } = mail(house, (words) => words.emailCode(house), code);
    return { subject: `${code} · ${subject}`, text };
  },
  emailChanged: (house: string): Texts => mail(house, (words) => words.emailChanged(house)),
  emailLeft: (house: string, link: string, days: number): Texts =>
    mail(house, (words) => words.emailLeft(house, days), link),
  emailRestored: (house: string): Texts => mail(house, (words) => words.emailRestored(house)),
  signInsFailed: (house: string): Texts => mail(house, (words) => words.signInsFailed(house)),
  codesFailed: (house: string): Texts => mail(house, (words) => words.codesFailed(house)),
  refused: (house: string): Texts => mail(house, (words) => words.refused(house)),
  twoFactorOn: (house: string): Texts => mail(house, (words) => words.twoFactorOn(house)),
  twoFactorOff: (house: string): Texts => mail(house, (words) => words.twoFactorOff(house)),
  closed: (house: string): Texts => mail(house, (words) => words.closed(house)),
} as const;

/** Composes a mail; `key` is a link or a code, on a line of its own. */
function mail(house: string, partIn: (words: MailWords) => MailPart, key?: string): Texts {
  const parts = mailWords.map(partIn);
  const texts = parts.map(({ first, last }) => [first, ...(key === undefined ? [] : [key]), last].join("\n\n"));
  return {
    subject: `${house}: ${parts.map(({ subject }) => subject).join(" · ")}`,
    text: `${texts.join("\n\n—\n\n")}\n`,
  };
}
