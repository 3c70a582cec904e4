import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";

/** After this a silent mail server is given up. */
const TIMEOUT_MS = 15_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer reaches, instead of the house. */
  readonly replyTo?: string;
  /** The same for each try, so that mail programs show one mail when two arrive. */
  readonly id?: string;
}

export interface Transport {
  /** Resolves when the mail server has taken the mail; rejects when it has not, or is not there. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** By SMTP; null without `SMTP_URL`. */
export function openTransport({
  smtpUrl,
  houseName,
  mailFrom,
}: Pick<Config, "smtpUrl" | "houseName" | "mailFrom">): Transport | null {
  if (smtpUrl === null) return null;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const from = { name: houseName, address: mailFrom };
  return {
    async deliver({ to, subject, text, replyTo, id }) {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
        ...(id === undefined ? {} : { messageId: id }),
      });
    },
    close: () => transport.close(),
  };
}
