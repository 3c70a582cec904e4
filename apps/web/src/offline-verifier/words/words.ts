import type { Language } from "@fairhouse/protocol/languages.ts";
import { ar } from "./ar.ts";
import { en, type VerifierWords } from "./en.ts";

/** The words in every language: the one file has all of them. */
export const verifierWords: Readonly<Record<Language, VerifierWords>> = { en, ar };
