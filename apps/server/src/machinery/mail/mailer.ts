import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Mail, openTransport } from "./transport.ts";

/**
 * Sends mails in the background: no answer of the house waits for a mail server, or reveals by its timing that there
 * was a mail.
 */
export interface Mailer {
  /** True if mails are read; otherwise nothing may depend on an answer from a mailbox. */
  readonly delivers: boolean;
  send(mail: Mail): void;
  /** Waits for mails on their way. */
  close(): Promise<void>;
}

/** True if mails are read: with a mail server, or in development, where the log is read. */
export function sendsMail({ smtpUrl, mode }: Pick<Config, "mode" | "smtpUrl">): boolean {
  return smtpUrl !== null || mode !== "production";
}

/**
 * Creates a mailer that uses SMTP if `SMTP_URL` is set. Without it, a house in development writes mails to its log, for
 * the links in them; elsewhere it only logs that a mail was not sent, because a log must not hold secrets that open an
 * account.
 */
export function createMailer(config: Pick<Config, "mode" | "smtpUrl" | "mailFrom" | "houseName">, log: Logger): Mailer {
  const transport = openTransport(config);
  if (transport === null) {
    return {
      delivers: sendsMail(config),
      send: ({ subject, text }) => {
        if (config.mode === "production") log.warn({ subject }, "a mail was not sent: SMTP_URL is not set");
        else log.warn(`mail, written here because SMTP_URL is not set:\n${subject}\n\n${text}`);
      },
      close: async () => undefined,
    };
  }
  const onTheWay = new Set<Promise<void>>();
  return {
    delivers: true,
    send(mail) {
      const sending: Promise<void> = transport
        .deliver(mail)
        .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, "a mail could not be sent"))
        .finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
    },
    async close() {
      await Promise.all(onTheWay);
      transport.close();
    },
  };
}
