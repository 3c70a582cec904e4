import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { liveWords } from "./words/words.ts";

/** Shows the commitment of the current round, or of the next one. */
export function NextRound({ commitment }: { readonly commitment: string | undefined }) {
  const words = liveWords.useWords();
  if (!commitment) return null;
  return (
    <Tooltip text={words.nextRoundHint}>
      <span className="tabular me-2 text-sm text-muted max-lg:hidden">
        {words.nextRound} <bdi dir="ltr">{`${commitment.slice(0, 4)}…${commitment.slice(-4)}`}</bdi>
      </span>
    </Tooltip>
  );
}
