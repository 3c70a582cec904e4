import { languages } from "@fairhouse/protocol/languages.ts";
import type { MailWords } from "./en.ts";

/**
 * The mails in every language of the house, a file for each. The path leads out of the folder and back in: Vite, which
 * runs the tests, refuses to look for files beside the importing one, because that could be one of them.
 */
export const mailWords: readonly MailWords[] = await Promise.all(
  languages.map(async (language) => (await import(`../words/${language}.ts`))[language]),
);
