import { z } from "zod";
import { email } from "./account.ts";
import { languages } from "./languages.ts";

export const supportTopic = z.enum(
  ["account", "bet", "coins", "break", "privacy", "technical", "other"],
  "Choose a topic",
);
export type SupportTopic = z.infer<typeof supportTopic>;

export const MESSAGE_LENGTH = 4000;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** Control characters except tab and line break; direction marks and joiners belong to what people write. */
const CONTROL = /(?![\n\t])\p{Cc}/u;

const message = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .pipe(
    z
      .string()
      .min(1, "Message is required")
      .max(MESSAGE_LENGTH, "Message is too long")
      .refine((text) => !CONTROL.test(text), "Contains characters that a message cannot have"),
  );
const betId = z.uuid("This is no bet number");

/** `POST /api/support`. Visitors must leave their address; a player's is known. */
export const supportBody = z.strictObject({
  topic: supportTopic,
  message,
  email: email.optional(),
  betId: betId.optional(),
  /** Language of the page, in which the answer should be written. */
  language: z.enum(languages),
});
export type SupportBody = z.infer<typeof supportBody>;

/**
 * Returns the schema of the form in a browser, where optional fields are empty texts and a bet may be named by the
 * address of its page.
 */
export const supportForm = (ofVisitor: boolean) =>
  z.object({
    topic: supportTopic,
    message,
    email: ofVisitor ? email : z.string(),
    betId: z
      .string()
      .transform((text) => UUID.exec(text)?.[0] ?? text.trim())
      .pipe(z.union([z.literal(""), betId], "This is no bet number")),
  });

export const supportAnswer = z.object({
  /** Number that the sender quotes when they write again. */
  number: z.int(),
});
export type SupportAnswer = z.infer<typeof supportAnswer>;
