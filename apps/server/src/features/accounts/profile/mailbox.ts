import { createHmac } from "node:crypto";

/** Domains of the one provider that ignores dots before the @, mapped to a common name. */
const DOTS_IGNORED: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/**
 * Returns the mailbox that an address leads to: without case, without a `+tag` (which nearly every provider delivers to
 * the same mailbox), and for Gmail without dots. With a provider that treats `+` as an ordinary character, two people
 * may count as one: this costs a refusal that the operator can lift, while the opposite choice would let one character
 * undo an exclusion.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).replace(/\.$/, "");
  const tag = address.indexOf("+", 1);
  const local = address.slice(0, tag > 0 && tag < at ? tag : at);
  const shared = DOTS_IGNORED[domain];
  return shared === undefined ? `${local}@${domain}` : `${local.replaceAll(".", "")}@${shared}`;
}

/** The stored hash of a mailbox: it reveals nothing without the key, and with it only if it is a given address. */
export type MailboxHash = (email: string) => Buffer;

export function createMailboxHash(key: Buffer): MailboxHash {
  return (email) =>
    createHmac("sha256", key)
      .update(`mailbox:${mailboxOf(email)}`)
      .digest();
}
