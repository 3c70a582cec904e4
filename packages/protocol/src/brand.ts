import { z } from "zod";
import { languages } from "./languages.ts";

/** Where the footer says that one can follow the house. */
export const socialNetwork = z.enum(["whatsapp", "linkedin", "facebook", "twitter"]);
export type SocialNetwork = z.infer<typeof socialNetwork>;

/** Texts that an operator can replace. `support` is shown above the support form. */
export const houseTextName = z.enum(["terms", "privacy", "licensing", "support"]);
export type HouseTextName = z.infer<typeof houseTextName>;

const textLanguage = z.enum(languages);

/** Of `GET /api/house`: what the operator configured beyond the name. */
export const brandInfo = z.object({
  /** Networks without an address are not among them. */
  social: z.partialRecord(socialNetwork, z.string()),
  supportEmail: z.string().nullable(),
  /** Whether the house can send mail: to confirm an address, to reset a password. */
  sendsMail: z.boolean(),
  /** Texts that the operator has written; the others are the built-in ones. */
  texts: z.array(houseTextName),
});

export const houseTextQuery = z.object({ language: textLanguage.default("en") });

/** `GET /api/house/texts/:name`. */
export const houseText = z.object({
  /** Not always the one that was asked for: what an operator wrote in one language holds for everybody. */
  language: textLanguage,
  markdown: z.string(),
});
export type HouseText = z.infer<typeof houseText>;
