import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { CopyButton } from "../fairness/copy-button.tsx";
import { fairnessWords } from "../fairness/words/words.ts";

/**
 * A button that copies the whole proof of a hidden player's bet, for that player to pass on: others are not shown it.
 */
export function CopyProof({ page }: { readonly page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  return (
    <Alert tone="info">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {words.ownHidden}
        <CopyButton text={JSON.stringify(page)} name={words.wholeProof} />
      </span>
    </Alert>
  );
}
