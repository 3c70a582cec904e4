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
/** Control characters beyond tab and line break; marks of direction and joiners belong to what people write. */
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
  /** Of the page: what the answer should be written in. */
  language: z.enum(languages),
});
export type SupportBody = z.infer<typeof supportBody>;

/** The form in a browser, where fields that may stay empty are empty texts, and a bet may be named by the address of its page. */
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
  /** What the sender quotes when they write again. */
  number: z.int(),
});
export type SupportAnswer = z.infer<typeof supportAnswer>;
