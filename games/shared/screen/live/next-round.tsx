import { Tooltip } from "@fairhouse/ui/components/tooltip.tsx";
import { liveWords } from "./words/words.ts";

/** What the round in play, or the next one, is committed to. */
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
