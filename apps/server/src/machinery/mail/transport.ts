import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";

/** Time after which a silent mail server is given up. */
const TIMEOUT_MS = 15_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The recipient of answers, if not the house. */
  readonly replyTo?: string;
  /** The same for each try, so that mail programs show one mail if two arrive. */
  readonly id?: string;
}

export interface Transport {
  /** Resolves once the mail server has accepted the mail; rejects if it refused or cannot be reached. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** Opens a transport over SMTP; null without `SMTP_URL`. */
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
