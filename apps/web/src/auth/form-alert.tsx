import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";

/** The red alert of a refused sign-in. Each refusal gets a new one, so that it is announced again. */
export function FormAlert({ refusal }: { refusal: { readonly count: number; readonly error: unknown } | null }) {
  const words = errorWords.useWords();
  if (refusal === null) return null;
  return (
    <Alert key={refusal.count} tone="error">
      {textOfError(words, refusal.error)}
    </Alert>
  );
}
