import type { FieldError } from "react-hook-form";
import { useProblemText } from "../auth/form-parts.tsx";
import { accountWords } from "./words/words.ts";

/** The words for what a schema finds wrong: the account's own, else those of the sign-in. */
export function useAccountProblems(): (error: FieldError | undefined) => string | null {
  const { validation } = accountWords.useWords();
  const say = useProblemText();
  return (error) => validation[error?.message ?? ""] ?? say(error);
}
