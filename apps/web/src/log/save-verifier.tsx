import { logWords } from "./words/words.ts";

/** Saves the page that checks proofs without the house; `apps/web/offline-verifier.ts` builds it. */
export function SaveVerifier() {
  return (
    <a href="/verify-proof.html" download className="font-medium text-accent-text underline underline-offset-4">
      {logWords.useWords().saveVerifier}
    </a>
  );
}
