import type { FieldError } from "react-hook-form";
import { useProblemText } from "../auth/form-parts.tsx";
import { accountWords } from "./words/words.ts";

/** Returns the words for problems found by a schema: the account's own, or else those of the sign-in. */
export function useAccountProblems(): (error: FieldError | undefined) => string | null {
  const { validation } = accountWords.useWords();
  const say = useProblemText();
  return (error) => validation[error?.message ?? ""] ?? say(error);
}
