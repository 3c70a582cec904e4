import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Config } from "../config.ts";

/** After this a silent mail server is given up. */
const TIMEOUT_MS = 15_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends in the background: no answer of the house waits for a mail server, or tells by its time whether there was a mail. */
export interface Mailer {
  send(mail: Mail): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/**
 * By SMTP when `SMTP_URL` is set. Without it, a house in development writes mails to its log, for the links in them;
 * elsewhere it only says that a mail was not sent, because a log must not hold what opens an account.
 */
export function createMailer(config: Pick<Config, "mode" | "smtpUrl" | "mailFrom" | "houseName">, log: Logger): Mailer {
  const { smtpUrl, mode } = config;
  if (smtpUrl === null) {
    return {
      send: ({ subject, text }) => {
        if (mode === "production") log.warn({ subject }, "a mail was not sent: SMTP_URL is not set");
        else log.warn(`mail, written here because SMTP_URL is not set:\n${subject}\n\n${text}`);
      },
      close: async () => undefined,
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const from = { name: config.houseName, address: config.mailFrom };
  const onTheWay = new Set<Promise<void>>();
  return {
    send({ to, subject, text }) {
      const sending: Promise<void> = transport
        .sendMail({ from, to: { name: "", address: to }, subject, text })
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, subject }, "a mail could not be sent"),
        )
        .finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
    },
    async close() {
      await Promise.all(onTheWay);
      transport.close();
    },
  };
}
