import { languages } from "@fairhouse/protocol/languages.ts";
import type { MailWords } from "./en.ts";

/** The mails in every language of the house; a file for each. */
export const mailWords: readonly MailWords[] = await Promise.all(
  languages.map(async (language) => (await import(`./${language}.ts`))[language]),
);
