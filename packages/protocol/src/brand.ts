import { z } from "zod";
import { languages } from "./languages.ts";

/** Networks on which one can follow the house; the footer links to them. */
export const socialNetwork = z.enum(["whatsapp", "linkedin", "facebook", "twitter"]);
export type SocialNetwork = z.infer<typeof socialNetwork>;

/** Texts that an operator can replace. `support` is shown above the support form. */
export const houseTextName = z.enum(["terms", "privacy", "licensing", "support"]);
export type HouseTextName = z.infer<typeof houseTextName>;

const textLanguage = z.enum(languages);

/** Part of `GET /api/house`: what the operator configured beyond the name. */
export const brandInfo = z.object({
  /** Networks without an address are left out. */
  social: z.partialRecord(socialNetwork, z.string()),
  supportEmail: z.string().nullable(),
  /** True if the house can send mail, to confirm an address or to reset a password. */
  sendsMail: z.boolean(),
  /** Texts that the operator has written; the others are built in. */
  texts: z.array(houseTextName),
});

export const houseTextQuery = z.object({ language: textLanguage.default("en") });

/** `GET /api/house/texts/:name`. */
export const houseText = z.object({
  /** May differ from the language that was asked for: a text written in only one language holds for everybody. */
  language: textLanguage,
  markdown: z.string(),
});
export type HouseText = z.infer<typeof houseText>;
