import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Mail, openTransport } from "./transport.ts";

/** Sends in the background: no answer of the house waits for a mail server, or tells by its time whether there was a mail. */
export interface Mailer {
  /** Whether somebody reads what is sent; without, nothing may wait for an answer from a mailbox. */
  readonly delivers: boolean;
  send(mail: Mail): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/** Whether what is sent is read by somebody: with a mail server, or in development, where the log is read. */
export function sendsMail({ smtpUrl, mode }: Pick<Config, "mode" | "smtpUrl">): boolean {
  return smtpUrl !== null || mode !== "production";
}

/**
 * By SMTP when `SMTP_URL` is set. Without it, a house in development writes mails to its log, for the links in them;
 * elsewhere it only says that a mail was not sent, because a log must not hold what opens an account.
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
