import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { Info } from "lucide-react";
import type { GameId } from "../../../catalog.ts";
import { BESIDE, useMedia } from "../use-media.ts";
import { liveWords } from "./words/words.ts";

/** Underlined words that open something, with a hit area large enough for a thumb. */
const LINK =
  "relative inline underline underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-3.5 before:content-['']";

/**
 * Tells players before they bet, where bettors' seeds are mixed into a round, which of their seeds becomes public and
 * where it is set, and beside the stage also why a bet cannot be taken back; on phones the button says that.
 */
export function SeedNote({ game, ofAll = false }: { readonly game: GameId; readonly ofAll?: boolean }) {
  const words = liveWords.useWords();
  const seeds = ofAll ? words.seedNoteOfAll : words.seedNote;
  const context = usePlayContext();
  const beside = useMedia(BESIDE);
  const open = () => context.openFairness({ game, ownSeeds: true });
  if (!beside) {
    return (
      <p className="flex items-center justify-center gap-1.5 text-xs leading-4 text-muted">
        <Info size={14} aria-hidden="true" className="shrink-0" />
        <button type="button" onClick={open} className={LINK}>
          {seeds}
        </button>
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 text-xs leading-4 text-pretty text-muted">
      <Info size={16} aria-hidden="true" className="shrink-0" />
      <span>
        {seeds} {words.seedsStay}{" "}
        <button type="button" onClick={open} className={`${LINK} font-semibold text-accent-text`}>
          {words.ownSeeds}
        </button>
      </span>
    </p>
  );
}
